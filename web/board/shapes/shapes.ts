/**
 * What boards of other shapes need beyond a classic sudoku. The page adds it (`add.ts`), and the
 * script for other sites, which have classic boards only, does without.
 */
import type { Messages } from '../../locales/messages';
import type { Clash } from '../clashes';
import type { Layout } from '../layout';

export interface Shapes {
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
