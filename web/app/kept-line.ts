/** The end of each panel: what becomes of what a person enters. */
import { html, type TemplateResult } from 'lit';
import type { PageMessages } from '../locales/page-messages';
import { step } from './form';
import type { Kept } from './keeper';

export function keptLine(kept: Kept, { page }: PageMessages, onErase: () => void): TemplateResult {
  const words = page.kept;
  if (kept === 'nowhere') return html`<p class="privacy">${page.privacy} ${words.nowhere}</p>`;
  return html`<div class="privacy">
    <p>${page.privacy} ${words.where}</p>
    ${step(words.erase, kept === 'something', onErase)}
  </div>`;
}
