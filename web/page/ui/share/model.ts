/** The state of the dialog as plain data. */
import type { Layout } from '../../../board/layout';
import { FIRST_LOOK, type Look } from '../embed/look';

/** How much of a board is shared. */
export type Content = 'puzzle' | 'work' | 'answer';

/** Formats of the engine, of which `cells` is its JSON, and two of the page. */
export type TextForm = 'line' | 'rows' | 'boxed' | 'cells' | 'cases' | 'markdown' | 'json';

/** Those that people use, first; the others are for programs. */
export const COMMON_FORMS: readonly TextForm[] = ['line', 'rows', 'boxed'];

export type FileKind = 'sdk' | 'sdm' | 'svg' | 'png';

/** A puzzle for another page. */
export interface Embedded {
  /** A text that the element reads. */
  readonly puzzle: string;
  /** The shape of its board. */
  readonly layout: Layout;
}

/** Links that open the puzzle in other programs, with the words of the panel. */
export interface Elsewhere {
  readonly title: string;
  readonly links: readonly { readonly name: string; readonly address: string }[];
  /** What is said of them: that nothing is sent, and what the programs do not get. */
  readonly notes: readonly string[];
}

/** The last event, which is shown until the next one. */
export type Said =
  | { readonly kind: 'copied' | 'notCopied' | 'notSaved' | 'sent' | 'notSent' }
  | { readonly kind: 'saved'; readonly name: string };

/** How a board comes to another page: an element with our script or a copy of it, or a frame. */
export type Way = 'script' | 'copy' | 'frame';

/** A page opened from a file has no address that works on other sites. */
export const waysFrom = (site: string): readonly Way[] =>
  site.startsWith('file:') ? ['copy'] : ['script', 'copy', 'frame'];

export interface Sharing {
  readonly open: boolean;
  /** The requested content; if the board does not have it, the puzzle is shared. */
  readonly content: Content;
  readonly way: Way;
  readonly look: Look;
  readonly said: Said | null;
}

export const NOT_SHARING: Sharing = {
  open: false,
  content: 'work',
  way: 'script',
  look: FIRST_LOOK,
  said: null,
};

/**
 * Resets the content each time: a person who shared an answer once may not want to give the next
 * one away.
 */
export const openDialog = (sharing: Sharing): Sharing => ({
  ...sharing,
  open: true,
  content: 'work',
  said: null,
});

/** The content to share: the requested one if available, else the puzzle. */
export const chosenContent = (contents: readonly Content[], requested: Content): Content =>
  contents.includes(requested) ? requested : 'puzzle';

/** The most puzzles to print: more would block the page or the printer for minutes. */
export const MAX_PRINTED = 400;
