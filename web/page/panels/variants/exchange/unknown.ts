/**
 * Rules that came with a puzzle and that nothing here knows. The rest of the puzzle opens; they are kept as text, one a line,
 * since answers disregard them. All of it is untrusted.
 *
 *     taxicab [{"lines":[["R1C1","R1C2"]]}]     of f-puzzles and SudokuPad: the name, and what stands there
 *     disco r1c1 r1c2                           a statement of the notation
 *     Taxicab~R1C1~R1C2                         a constraint of Interactive Sudoku Solver
 */
import type { JiugongError } from '../../../../api/engine';
import { asJiugongError } from '../../../../board/errors';
import { aboutOf, MAX_ABOUT, type About, type Layout } from '../../../../board/layout';
import { rangeAt } from '../../../ui/text-field';
import { MAX_TEXT, narrow, STATEMENT_WORDS } from '../reads';
import type { Texts } from '../texts';

/** More unknown rules make a text one that cannot be read; of a puzzle of another program they are left out. */
const MOST = 50;

/** A text without signs that cannot be seen, some of which change the order of what stands around them. */
const visible = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '');

/** At most so many UTF-16 units of a text, no half of a sign. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

const oneLine = (text: string): string => cut(visible(text).trim(), MAX_ABOUT);

/** A value as JSON; nothing for one that is nested deeper than any rule. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}

/** A rule by its name, with what stands there. */
export const unknownRule = (name: string, value: unknown = true): string =>
  oneLine([name || '""', ...(value === true ? [] : [jsonOf(value)])].join(' '));

/** The words about a puzzle, with its unknown rules. */
export function withUnknown(about: About | null, rules: readonly string[]): About | null {
  if (rules.length === 0) return about;
  const some = [...new Set(rules)].slice(0, MOST);
  // Each has its share of the room, with the line end behind it.
  const most = Math.floor((MAX_ABOUT + 1) / some.length) - 1;
  const unknown = some.map((rule) => cut(rule, most)).join('\n');
  return aboutOf({ ...(about ?? { title: '', author: '', rules: '', message: '' }), unknown });
}

/** The cells of a single mark of f-puzzles, of which others of its kind are known; nothing for other rules. */
const placeOf = (rule: string): string => {
  const [, mark = ''] = /^\w+ (\{.*|R\d.*)/.exec(rule) ?? [];
  const cells = mark.match(/R\d+C\d+/g) ?? [];
  const shown = [...cells.slice(0, 4), ...(cells.length > 4 ? ['…'] : [])];
  return shown.map((cell) => ` ${cell.toLowerCase()}`).join('');
};

/** The names of the unknown rules of a puzzle, in words where there are any. */
export function unknownNames({ about }: Pick<Layout, 'about'>, texts: Texts): readonly string[] {
  const known = new Map(Object.entries(texts.variants.unknown.names));
  const rules = (about?.unknown ?? '').split('\n').filter((rule) => rule !== '');
  const names = rules.map((rule) => {
    const [name] = /[^\s~:]{1,30}/u.exec(visible(rule)) ?? ['?'];
    const words = known.get(name.toLowerCase());
    return words === undefined ? name : words + placeOf(rule);
  });
  return [...new Set(names)];
}

/** The least number of letters to add, to leave out or to change that makes one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [down, letter] of [...a].entries()) {
    const next = [down + 1];
    for (const [at, other] of [...b].entries()) {
      next.push(Math.min(row[at]! + Number(letter !== other), row[at + 1]! + 1, next[at]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** More letters than a word has that is nearly one of the notation. */
const MAX_WORD = 20;

/** What others call words of the notation that have other letters. */
const OTHER_NAMES = new Set(['cols', 'void', 'voids']);

const withoutHyphens = (word: string): string => word.replaceAll('-', '');

const KNOWN_WORDS = STATEMENT_WORDS.map(withoutHyphens);

/** Whether a word is nearly one of the notation, or its beginning: a slip, which has to be mended. */
const isSlip = (word: string): boolean =>
  word.length <= MAX_WORD &&
  (OTHER_NAMES.has(word) ||
    KNOWN_WORDS.some(
      (known) =>
        (word.length > 2 && known.startsWith(word)) ||
        distance(word, known) <= (known.length < 8 ? 1 : 2),
    ));

type Span = readonly [start: number, end: number];

/** The statement of the notation at a place; null if its word is a known one, or nearly. */
function statementAt(text: string, start: number): Span | null {
  if (!/(?:^|[;\r\n])[^\S\r\n]*$/.test(text.slice(0, start))) return null;
  const [statement] = /^[^;\r\n]*/.exec(text.slice(start))!;
  // (The words of `anti knight` are one.)
  const [words, first] = /^([a-z-]*)(?:\s+[a-z-]+(?![a-z\d-]))?/i.exec(statement.toLowerCase())!;
  const areSlips = [first!, words.replaceAll(/\s/g, '')].map(withoutHyphens).some(isSlip);
  return first === '' || areSlips ? null : [start, start + statement.length];
}

/** The constraint of Interactive Sudoku Solver whose name is at a place; all of a group of which one has to hold. */
function constraintAt(text: string, start: number): Span {
  let end = start;
  let depth = 0;
  do {
    const [item, name] = /^(?:\.|%2E)?([^.~%&#\s]*)(?:(?!\.|%2E)[^&#])*/i.exec(text.slice(end))!;
    if (item === '') break;
    if (name === 'Or' || (name === 'And' && end > start)) ++depth;
    if (name === 'End') --depth;
    end += item.length;
  } while (depth > 0);
  const dot = /(?:\.|%2E)$/i.exec(text.slice(0, start))?.[0] ?? '';
  return [start - dot.length, end];
}

/** The rule of a text that an error is about, if nothing here knows it. */
function ruleAt(text: string, { code, line, column }: JiugongError): Span | null {
  const { start } = rangeAt(text, line, column);
  if (code === 'bad-rule-kind') return constraintAt(text, start);
  return code === 'bad-character' ? statementAt(narrow(text), start) : null;
}

/** A text with spaces in place of a part of it; what is next to an address stays there, behind the spaces. */
function withSpaces(text: string, [start, end]: Span): string {
  const spaces = text.slice(start, end).replaceAll(/[^\r\n]/gu, ' ');
  const before = text.slice(0, start);
  const address = before.endsWith('?q=') ? before.split(/\s/).at(-1)! : '';
  return before.slice(0, start - address.length) + spaces + address + text.slice(end);
}

/**
 * Reads a text without the rules in it that nothing here knows, and returns these as well. Spaces stand in their places, so
 * that an error further on has its place.
 */
export async function readWithout<T>(
  text: string,
  read: (text: string) => Promise<T>,
): Promise<readonly [T, unknown: readonly string[]]> {
  const unknown: string[] = [];
  for (let rest = text; ;) {
    try {
      return [await read(rest), unknown];
    } catch (error) {
      const rule = text.length > MAX_TEXT ? null : ruleAt(rest, asJiugongError(error));
      if (rule === null || unknown.length === MOST) throw error;
      const found = rest.slice(...rule);
      unknown.push(oneLine(found.replaceAll(/%7E/gi, '~').replace(/^(?:\.|%2E)/i, '')));
      rest = withSpaces(rest, rule);
    }
  }
}
