/** How a person likes to play, as plain data that is kept and applied to every board of the page. */
import {
  DEFAULTS,
  isChoice,
  SETTINGS,
  type SettingName,
  type Settings as Choices,
} from '../../../board/settings';
import { keepChoice, readChoice } from '../choices';

/** The names of the settings with a choice of values, in the order of the dialog. */
export const CHOICE_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

export interface Settings extends Choices {
  /** Whether entering a digit keeps it in the pencil marks of its peers. */
  readonly keepMarks: boolean;
  readonly clock: boolean;
  /** Whether a board is as wide as the window lets it, even if the page scrolls then. */
  readonly largeBoard: boolean;
  /** Whether rows and columns of a board have labels. */
  readonly labels: boolean;
}

export const FIRST_SETTINGS: Settings = {
  ...DEFAULTS,
  keepMarks: false,
  clock: true,
  largeBoard: false,
  labels: false,
};

const NAME = 'settings';

export const formatSettings = (settings: Settings): string => JSON.stringify(settings);

function entriesOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return { ...(JSON.parse(text ?? '{}') as object) } as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Parses what `formatSettings` wrote, possibly in another version; what is invalid gets its default. */
export function parseSettings(text: string | null): Settings {
  const kept = Object.entries(entriesOf(text));
  const known = kept.filter(
    ([name, value]) =>
      CHOICE_NAMES.some((other) => other === name && isChoice(other, value)) ||
      (['keepMarks', 'clock', 'largeBoard', 'labels'].includes(name) && typeof value === 'boolean'),
  );
  return { ...FIRST_SETTINGS, ...Object.fromEntries(known) };
}

export const readSettings = (): Settings => parseSettings(readChoice(NAME));

export const keepSettings = (settings: Settings): void =>
  keepChoice(NAME, formatSettings(settings));

export function applySettings(
  board: HTMLElementTagNameMap['jiugong-board'],
  settings: Settings,
): void {
  const { highlight, mistakes, entry, notes, keepMarks, labels } = settings;
  Object.assign(board, { highlight, mistakes, entry, notes, keepMarks, labels });
}
