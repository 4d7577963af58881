/** The icons of the actions of a board, on the page and of the element. */
import { html, svg, type TemplateResult } from 'lit';

export const UNDO = svg`<path d="M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11h-4" />`;
export const REDO = svg`<path d="M15.5 4.5 20 9l-4.5 4.5M20 9H10a5.5 5.5 0 0 0 0 11h4" />`;
export const CHECK = svg`<path d="m4.5 12.5 5 5 10-11" />`;

export const named = (icon: TemplateResult, name: string): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true">${icon}</svg><span>${name}</span>`;
