/**
 * A record of the history: a board that was played, as plain data. Records come from a database into
 * which anyone may have written, and from files: `parseRecord` validates them, and the panel the
 * state.
 */
import { LEVELS, type Level } from '../../../api/engine';

/** What a game is called by, as far as it is known. */
export interface Label {
  readonly level: Level | null;
  /** The day that its puzzle is of, as `2026-12-24`. */
  readonly day: string | null;
}

export interface GameRecord extends Label {
  /** Random, 16 hexadecimal digits. */
  readonly id: string;
  /** The id of the panel. */
  readonly panel: string;
  /** The puzzle and the work on it, as in the links of the panel. */
  readonly state: string;
  /** The milliseconds played. */
  readonly time: number;
  /** When it was changed last, in milliseconds since 1970. */
  readonly updated: number;
  /** By the person, not by Solve. */
  readonly solved: boolean;
  /** How many hints the person has asked for. */
  readonly hints: number;
}

/** The records that are kept; the oldest fall out. */
export const MAX_RECORDS = 200;

/** More than a board of 36 by 36 cells with marks in all of them has. */
export const MAX_STATE = 100_000;

/** Some three years. */
export const MAX_TIME = 1e11;

/** More than a game has steps. */
const MAX_HINTS = 100_000;

/** The latest date of JavaScript. */
const MAX_DATE = 8.64e15;

const isIn = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

const isText = (value: unknown, form: RegExp): value is string =>
  typeof value === 'string' && form.test(value);

const isDay = (value: unknown): value is string =>
  isText(value, /^\d{4}-\d\d-\d\d$/) && !Number.isNaN(Date.parse(value));

/**
 * Validates a record; returns a copy without other members, or null if it is invalid. What earlier versions did not write
 * is as in a new game.
 */
export function parseRecord(value: unknown): GameRecord | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, panel, state, time, updated, solved, ...rest } = value as Readonly<
    Record<string, unknown>
  >;
  const isSound =
    isText(id, /^[0-9a-f]{16}$/) &&
    isText(panel, /^[a-z]{1,20}$/) &&
    isText(state, /^[0-9A-Z-]+$/) &&
    state.length <= MAX_STATE &&
    isIn(time, MAX_TIME) &&
    isIn(updated, MAX_DATE) &&
    typeof solved === 'boolean';
  if (!isSound) return null;
  const { hints, level, day } = rest;
  return {
    id,
    panel,
    state,
    time,
    updated,
    solved,
    hints: isIn(hints, MAX_HINTS) ? hints : 0,
    level: LEVELS.find((known) => known === level) ?? null,
    day: isDay(day) ? day : null,
  };
}

export const drawId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
