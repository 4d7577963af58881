/** What is typed into the dialog to paste, as plain data: it stays when that is closed, until it is on the board. */
export interface Pasting {
  readonly isOpen: boolean;
  readonly draft: string;
  /** The text that the draft was made from: one that it was opened with, or that was to be put on the board. */
  readonly from: string;
}

export const NOTHING_TYPED: Pasting = { isOpen: false, draft: '', from: '' };

export const opened = (pasting: Pasting): Pasting => ({ ...pasting, isOpen: true });

/** Open with a text, or with the draft that was made from it. */
export const openedWith = (pasting: Pasting, text: string): Pasting =>
  text === pasting.from && pasting.draft !== ''
    ? opened(pasting)
    : { isOpen: true, draft: text, from: text };

export const typed = (pasting: Pasting, draft: string): Pasting => ({ ...pasting, draft });

export const tried = (pasting: Pasting): Pasting => ({ ...pasting, from: pasting.draft });

/** An emptied field is one in which nothing was typed. */
export function closed(pasting: Pasting): Pasting {
  if (!pasting.isOpen) return pasting;
  return pasting.draft.trim() === '' ? NOTHING_TYPED : { ...pasting, isOpen: false };
}

/** After something came onto the board: null for what is no text. */
export const closedAfter = (pasting: Pasting, text: string | null): Pasting =>
  text === pasting.draft ? NOTHING_TYPED : closed(pasting);
