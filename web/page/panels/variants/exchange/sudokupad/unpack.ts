/**
 * Unpacks puzzles of SudokuPad: JSON, or a short form of it, compressed by LZ-string and encoded in base64, in an
 * address after `scl` or `ctc`. All of it is untrusted. The short form leaves out what can be guessed:
 *
 *     {ce:[[,{v:5},],…],u:[{ct:[.5,.5],r:t,c2:CFCFCF}]}    short names, no quotes around names, empty objects left out,
 *                                                          `t` and `f`, colours without `#`, quotation marks as '
 */
import { compressToBase64 } from 'lz-string';
import { packedIn } from '../../../../ui/packed';

/** The longest text, the most values in it, and how deep they may be nested. */
const LONGEST = 400_000;
const MOST_VALUES = 50_000;
const DEEPEST = 30;

/** The short names with the whole ones. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    c: 'color',
    ca: 'cages',
    ct: 'center',
    c1: 'borderColor',
    c2: 'backgroundColor',
    ce: 'cells',
    cs: 'cellSize',
    a: 'arrows',
    o: 'overlays',
    u: 'underlays',
    w: 'width',
    h: 'height',
    v: 'value',
    vd: 'videos',
    l: 'lines',
    r: 'rounded',
    re: 'regions',
    fs: 'fontSize',
    th: 'thickness',
    hl: 'headLength',
    wp: 'wayPoints',
    t: 'title',
    te: 'text',
    d: 'duration',
    d2: 'd',
  }),
);

const WORDS: Readonly<Record<string, unknown>> = {
  t: true,
  f: false,
  true: true,
  false: false,
  null: null,
  '#0': '#000000',
  '#F': '#ffffff',
};

/** A value that stands without quotation marks. */
function wordOf(word: string): unknown {
  if (Object.hasOwn(WORDS, word)) return WORDS[word];
  if (/^[\da-f]{6}$/i.test(word)) return `#${word}`;
  const number = Number(word);
  return word !== '' && Number.isFinite(number) ? number : word;
}

/** Why a text is no puzzle. */
class Damaged extends Error {}

/** Reads the short form; throws where it is none. */
class ShortForm {
  readonly #text: string;
  #at = 0;
  #left = MOST_VALUES;

  constructor(text: string) {
    this.#text = text;
  }

  read(): unknown {
    const value = this.#value(DEEPEST);
    if (this.#at < this.#text.length) throw new Damaged();
    return value;
  }

  get #next(): string {
    return this.#text[this.#at] ?? '';
  }

  /** Takes a sign if it is the next one. */
  #takes(sign: string): boolean {
    if (this.#next !== sign) return false;
    ++this.#at;
    return true;
  }

  #value(depth: number): unknown {
    if (depth === 0 || --this.#left < 0) throw new Damaged();
    if (this.#takes('{')) return this.#object(depth - 1);
    if (this.#takes('[')) return this.#list(depth - 1);
    if (this.#next === "'" || this.#next === '"') return this.#quoted();
    return wordOf(this.#word());
  }

  #object(depth: number): object {
    const entries: (readonly [string, unknown])[] = [];
    while (!this.#takes('}')) {
      if (entries.length > 0 && !this.#takes(',')) throw new Damaged();
      const isQuoted = this.#next === "'" || this.#next === '"';
      const name = isQuoted ? this.#quoted() : this.#word();
      if (!this.#takes(':')) throw new Damaged();
      entries.push([NAMES.get(name) ?? name, this.#value(depth)]);
    }
    return Object.fromEntries(entries);
  }

  /** Where nothing is between two commas there was an empty object. */
  #list(depth: number): readonly unknown[] {
    const list: unknown[] = [];
    do {
      const isEmpty = this.#next === ',' || this.#next === ']';
      if (isEmpty && --this.#left < 0) throw new Damaged();
      list.push(isEmpty ? {} : this.#value(depth));
    } while (this.#takes(','));
    if (!this.#takes(']')) throw new Damaged();
    return list;
  }

  /** A text as in JSON, but for its quotation marks: `\'` is either of the two. */
  #quoted(): string {
    const mark = this.#next;
    const found = new RegExp(`${mark}((?:[^${mark}\\\\]|\\\\[^])*)${mark}`, 'y');
    found.lastIndex = this.#at;
    const match = found.exec(this.#text);
    if (match === null) throw new Damaged();
    this.#at = found.lastIndex;
    const json = match[1]!.replaceAll(/\\[^]|"/g, (sign) => (sign === '"' ? '\\"' : sign));
    return JSON.parse(`"${json.replaceAll("\\'", "'")}"`) as string;
  }

  #word(): string {
    const word = /[^\s,:[\]{}'"]*/y;
    word.lastIndex = this.#at;
    const [found] = word.exec(this.#text)!;
    this.#at += found.length;
    return found;
  }
}

/** Parses JSON or its short form; undefined if it is none of them, or too large. */
export function parseJson(text: string): unknown {
  if (text.length > LONGEST) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    try {
      return new ShortForm(text.trim()).read();
    } catch (error) {
      if (!(error instanceof Damaged || error instanceof SyntaxError)) throw error;
      return undefined;
    }
  }
}

/** Returns the puzzle in a link of SudokuPad or in its JSON, unchecked; undefined if it is damaged. */
export function unpackSudokuPad(text: string): unknown {
  if (text.trimStart().startsWith('{')) return parseJson(text);
  const packed = packedIn(text);
  const json = packed?.program === 'sudokupad' ? packed.text : null;
  return json === null ? undefined : parseJson(json);
}

/** The address that opens a puzzle in SudokuPad. */
export const sudokuPadAddress = (puzzle: object): string =>
  `https://sudokupad.app/scl${encodeURIComponent(compressToBase64(JSON.stringify(puzzle)))}`;
