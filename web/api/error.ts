/** The kind of an error, for programs; `message` describes it for people. */
export type ErrorCode =
  // text without a valid puzzle
  | 'empty-text'
  | 'bad-character'
  | 'bad-row-length'
  | 'bad-line-length'
  | 'too-few-rows'
  | 'bad-case-count'
  | 'bad-json'
  | 'one-puzzle-expected'
  | 'givens-expected'
  | 'puzzle-too-long'
  // an invalid board of tiles
  | 'bad-size'
  | 'bad-tile-count'
  | 'goal-mismatch'
  | 'wrong-tiles'
  // an invalid puzzle of regions (or 'bad-size')
  | 'bad-range'
  | 'bad-cell-count'
  | 'empty-puzzle'
  | 'bad-given'
  | 'bad-region-cell'
  | 'bad-region-size'
  | 'bad-cage-sum'
  | 'bad-diagonals'
  | 'too-many-regions'
  | 'too-many-rules'
  | 'bad-rule-kind'
  | 'bad-rule-cell'
  | 'bad-rule-size'
  | 'bad-rule-number'
  | 'bad-pattern'
  | 'rule-too-complex'
  // a file whose gzip is damaged or ends too early
  | 'bad-gzip'
  // an invalid call
  | 'bad-argument'
  | 'closed'
  // a result that exceeds the longest string
  | 'too-long'
  // a platform that cannot run the engine
  | 'unsupported'
  // a module of the engine whose file cannot be loaded; the next call tries again
  | 'unavailable'
  // a browser that refuses memory; the next call tries again
  | 'out-of-memory'
  | 'internal';

/**
 * A description of what was found or expected, for translation: the English text with `{}` for each
 * value, and the values.
 */
export interface Phrase {
  form: string;
  values: string[];
}

/**
 * The place of an error. `line` and `column` are 1-based and counted in characters; or they are the
 * row and column of a tile, or the row of an exact cover problem and the entry in it; 0 if neither
 * applies.
 */
export interface ErrorPlace {
  line: number;
  column: number;
  /** A description of what was found there, in English. */
  found: string;
  /** A description of what was expected there, in English. */
  expected: string;
  /** The same as phrases; null if there is no description. */
  foundPhrase: Phrase | null;
  expectedPhrase: Phrase | null;
  /**
   * The cell, region or cage that is wrong in a puzzle of regions, or the cell in a position, counted
   * from 0, or null.
   */
  cell: number | null;
  region: number | null;
  cage: number | null;
  /** The rule that is wrong, counted from 0, and its field, or null. */
  rule: number | null;
  field: string | null;
}

/**
 * The class of all errors of the engine, except that an aborted call rejects with the signal's
 * reason.
 */
export class JiugongError extends Error {
  /** Keeps `error.constructor.name`, which minifying would shorten. */
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
  readonly rule: number | null;
  readonly field: string | null;

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
    this.rule = place.rule ?? null;
    this.field = place.field ?? null;
  }

  /** For `JSON.stringify`, which would leave out the message. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}
