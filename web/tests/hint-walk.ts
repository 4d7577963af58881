/** Walks through a sudoku by Hint and Apply alone, as the element does, without a browser. */
import assert from 'node:assert/strict';
import type { Engine, Hint } from '../engine/jiugong';
import { isReady, positionOf } from '../board/hint';
import { findHint } from '../board/hint-search';
import * as models from '../board/model';
import { boardIn, EMPTY_MODEL, type Model } from '../board/model';
import { boardOf, entries, isComplete, type Board } from '../board/state';
import { taughtPosition } from '../hints/hints';
import { parseValues, type Values } from '../board/values';

/** Numbers from 0 to below 1, the same for a seed everywhere (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A puzzle that somebody has begun: digits and notes, some wrong, kept by the person or the board. */
export function begun(puzzle: string, solution: string, next: () => number): Model {
  const chance = (share: number): boolean => next() < share;
  const digit = (): number => 1 + Math.floor(9 * next());
  const [filled, wrong, noted, spoilt] = [next() / 2, next() / 4, next(), next() / 4];
  const right = parseValues(solution)!;
  const board = boardOf(parseValues(puzzle)!);
  const own = board.givens.map((given, cell) => {
    if (given !== null || !chance(filled)) return null;
    return chance(wrong / 4) ? digit() : right[cell]!;
  });
  const possible = taughtPosition(positionOf({ ...board, own })).candidates;
  // Random notes: some candidates fewer, and more than the digits allow.
  const notes = possible.map((mask) => {
    if (mask === 0 || !chance(noted)) return 0;
    const bits = chance(spoilt) ? mask & Math.floor(512 * next()) : mask;
    return chance(0.1) ? bits | (1 << (digit() - 1)) : bits;
  });
  const removed = possible.map((mask) => (chance(0.02) ? mask & Math.floor(512 * next()) : 0));
  const model = models.startWith(EMPTY_MODEL, {
    ...board,
    own,
    candidates: chance(0.2) ? board.candidates : notes,
    corner: chance(0.5) ? notes : board.corner,
    removed,
  });
  const kept = models.withKeepMarks(model, chance(0.3));
  return chance(0.3) ? models.withSetting(kept, 'notes', 'automatic') : kept;
}

const signal = new AbortController().signal;

/** What each blank cell may hold according to the marks, or else the digits. */
const candidatesOn = (board: Board) => taughtPosition(positionOf(board)).candidates;

/** The cells whose marks or digits exclude the solution. */
const spoiltCells = (model: Model, solution: Values): readonly number[] => {
  const board = boardIn(model);
  const isAutomatic = models.hasAutomaticNotes(model, board);
  const candidates = candidatesOn(board);
  return entries(board).flatMap((value, cell) => {
    if (value !== null) return value === solution[cell] ? [] : [cell];
    const isLost = isAutomatic && board.candidates[cell] === 0;
    return !isLost && (candidates[cell]! >> (solution[cell]! - 1)) & 1 ? [] : [cell];
  });
};

/** Presses Hint until the hint is told, and then Apply; returns the board after it. */
function press(model: Model, hint: Hint): Model {
  let told = models.withHint(model, hint);
  while (!isReady(told.hint!)) told = models.withMore(told);
  const next = models.applyHint(told);
  assert.equal(next.hint, null);
  assert.equal(next.history.past.length, model.history.past.length + 1);
  return next;
}

/**
 * Walks to the end. Each hint changes something; errors are named before any step; and no step excludes the solution.
 * Returns how often each kind of hint was given.
 */
export async function walk(
  engine: Engine,
  start: Model,
  solved: string,
): Promise<Readonly<Record<string, number>>> {
  const solution = parseValues(solved)!;
  const kinds: Record<string, number> = {};
  let model = start;
  while (!isComplete(boardIn(model))) {
    const board = boardIn(model);
    const isAutomatic = models.hasAutomaticNotes(model, board);
    const hint = await findHint(engine, board, isAutomatic, signal);
    kinds[hint.kind] = (kinds[hint.kind] ?? 0) + 1;
    const spoilt = spoiltCells(model, solution);
    if (hint.kind === 'step') assert.deepEqual(spoilt, []);
    else {
      assert.ok(hint.kind === 'wrong-digit' || hint.kind === 'missing-mark', hint.kind);
      for (const cell of hint.cells) assert.ok(spoilt.includes(cell));
    }
    model = press(model, hint);
    const left = spoiltCells(model, solution);
    assert.ok(left.every((cell) => spoilt.includes(cell)));
  }
  assert.deepEqual(entries(boardIn(model)), solution);
  return kinds;
}
