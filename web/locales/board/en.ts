/**
 * All texts of a board, in English. Another language is a `Translation` of it. Texts with parameters or
 * plurals are functions, so that each language has its own word order and plural rules.
 */
import type { ErrorCode } from '../../api/engine';
import { list, number, plural } from '../english';
import type { Language } from '../languages';

/** Codes of the other modules: their texts are not part of the script for boards. */
export type ModuleCode =
  | 'bad-size'
  | 'bad-tile-count'
  | 'goal-mismatch'
  | 'wrong-tiles'
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
  | 'bad-gzip';

type BoardCode = Exclude<ErrorCode, ModuleCode>;

type Codes = Readonly<Record<BoardCode, string> & Partial<Record<ModuleCode, string>>>;

/** Formats microseconds in a suitable unit; the clocks of browsers are coarse. */
const duration = (micros: number): string => {
  if (micros < 100) return 'under 0.1 ms';
  if (micros < 9_950) return `${(micros / 1000).toFixed(1)} ms`;
  if (micros < 999_500) return `${Math.round(micros / 1000)} ms`;
  if (micros < 9_950_000) return `${(micros / 1_000_000).toFixed(1)} s`;
  const seconds = Math.round(micros / 1_000_000);
  if (seconds < 60) return `${seconds} s`;
  return `${number(Math.floor(seconds / 60))} min ${seconds % 60} s`;
};

/** A digit of a sudoku, or the sign of a value of another puzzle. */
type Sign = number | string;

/** Lists the first cells and counts the others, so that a status stays short. */
const cellNames = (names: readonly string[]): string => {
  const shown = 4;
  const all =
    names.length <= shown
      ? names
      : [...names.slice(0, shown), `${number(names.length - shown)} more`];
  // Names with commas need another separator.
  return list(all, names.some((name) => name.includes(',')) ? '; ' : ', ');
};

export const en = {
  language: 'en' as Language,

  duration,
  cellNames,

  board: {
    label: 'Sudoku board',
    /** The content comes first: who moves over the board hears the digits. */
    cell: (row: number, column: number, content: readonly string[], regions: readonly string[]) =>
      [...content, `row ${row}`, `column ${column}`, ...regions].join(', '),
    box: (index: number) => `box ${index}`,
    contents: (parts: readonly string[]) => parts.join(', '),
    empty: 'empty',
    given: (digit: Sign) => `${digit} given`,
    own: (digit: Sign) => `${digit} yours`,
    answer: (digit: Sign) => `${digit} solved`,
    either: (first: Sign, second: Sign) =>
      `${first} in the first solution, ${second} in the second`,
    corrected: (digit: Sign) => `corrected from your ${digit}`,
    wrong: 'wrong',
    clash: 'clashes',
    reason: 'part of the conflict',
    cornerMarks: (digits: readonly Sign[]) => `corner ${digits.join(' ')}`,
    candidateMarks: (digits: readonly Sign[]) => `candidates ${digits.join(' ')}`,
    excludedMarks: (digits: readonly Sign[]) => `ruled out by a given: ${digits.join(' ')}`,
    possible: (digits: readonly Sign[]) => `can be ${digits.join(' ')}`,
    color: (index: number, name: string) => `colour ${index}, ${name}`,
    noColor: 'no colour',
    colors: ['red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'purple', 'grey'],
    selectedCells: (count: number) => `${plural(count, 'cell')} selected`,
    /** After Undo and Redo. */
    changedCells: (count: number) => `${plural(count, 'cell')} changed`,
    changedCell: (name: string, content: string) => `${name}: ${content}`,
    removed: (digit: Sign) => `${digit} removed`,
  },

  /** Cells in which no digit occurs twice, at the beginning of a sentence. */
  houses: {
    row: (index: number) => `Row ${index}`,
    column: (index: number) => `Column ${index}`,
    box: (index: number) => `Box ${index}`,
  },

  modes: {
    label: 'Entry mode',
    digit: 'Digit',
    corner: 'Corner',
    candidates: 'Candidates',
    color: 'Colour',
    /** Announced after the key that changes it. */
    now: (mode: string) => `Entry mode: ${mode}`,
    hints: {
      digit: 'Enter digits (M changes the mode)',
      corner: 'Corner pencil marks (Shift + digit)',
      candidates: 'Candidates of a cell (Ctrl + digit)',
      color: 'Colour cells (1–8)',
    },
  },

  keypad: {
    label: 'Digits',
    digit: (digit: Sign) => `Enter ${digit}`,
    done: (digit: Sign, times: number) =>
      `Enter ${digit}, all ${times === 9 ? 'nine' : times} placed`,
    /** How often a digit is still to be placed. */
    left: (count: number) => `${count} left`,
    /** The cells that can still hold it are. */
    filtered: 'marked on the board',
    corner: (digit: Sign) => `Corner mark ${digit}`,
    candidates: (digit: Sign) => `Candidate ${digit}`,
    erase: 'Erase',
    blank: 'blank',
    leaveBlank: 'Leave blank',
    backspace: 'Backspace',
  },

  actions: {
    label: 'Actions',
    solve: 'Solve',
    stop: 'Stop',
    check: 'Check',
    hint: 'Hint',
    /** The next press of Hint, by what it tells. */
    tell: { how: 'How', what: 'Show' },
    apply: 'Apply',
    why: 'See why',
    undo: 'Undo',
    redo: 'Redo',
    clear: 'Clear',
    reset: 'Reset',
    openPage: 'Open in Jiugong',
  },

  views: {
    label: 'Show',
    both: 'Both',
    first: 'First',
    second: 'Second',
  },

  status: {
    ready: (givens: number) => `${plural(givens, 'given')}.`,
    howTo: 'Pick a cell to play, press Solve, or paste a puzzle.',
    howToPlay: 'Pick a cell to play.',
    howToRead: 'Press Solve for the answer.',
    editing: 'Enter the puzzle’s digits.',
    editingHow: 'The next cell is picked for you; “blank” skips one.',
    editingAnswer: 'Your first digit will hide the answer.',
    lastCell: 'That was the last cell.',
    lastCellHow: 'Press Solve, or pick a cell to change it.',
    playing: (left: number) => `${plural(left, 'cell')} to go.`,
    slow: 'Still searching. You can stop at any time.',
    stopped: 'Stopped.',
    unique: 'One solution.',
    uniqueAlready: 'Already solved, and this is the only solution.',
    several: 'At least two solutions.',
    exactlyTwo: 'Exactly two solutions.',
    agree: (count: number) => `All solutions agree in ${plural(count, 'blank cell')}.`,
    differ: (count: number) => `They differ in ${plural(count, 'cell')}.`,
    none: 'No solution.',
    noneLeft: 'The candidates rule out every solution.',
    reason: (count: number, names: string) =>
      `These ${plural(count, 'given')} conflict: ${names}. Compare them with the original.`,
    noConflict: 'No conflict: these digits have a solution.',
    noneTogether: 'These digits have no solution.',
    conflict: (count: number, names: string) =>
      `These ${plural(count, 'digit')} conflict: ${names}. Remove any one and the conflict disappears.`,
    allSure: 'There is only one solution, and this is it.',
    candidates: (count: number) => `${plural(count, 'cell')} can hold more than one digit.`,
    candidatesSure: (count: number) =>
      count === 0
        ? 'Each digit shown appears in some solution.'
        : `Each digit shown appears in some solution; ${plural(count, 'cell')} can hold only one.`,
    cellIs: (name: string, digit: Sign) => `The digit in ${name} is ${digit}.`,
    cellCanBe: (name: string, digits: readonly Sign[]) =>
      `The digit in ${name} can be ${digits.slice(0, -1).join(', ')} or ${digits.at(-1)}.`,
    cellOpen: 'Each of them appears in some solution.',
    cellsFilled: (count: number) => `${plural(count, 'cell')} filled in.`,
    cellsOpen: (count: number, names: string) =>
      `More than one digit is possible in ${plural(count, 'cell')}: ${names}.`,
    atLeast: (count: number) => `At least ${plural(count, 'solution')}.`,
    exactly: (count: number) => `Exactly ${plural(count, 'solution')}.`,
    moreThan: (count: number) => `More than ${plural(count, 'solution')}.`,
    ofGivens: 'This is for the givens alone; with your digits there is no solution.',
    corrected: (count: number, names: string) =>
      `Corrected your ${count === 1 ? 'digit' : 'digits'} in ${names}.`,
    cost: (time: string, guesses: number) =>
      guesses === 0
        ? `Found by logic alone, in ${time}.`
        : `Found with ${plural(guesses, 'guess', 'guesses')}, in ${time}.`,
    clashes: (count: number) => `${plural(count, 'clash', 'clashes')} on the board.`,
    clash: (house: string, digit: Sign, names: string) =>
      `${house} has more than one ${digit}: ${names}.`,
    moreClashes: (count: number) => `And ${plural(count, 'more clash', 'more clashes')}.`,
    complete: 'Solved!',
    completeMore: 'Every row, column and box holds each digit once.',
    nothingToCheck: 'Nothing to check yet: enter some digits first.',
    solversDigits: 'Nothing to check: these are the solver’s digits.',
    solversDigitsHow: 'Undo hides the answer.',
    allRight: (own: number, left: number) =>
      `So far so good: ${own === 1 ? 'your digit fits' : `all ${own} of your digits fit`}, ` +
      `${plural(left, 'cell')} to go.`,
    someWrong: (count: number, names: string) =>
      `${plural(count, 'digit')} ${count === 1 ? 'is' : 'are'} wrong: ${names}.`,
    wrongSomewhere: 'Your digits cannot all be right: no solution contains them all.',
    onlyGivens: 'Nothing to check yet: every digit here is a given.',
    onlyGivensHow: 'Stop editing the givens to enter your own.',
    removed: (count: number) => `${plural(count, 'candidate')} removed.`,
    noted: 'All candidates were noted first.',
    missingNoted: 'Missing candidates were noted first.',
    erased: (names: string) => `Wrong digit erased: ${names}.`,
    notedIn: (names: string) => `All candidates noted in ${names}.`,
    wentBack: 'Back to before the mistake.',
    wentBackHow: (steps: number) => `${plural(steps, 'step')} undone; Redo brings them back.`,
    noWayBack: 'Undo does not reach back to before the mistake.',
    answerGone: 'Answer hidden; Undo brings it back.',
    locked: 'That digit is a given.',
    lockedHow: 'Edit the givens to change it.',
    pickCell: 'Pick a cell first.',
    pickDigit: 'Which digit? Press its key.',
    fits: (digit: Sign, count: number) => `${plural(count, 'cell')} can hold ${digit}.`,
    fitsNowhere: (digit: Sign, isPlaced: boolean) =>
      isPlaced ? `All ${digit}s are placed.` : `No cell can hold ${digit} any more.`,
    fitsHow: 'Hold its button down again to end that. (Or press Esc.)',
    pickBlank: 'Pick a cell without a given first.',
    noMarks: 'A cell with a digit cannot have marks.',
    noMarksHow: 'Erase the digit, or pick a blank cell.',
    noCandidate: 'Another digit rules that candidate out.',
    excluded: (name: string, digit: Sign, names: string) =>
      `${name} cannot be ${digit} because of these givens: ${names}.`,
    filled: 'The board is full, but some digits are wrong.',
    filledHow: 'Check marks the wrong ones.',
  },

  errors: {
    unsupported: 'This browser cannot run the solver.',
    unsupportedHow: (reason: string) => `${reason} The board itself still works.`,
    engine: 'The solver is not working.',
    engineHow: (reason: string) => `${reason} Try again, or reload the page.`,
    notAPuzzle: 'That text is not a puzzle.',
    unchanged: 'The board is unchanged.',
    place: (line: number, column: number, found: string, expected: string) =>
      `Line ${line}, column ${column}: found ${found}, expected ${expected}.`,
    mistake: (found: string, expected: string) => `Found ${found}, expected ${expected}.`,
    /** The kind of an error, for errors without details; `{}` is the name of a file. */
    codes: {
      'empty-text': 'There is no puzzle in the text.',
      'bad-character': 'The text contains an unexpected character.',
      'bad-row-length': 'A row does not have exactly nine cells.',
      'bad-line-length': 'A line does not have exactly 81 cells.',
      'too-few-rows': 'The text ends in the middle of a puzzle.',
      'bad-case-count': 'The number of puzzles does not match the first line.',
      'bad-json': 'The text is not a JSON board.',
      'one-puzzle-expected': 'The text contains more than one puzzle.',
      'givens-expected': 'The cells have candidates where only givens are allowed.',
      'puzzle-too-long': 'The text is too long to be a puzzle.',
      'bad-argument': 'The solver received an invalid request.',
      closed: 'The solver was closed.',
      'too-long': 'The answer is too long for this browser.',
      unsupported:
        'This needs a current browser with WebAssembly and SIMD, and a page whose Content-Security-Policy allows ‘wasm-unsafe-eval’.',
      unavailable: 'Part of the solver could not be loaded: {}.',
      'out-of-memory':
        'The browser has no memory left for the solver: close other tabs or programs.',
      internal: 'The solver stopped unexpectedly.',
    } satisfies Record<BoardCode, string> as Codes,
  },

  /** Translations of the engine's phrases, by their English form; English needs none. */
  phrases: {} as Readonly<Record<string, string>>,
};

export type Messages = typeof en;
