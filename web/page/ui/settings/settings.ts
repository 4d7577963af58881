/** How a person likes to play, as plain data that is kept and applied to every board of the page. */
import type { JiugongBoard } from '../../../board/jiugong-board';
import { keepChoice, readChoice } from '../choices';

/** The settings with a choice of values; the first one is the default. */
export const SETTING_VALUES = {
  /** What is highlighted of the selected cell: the same digit, its peers, or both. */
  highlight: ['all', 'digits', 'peers', 'none'],
  /** What is marked at once. */
  mistakes: ['clashes', 'wrong', 'none'],
  /** What is chosen first: the cell, or the digit. */
  entry: ['cell', 'digit'],
  notes: ['own', 'automatic'],
} as const;

type Choices = {
  readonly [Name in keyof typeof SETTING_VALUES]: (typeof SETTING_VALUES)[Name][number];
};

export interface Settings extends Choices {
  /** Whether entering a digit keeps it in the pencil marks of its peers. */
  readonly keepMarks: boolean;
  readonly clock: boolean;
}

export type ChoiceName = keyof Choices;

export const CHOICE_NAMES = Object.keys(SETTING_VALUES) as readonly ChoiceName[];

export const FIRST_SETTINGS: Settings = {
  highlight: 'all',
  mistakes: 'clashes',
  entry: 'cell',
  notes: 'own',
  keepMarks: false,
  clock: true,
};

const NAME = 'settings';

export const formatSettings = (settings: Settings): string => JSON.stringify(settings);

/** Parses what `formatSettings` wrote, possibly in another version; what is invalid gets its default. */
export function parseSettings(text: string | null): Settings {
  const kept = entriesOf(text);
  const choices = CHOICE_NAMES.flatMap((name) => {
    const values: readonly unknown[] = SETTING_VALUES[name];
    return values.includes(kept[name]) ? [[name, kept[name]]] : [];
  });
  const flags = (['keepMarks', 'clock'] as const).flatMap((name) =>
    typeof kept[name] === 'boolean' ? [[name, kept[name]]] : [],
  );
  return { ...FIRST_SETTINGS, ...Object.fromEntries([...choices, ...flags]) };
}

function entriesOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return { ...(JSON.parse(text ?? '{}') as object) } as Record<string, unknown>;
  } catch {
    return {};
  }
}

export const readSettings = (): Settings => parseSettings(readChoice(NAME));

export const keepSettings = (settings: Settings): void =>
  keepChoice(NAME, formatSettings(settings));

/** Applies the settings to a board. */
export function equip(board: JiugongBoard, settings: Settings): void {
  for (const name of CHOICE_NAMES) board.setAttribute(name, settings[name]);
  board.keepMarks = settings.keepMarks;
}
