/** The texts of the whole page: those of a board, and those of the panels beside it. */
import { enRotate, type RotateMessages } from './en-rotate';
import { enVariants, type VariantsMessages } from './en-variants';
import { enShare, type ShareMessages } from './share/en';
import { lookUp, messagesFor, type Messages } from './messages';

interface PanelMessages {
  readonly rotate: RotateMessages;
  readonly variants: VariantsMessages;
  readonly share: ShareMessages;
}

export interface PageMessages extends Messages, PanelMessages {}

const en: PanelMessages = { rotate: enRotate, variants: enVariants, share: enShare };

const catalogues: ReadonlyMap<string, PanelMessages> = new Map([['en', en]]);

/** The texts for a language tag; English where there are none. */
export const pageMessagesFor = (tag: string): PageMessages => ({
  ...messagesFor(tag),
  ...(lookUp(catalogues, tag) ?? en),
});
