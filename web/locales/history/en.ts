/** The texts of the history of boards, in English. */
import { number, plural } from '../english';

export const enHistory = {
  title: 'History',
  close: 'Close',
  about: 'Your recent boards, kept in this browser only.',
  empty: 'No boards yet. A board appears here once you enter something.',
  daily: 'Daily',
  solved: 'Solved',
  progress: (filled: number, blank: number) => `${number(filled)} of ${plural(blank, 'cell')}`,
  open: 'Open',
  delete: 'Delete',
  restore: 'Undo',
  export: 'Export',
  import: 'Import…',
  deleteAll: 'Delete all…',
  question: (count: number) => `Delete ${plural(count, 'board')}? This cannot be undone.`,
  deleteNow: 'Delete',
  said: {
    deleted: 'Deleted.',
    exported: (name: string) => `Saved as ${name}.`,
    imported: (count: number) => `${plural(count, 'board')} imported.`,
    invalid: (count: number) => `${plural(count, 'board')} could not be read.`,
    none: 'This file is not a Jiugong history.',
    newer: 'This file was made by a newer version of Jiugong.',
    large: 'This file is too large.',
    unread: 'The file could not be read.',
    unreadable: 'This board cannot be read.',
    off: 'This browser cannot keep a history: storage is full, not allowed, or in use by a newer version of Jiugong.',
  },
};

export type HistoryMessages = typeof enHistory;
