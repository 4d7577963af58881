/** What went wrong, for programs; the message says it to people. */
export type ErrorCode =
  // a text that is not a puzzle
  | 'empty-text'
  | 'bad-character'
  | 'bad-row-length'
  | 'bad-line-length'
  | 'too-few-rows'
  | 'bad-case-count'
  | 'bad-json'
  | 'one-puzzle-expected'
  // a board of tiles that is none
  | 'bad-size'
  | 'bad-tile-count'
  | 'goal-mismatch'
  | 'wrong-tiles'
  // a puzzle of regions that is none (or 'bad-size')
  | 'bad-range'
  | 'bad-cell-count'
  | 'empty-puzzle'
  | 'bad-given'
  | 'bad-region-cell'
  | 'bad-region-size'
  | 'bad-cage-sum'
  | 'bad-diagonals'
  | 'too-many-regions'
  // a wrong call
  | 'bad-argument'
  | 'closed'
  // a result that no string can hold
  | 'too-long'
  // a machine that cannot run the engine
  | 'unsupported'
  // a module of the engine whose file cannot be loaded; the next call tries again
  | 'unavailable'
  | 'internal';

/**
 * What an error says was found or expected, to be told in other languages: the English words with
 * `{}` for each value, and the values.
 */
export interface Phrase {
  form: string;
  values: string[];
}

/**
 * Where in a text an error stands, both 1-based and counted in characters, or the row and column of a
 * tile, or the row of an exact cover problem and the entry in it; 0 where there is neither.
 */
export interface ErrorPlace {
  line: number;
  column: number;
  /** What stood there, in words for people. */
  found: string;
  /** What should have stood there. */
  expected: string;
  /** The same as phrases, or null for no words. */
  foundPhrase: Phrase | null;
  expectedPhrase: Phrase | null;
  /** In a puzzle of regions the cell, region or cage that is wrong, from 0, or null. */
  cell: number | null;
  region: number | null;
  cage: number | null;
}

/** Every error of the engine except an abort, which rejects with the signal's reason. */
export class JiugongError extends Error {
  /** What `error.constructor.name` says, which minifying would shorten. */
  static override readonly name: string = 'JiugongError';

  readonly code: ErrorCode;
  readonly line: number;
  readonly column: number;
  readonly found: string;
  readonly expected: string;
  readonly foundPhrase: Phrase | null;
  readonly expectedPhrase: Phrase | null;
  readonly cell: number | null;
  readonly region: number | null;
  readonly cage: number | null;

  constructor(code: ErrorCode, message: string, place: Partial<ErrorPlace> = {}) {
    super(message);
    this.name = 'JiugongError';
    this.code = code;
    this.line = place.line ?? 0;
    this.column = place.column ?? 0;
    this.found = place.found ?? '';
    this.expected = place.expected ?? '';
    this.foundPhrase = place.foundPhrase ?? null;
    this.expectedPhrase = place.expectedPhrase ?? null;
    this.cell = place.cell ?? null;
    this.region = place.region ?? null;
    this.cage = place.cage ?? null;
  }
}
