/** The keys of the page by what they do, in the order of their list; named keys are in the texts. */
import type { HelpMessages } from './messages/en';

type Named = 'space' | 'arrows';

/** A key by its sign, or by its name in the language. */
type Key = string | { readonly name: Named };

const ARROWS: Key = { name: 'arrows' };

export type Effect = keyof HelpMessages['keys']['effects'];

/** Each entry has combinations of keys that do the same. */
export const KEYS: Readonly<Record<Effect, readonly (readonly Key[])[]>> = {
  digit: [['1 … 9'], ['A … Z']],
  corner: [['Shift', '1 … 9']],
  candidate: [['Ctrl', '1 … 9']],
  filter: [['F']],
  mode: [['M']],
  hint: [['H']],
  check: [['K']],
  erase: [['0'], [{ name: 'space' }], ['Backspace'], ['Delete']],
  enter: [['Enter']],
  arrows: [[ARROWS]],
  line: [['Home'], ['End']],
  board: [
    ['Ctrl', 'Home'],
    ['Ctrl', 'End'],
  ],
  extend: [['Shift', ARROWS]],
  escape: [['Esc']],
  undo: [['Ctrl', 'Z']],
  redo: [
    ['Ctrl', 'Y'],
    ['Ctrl', 'Shift', 'Z'],
  ],
  solve: [['Ctrl', 'Enter']],
  newPuzzle: [['Shift', 'N']],
  paste: [['Ctrl', 'V']],
  print: [['Ctrl', 'P']],
  help: [['?']],
};

export const nameOf = (key: Key, { keys }: HelpMessages): string =>
  typeof key === 'string' ? key : keys[key.name];
