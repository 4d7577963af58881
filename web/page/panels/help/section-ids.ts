/** The sections of the help, in their order; each has an address, `#help/keys`. */
export const SECTION_IDS = [
  'sudoku',
  'keys',
  'touch',
  'marks',
  'buttons',
  'formats',
  'rotate',
  'variants',
  'batch',
  'privacy',
  'about',
] as const;

export type SectionId = (typeof SECTION_IDS)[number];
