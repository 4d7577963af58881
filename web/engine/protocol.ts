/**
 * What the two sides of the engine say to each other: the client (where `load` was called) and the
 * host (where the module runs: a worker, or the same thread).
 *
 *     client                          host
 *       start { wasm }         ──▶
 *                              ◀──   ready
 *       call { id, method, … } ──▶
 *                              ◀──   result { id, value }  or  error { id, error }
 *       cancel { id }          ──▶   (no answer)
 *                              ◀──   crash { message }: the module is lost, and all calls with it
 */
import type { CountResult, ReadResult, SolveResult, TextFormat, TextResult } from './jiugong';
import type { ErrorCode, ErrorPlace } from './error';

/** A JiugongError as plain data. */
export interface PlainError extends ErrorPlace {
  code: ErrorCode;
  message: string;
}

/** A result that holds errors as plain data, as it crosses to the client. */
export type Plain<T> = T extends Error
  ? PlainError
  : T extends object
    ? { [K in keyof T]: Plain<T[K]> }
    : T;

/** The methods of a host: what each takes and gives. */
export interface Methods {
  solve: { takes: { puzzle: string; limit: number }; gives: SolveResult };
  count: { takes: { puzzle: string; limit: number }; gives: CountResult };
  solveText: { takes: { text: string }; gives: Plain<TextResult> };
  readText: { takes: { text: string }; gives: Plain<ReadResult> };
  writeText: { takes: { puzzle: string; format: TextFormat }; gives: string };
}

export type Method = keyof Methods;

/** One method with its arguments, so that a switch over `method` knows `args`. */
export type Invocation = { [M in Method]: { method: M; args: Methods[M]['takes'] } }[Method];

export type ToHost =
  | { kind: 'start'; wasm: Uint8Array }
  | { kind: 'call'; id: number; invocation: Invocation }
  | { kind: 'cancel'; id: number };

export type FromHost =
  | { kind: 'ready' }
  | { kind: 'result'; id: number; value: unknown }
  | { kind: 'error'; id: number; error: PlainError }
  | { kind: 'crash'; message: string };
