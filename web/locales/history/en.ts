/** The texts of the history of boards, in English. */
import { number, plural } from '../english';

export const enHistory = {
  title: 'History',
  close: 'Close',
  about: 'The boards that you played last. They are in this browser only.',
  empty: 'There is no board yet. A board appears here once you have entered something.',
  solved: 'Solved',
  progress: (filled: number, blank: number) => `${number(filled)} of ${plural(blank, 'cell')}`,
  open: 'Open',
  delete: 'Delete',
  restore: 'Undo',
  export: 'Export',
  import: 'Import …',
  deleteAll: 'Delete all …',
  question: (count: number) => `Delete ${plural(count, 'board')}? This cannot be undone.`,
  deleteNow: 'Delete',
  said: {
    deleted: 'Deleted.',
    exported: (name: string) => `Saved as ${name}.`,
    imported: (count: number) => `${plural(count, 'board')} imported.`,
    invalid: (count: number) => `${plural(count, 'board')} could not be read.`,
    none: 'This file is not a history of boards.',
    newer: 'A later version of Jiugong made this file.',
    large: 'This file is too large.',
    unread: 'The file could not be read from the disk.',
    unreadable: 'This board cannot be read.',
    off: 'This browser keeps no history: it does not allow it, or has no room left.',
  },
};

export type HistoryMessages = typeof enHistory;
