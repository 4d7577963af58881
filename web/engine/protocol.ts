/**
 * What the two sides of the engine say to each other: the client (where `load` was called) and the
 * host (where the module runs: a worker, or the same thread).
 *
 *     client                            host
 *                                ◀──   ready
 *       calls { calls: [
 *         [id, method, …args], …
 *       ], watched: [id, …] }    ──▶
 *                                ◀──   progress { reports: [[id, done, best, moves?], …] }
 *                                ◀──   answers { answers: [[id, failed, json, bytes?], …] }
 *       cancel { ids }           ──▶   (no answers)
 *       ping                     ──▶
 *                                ◀──   pong { busy }: it is alive, and has calls or none
 *                                ◀──   crash { message }: the module is lost, and all calls with it
 *
 * Messages are dear and what they hold is cheap, so calls made together and answers found together
 * travel together; bytes are handed over, not copied; and a text is the cheapest thing to hold, so an answer stays the JSON that the
 * module wrote until the client parses it. How far a call is, the host tells a few times a second, and
 * only of those that are watched.
 */
import type { Jobs } from 'jiugong:module';

export type Method = keyof Jobs;

/** One method with its arguments. */
export type Invocation = { [M in Method]: [method: M, ...args: Parameters<Jobs[M]>] }[Method];

export type Call = [id: number, ...invocation: Invocation];

/** The JSON of the method's result, or where it failed of a `ModuleError`; and of methods that take bytes others. */
export type Answer = [id: number, failed: boolean, json: string, bytes?: Uint8Array];

/**
 * The part of the work that is done, 0..1, and the number of presses of the best answer so far, or -1.
 * Their JSON comes along only when they are other presses than those of the report before.
 */
export type Report = [id: number, done: number, best: number, moves?: string];

export type ToHost =
  | { kind: 'calls'; calls: Call[]; watched?: number[] }
  | { kind: 'cancel'; ids: number[] }
  | { kind: 'ping' };

export type FromHost =
  | { kind: 'ready' }
  | { kind: 'progress'; reports: Report[] }
  | { kind: 'answers'; answers: Answer[] }
  | { kind: 'pong'; busy: boolean }
  | { kind: 'crash'; message: string };

/** Sends a message of the host, and hands over what is in it. */
export type Reply = (message: FromHost, transfer?: Transferable[]) => void;

/** What a message with these values hands over. */
export function buffersOf(values: readonly unknown[][]): ArrayBuffer[] {
  return values
    .flat()
    .flatMap((value) => (value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : []));
}
