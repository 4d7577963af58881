/**
 * What boards of other shapes need beyond a classic sudoku. The page adds it (`add.ts`), and the
 * script for other sites, which have classic boards only, does without.
 */
import type { TemplateResult } from 'lit';
import type { Messages } from '../../locales/messages';
import type { Clash } from '../clashes';
import type { Layout } from '../layout';

/** What is shown of a layout besides its cells. */
export interface ShapeView {
  /** The size, for the style sheet. */
  readonly style: string;
  readonly lines: TemplateResult;
  /** More names of classes of a cell. */
  readonly nameOf: (cell: number) => string;
  /** What is shown above the content of a cell. */
  readonly over: (cell: number) => TemplateResult;
}

export interface Shapes {
  readonly shapeView: (layout: Layout) => ShapeView;
  /** A cell that is not part of the puzzle. */
  readonly voidCell: (texts: Messages) => TemplateResult;
  readonly adoptStyles: (root: ShadowRoot) => void;
  /** The names of the regions of each cell, rows and columns left out. */
  readonly regionNames: (layout: Layout, texts: Messages) => readonly (readonly string[])[];
  /** A broken rule in words; `names` are those of its cells. */
  readonly clashWord: (clash: Clash, layout: Layout, names: string, texts: Messages) => string;
}

let added: Shapes | null = null;

export function addShapes(shapes: Shapes): void {
  added = shapes;
}

export function shapes(): Shapes {
  if (added === null) throw new TypeError('this script has classic boards only');
  return added;
}
