/** The sections of the help, in their order; each has an address, `#help/keys`. */
export const SECTION_IDS = [
  'sudoku',
  'keys',
  'touch',
  'marks',
  'buttons',
  'techniques',
  'formats',
  'rotate',
  'variants',
  'batch',
  'privacy',
  'about',
] as const;

export type SectionId = (typeof SECTION_IDS)[number];

/** The one that is a page of its own, and has further ones. */
export const TECHNIQUE_LIST = 'techniques' satisfies SectionId;

/** Those that make one text. */
export type ManualId = Exclude<SectionId, typeof TECHNIQUE_LIST>;
