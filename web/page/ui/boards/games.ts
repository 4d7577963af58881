/**
 * Which puzzle is played on a board, as plain data changed by pure functions. A game is one attempt
 * at one puzzle, with its time and its record in the history. Several puzzles follow each other on a
 * board, and Undo goes back to earlier ones:
 *
 *     puzzle A, digits, puzzle B, Undo, Undo          A goes on with its time
 *     puzzle A, digits, puzzle B, puzzle A            another attempt at A
 *     puzzle A, solved, Start again                   another attempt at A
 *     puzzle A, digits, Start again                   the same attempt, as Undo can take that back
 */
import { cellsOf } from '../../../board/layout';
import { hasWork, type Board } from '../../../board/state';
import { parseRecord, type GameRecord, type Label } from '../history/record';
import { stateIn, writeState, type LinkFormat } from '../link';
import { puzzleOf } from './contents';

export interface Game extends Omit<GameRecord, 'panel'> {
  /** The puzzle without the work on it, in the form of the state. */
  readonly puzzle: string;
  /** Whether the person has entered anything, or started a puzzle: the time counts from there. */
  readonly begun: boolean;
  /**
   * The dates `updated` at which this tab has written the record, or meant to. If the record has
   * another one, another tab has changed it since.
   */
  readonly known: readonly number[];
  /** Whether the record is to be written: a page may end before it is. */
  readonly isLate: boolean;
}

export interface Games {
  /** The game on the board; null while givens are entered. */
  readonly current: Game | null;
  /** Games that were on the board before, the latest last. */
  readonly others: readonly Game[];
}

export const NO_GAMES: Games = { current: null, others: [] };

/** The games that a board remembers: Undo seldom goes back farther. */
export const MAX_OTHERS = 20;

/** The dates of a record that a tab remembers; more than one only if writes have failed. */
const MAX_KNOWN = 8;

/** What a change of the board means for its game. */
export interface BoardFacts {
  readonly puzzle: string;
  readonly state: string;
  readonly isEditing: boolean;
  /** Whether there are own digits or marks. */
  readonly hasWork: boolean;
}

export const boardFactsOf = (link: LinkFormat<Board>, board: Board): BoardFacts => ({
  puzzle: writeState(link, puzzleOf(board)),
  state: writeState(link, board),
  isEditing: board.editing,
  hasWork: hasWork(board),
});

const newGame = (puzzle: string, id: string): Game => ({
  id,
  puzzle,
  state: puzzle,
  time: 0,
  updated: 0,
  solved: false,
  hints: 0,
  level: null,
  day: null,
  begun: false,
  known: [],
  isLate: false,
});

/** Puts another game on the board, or none; one that was never begun is forgotten. */
function turnTo(games: Games, next: Game | null): Games {
  const { current, others } = games;
  if (next === current) return games;
  const left = current?.begun ? [...others, current] : others;
  return { current: next, others: left.filter((game) => game !== next).slice(-MAX_OTHERS) };
}

/** Puts a game on the board that was read from the history; it stays this tab's where no other has changed it. */
export function resume(games: Games, game: Game): Games {
  const known = gameWith(games, game.id);
  if (known?.known.includes(game.updated)) return turnTo(games, known);
  return turnTo(
    {
      current: games.current?.id === game.id ? null : games.current,
      others: games.others.filter(({ id }) => id !== game.id),
    },
    game,
  );
}

/** The game that a board with these facts belongs to; null for another attempt, or a new puzzle. */
function gameFor(
  { current, others }: Games,
  { puzzle, state, hasWork: isWorkedOn }: BoardFacts,
  isStep: boolean,
): Game | null {
  const known = others.filter((game) => game.puzzle === puzzle);
  const exact = known.find((game) => game.state === state);
  if (current?.puzzle === puzzle) {
    const isAgain = current.solved && !isWorkedOn;
    const isBack = !isStep && !current.begun && exact !== undefined;
    if (!isAgain && !isBack) return current;
  }
  return exact ?? (isStep ? null : (known.at(-1) ?? null));
}

/**
 * The games after the board changed. `isStep` is false where Undo and Redo went to another step, or
 * none was recorded; `id` is for a new game.
 */
export function follow(games: Games, facts: BoardFacts, isStep: boolean, id: string): Games {
  if (facts.isEditing) return turnTo(games, null);
  const { puzzle, state } = facts;
  const game = gameFor(games, facts, isStep) ?? newGame(puzzle, id);
  const next = turnTo(games, game);
  const begun = game.begun || facts.hasWork;
  const isChanged = game.state !== state || game.begun !== begun;
  return isChanged ? { ...next, current: { ...game, state, begun } } : next;
}

/** The games after the present one has begun. */
export const begin = (games: Games): Games =>
  games.current === null ? games : { ...games, current: { ...games.current, begun: true } };

/** The games after the person has solved the present one. */
export const solve = (games: Games): Games =>
  games.current === null || games.current.solved
    ? games
    : { ...games, current: { ...games.current, begun: true, solved: true } };

/** The games after the person has asked for a hint on the board, which no step of undo takes back. */
export const noteHint = (games: Games): Games => {
  const { current } = begin(games);
  return current === null ? games : { ...games, current: { ...current, hints: current.hints + 1 } };
};

export const withGame = (games: Games, id: string, change: (game: Game) => Game): Games => ({
  current: games.current?.id === id ? change(games.current) : games.current,
  others: games.others.map((game) => (game.id === id ? change(game) : game)),
});

export const gameWith = ({ current, others }: Games, id: string): Game | null =>
  [current, ...others].find((game) => game?.id === id) ?? null;

/** The games whose records are to be written, the latest last. */
export const lateIn = ({ current, others }: Games): readonly Game[] =>
  [...others, current].filter((game): game is Game => game?.isLate === true);

/** The game called by what is known of its puzzle. */
export const called = (game: Game, label: Label | undefined): Game =>
  label === undefined
    ? game
    : { ...game, level: label.level ?? game.level, day: label.day ?? game.day };

/** The game whose record is to be written now: with a date later than any before. */
export function dated(game: Game, now: number): Game {
  const updated = Math.max(now, game.updated + 1);
  return { ...game, updated, known: [...game.known, updated].slice(-MAX_KNOWN) };
}

/** The game whose record was written, under another id if another tab had changed the first. */
export const written = (game: Game, { id, updated }: Pick<GameRecord, 'id' | 'updated'>): Game => ({
  ...game,
  id,
  known: game.known.filter((date) => date >= updated),
});

export const recordOf = (panel: string, game: Game): GameRecord => ({
  id: game.id,
  panel,
  state: game.state,
  time: Math.round(game.time),
  updated: game.updated,
  solved: game.solved,
  hints: game.hints,
  level: game.level,
  day: game.day,
});

/** The game of a record; null if its state is none of the panel. */
export function gameOf(link: LinkFormat<Board>, record: GameRecord): Game | null {
  const board = stateIn(link, record.state);
  if (board === null) return null;
  const { panel: _, ...game } = record;
  const puzzle = writeState(link, puzzleOf(board));
  return { ...game, puzzle, begun: true, known: [record.updated], isLate: false };
}

/** How much of the puzzle is filled in. */
export function progressOf({ layout, givens, own }: Board): { filled: number; blank: number } {
  const blank = cellsOf(layout).filter((cell) => givens[cell] === null);
  return { filled: blank.filter((cell) => own[cell] !== null).length, blank: blank.length };
}

/** The games as they are stored, and whether the one on the board is paused; parsed by `parseGames` and `wasPaused`. */
export const formatGames = (
  panel: string,
  { current, others }: Games,
  isPaused = false,
): object => {
  const format = (game: Game): object => {
    const { known, isLate } = game;
    return { ...recordOf(panel, game), known, isLate };
  };
  return {
    current: current?.begun ? format(current) : null,
    others: others.map(format),
    ...(isPaused ? { isPaused } : {}),
  };
};

function parseGame(link: LinkFormat<Board>, kept: unknown): Game | null {
  const record = parseRecord(kept);
  const game = record === null ? null : gameOf(link, record);
  if (game === null) return null;
  const { known, isLate } = kept as Readonly<Record<string, unknown>>;
  const dates = Array.isArray(known) && known.length <= MAX_KNOWN ? known : game.known;
  const whole = dates.filter((date): date is number => Number.isInteger(date));
  return { ...game, known: whole, isLate: isLate === true };
}

/** Parses stored games; those that are invalid are left out. */
export function parseGames(link: LinkFormat<Board>, kept: unknown): Games {
  if (typeof kept !== 'object' || kept === null) return NO_GAMES;
  const { current, others } = kept as Readonly<Record<string, unknown>>;
  const list = Array.isArray(others) ? others.slice(-MAX_OTHERS) : [];
  return {
    current: parseGame(link, current),
    others: list.flatMap((game) => parseGame(link, game) ?? []),
  };
}

/** Whether the game on the board was paused when games were stored. */
export const wasPaused = (kept: unknown): boolean =>
  typeof kept === 'object' && kept !== null && (kept as { isPaused?: unknown }).isPaused === true;
