/**
 * The messages between the client (where `load` was called) and a host (where a module runs: a worker, or
 * the same thread).
 *
 *     client                            host
 *                                ◀──   ready
 *       calls { calls: [
 *         [id, method, …args], …
 *       ], watched: [id, …] }    ──▶
 *                                ◀──   progress { reports: [[id, done, stage, interim?], …] }
 *                                ◀──   answers { answers: [[id, failed, json, bytes?], …] }
 *       cancel { ids }           ──▶   (no answers)
 *       ping                     ──▶
 *                                ◀──   pong { busy }: it is alive, and has calls or none
 *                                ◀──   crash { message, needsMemory? }: the module is lost, and all calls with it
 *
 * A message costs more than its contents, so calls made together travel together, and so do answers found
 * together. Bytes are transferred, not copied. An answer stays the JSON that the module wrote until the client
 * parses it: text is the cheapest thing to clone. The host reports progress a few times a second, and only of
 * calls that are watched.
 */
import type { Argument } from 'jiugong:module';
import type { JiugongError, Phrase } from '../api/error';

export type Invocation = [method: string, ...args: (Argument | Uint8Array)[]];

export type Call = [id: number, ...invocation: Invocation];

/** The error of a call that failed, as the module writes it. */
export type ModuleError = Pick<JiugongError, 'code' | 'message' | 'line' | 'column'> & {
  found: Phrase;
  expected: Phrase;
} & Partial<Pick<JiugongError, 'cell' | 'region' | 'cage' | 'rule' | 'field'>>;

/** A value as JSON holds it: errors are plain data. */
export type Json<Value> = Value extends JiugongError
  ? ModuleError
  : Value extends object
    ? { [Key in keyof Value]: Json<Value[Key]> }
    : Value;

/** The JSON of the method's result, or of a `ModuleError` if it failed; methods that take bytes answer with bytes too. */
export type Answer = [id: number, failed: boolean, json: string, bytes?: Uint8Array];

/**
 * The part of the work that is done, 0..1, and what is known before the end (`stage` and `interim` of module.d.ts); its
 * JSON is added only when the stage differs from that of the last report.
 */
export type Report = [id: number, done: number, stage: number, interim?: string];

export type ToHost =
  | { kind: 'calls'; calls: Call[]; watched?: number[] }
  | { kind: 'cancel'; ids: number[] }
  | { kind: 'ping' };

export type FromHost =
  | { kind: 'ready' }
  | { kind: 'progress'; reports: Report[] }
  | { kind: 'answers'; answers: Answer[] }
  | { kind: 'pong'; busy: boolean }
  | { kind: 'crash'; message: string; needsMemory?: boolean };

/** Sends a message of the host, and transfers what is in it. */
export type Reply = (message: FromHost, transfer?: Transferable[]) => void;

/** The buffers that a message with these values transfers. */
export function buffersOf(values: readonly unknown[][]): ArrayBuffer[] {
  return values
    .flat()
    .flatMap((value) => (value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : []));
}
