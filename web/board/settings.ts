/** What a reader chooses about playing. Each choice is an attribute and a property of the element. */
export const SETTINGS = {
  /** What is shaded: the digit of the selected cell, in cells and notes, and the peers of the cell. */
  highlight: ['all', 'digits', 'peers', 'none'],
  /** What is marked at once: broken rules, digits that differ from the only solution, or nothing. */
  mistakes: ['clashes', 'wrong', 'none'],
  /** What is chosen first: the cell, or the digit, which a press of a cell then enters. */
  entry: ['cell', 'digit'],
  /** Who writes the candidates: the reader, or the board, which keeps them tidy. */
  notes: ['own', 'automatic'],
} as const;

export type SettingName = keyof typeof SETTINGS;

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

export type Settings = { readonly [Name in SettingName]: (typeof SETTINGS)[Name][number] };

/** The first choice of each. */
export const DEFAULTS: Settings = {
  highlight: 'all',
  mistakes: 'clashes',
  entry: 'cell',
  notes: 'own',
};

/** Whether a value from outside is a choice of this setting. */
export const isChoice = <Name extends SettingName>(
  name: Name,
  value: unknown,
): value is Settings[Name] => (SETTINGS[name] as readonly unknown[]).includes(value);
