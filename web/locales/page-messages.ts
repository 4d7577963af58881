/** The texts of the whole page: those of a board, and those of the panels beside it. */
import { enRotate, type RotateMessages } from './en-rotate';
import { lookUp, messagesFor, type Messages } from './messages';

export interface PageMessages extends Messages {
  readonly rotate: RotateMessages;
}

const catalogues: ReadonlyMap<string, RotateMessages> = new Map([['en', enRotate]]);

/** The texts for a language tag; English where there are none. */
export const pageMessagesFor = (tag: string): PageMessages => ({
  ...messagesFor(tag),
  rotate: lookUp(catalogues, tag) ?? enRotate,
});
