/**
 * What runs in the worker of a program. Both functions are sent as their own texts, so they use nothing but what they
 * are given, and the language.
 */

export interface Limits {
  readonly low: number;
  readonly high: number;
  /** The number of values that the machine reads. */
  readonly length: number;
  readonly states: number;
  /** The most characters of a state as JSON. */
  readonly characters: number;
}

/** What a worker answers: states are numbered from 0, the start, and arcs are [from, value, to]. */
export type Answer =
  | {
      readonly kind: 'explored';
      readonly accepting: readonly boolean[];
      readonly arcs: readonly (readonly [from: number, value: number, to: number])[];
    }
  | {
      readonly kind: 'thrown' | 'no-function' | 'no-accept' | 'bad-state' | 'too-many-states';
      readonly part: 'start' | 'step' | 'accept';
      readonly message: string;
      readonly stack: string;
    };

/**
 * Takes everything from the global object of a worker that is not the plain language: requests, storage, messages,
 * timers, other workers. Returns what sends the answer.
 */
export function confine(scope: typeof globalThis): (answer: Answer) => void {
  const send = (
    scope as unknown as { readonly postMessage: (answer: Answer) => void }
  ).postMessage.bind(scope);
  const kept = new Set<string | symbol>(
    (
      'Array BigInt Boolean Error Infinity JSON Map Math NaN Number Object RangeError RegExp Set String Symbol ' +
      'TypeError isFinite isNaN parseFloat parseInt undefined'
    ).split(' '),
  );
  const { defineProperty, deleteProperty, ownKeys, set } = Reflect;
  const { getPrototypeOf, prototype: top } = Object;
  for (
    let owner = scope as object | null;
    owner !== null && owner !== top;
    owner = getPrototypeOf(owner) as object | null
  ) {
    for (const name of ownKeys(owner)) {
      if (kept.has(name)) continue;
      // What cannot be deleted may still be replaced.
      if (deleteProperty(owner, name)) continue;
      defineProperty(owner, name, { value: undefined });
      set(owner, name, undefined);
    }
  }
  // The same program makes the same machine.
  deleteProperty(Math, 'random');
  return send;
}

/** Follows a program from its start, breadth first, as far as a line of cells goes. */
export function explore(
  send: (answer: Answer) => void,
  limits: Limits,
  start: () => unknown,
  step: () => unknown,
  accept: () => unknown,
): void {
  let part: 'start' | 'step' | 'accept' = 'start';
  const fail = (kind: Exclude<Answer['kind'], 'explored'>, message = '', stack = ''): void =>
    send({ kind, part, message, stack });
  /** A state as text, so that equal ones are one; null for none, undefined for what cannot be one. */
  const textOf = (state: unknown): string | null | undefined => {
    if (state === undefined || state === null) return null;
    const text = JSON.stringify(state) as string | undefined;
    // (Numbers that are none become null.)
    const isPlain = text !== undefined && text !== 'null' && text.length <= limits.characters;
    return isPlain ? text : undefined;
  };
  try {
    const first = textOf(start());
    if (first === null || first === undefined) return fail('bad-state');
    part = 'step';
    const next = step() as ((state: unknown, value: number) => unknown) | null;
    if (typeof next !== 'function') return fail('no-function');
    part = 'accept';
    const accepted = accept();
    if (typeof accepted !== 'function' && !Array.isArray(accepted)) return fail('no-accept');
    const listed = Array.isArray(accepted) ? accepted.map(textOf) : [];
    const isAccepting = (text: string): boolean =>
      typeof accepted === 'function'
        ? Boolean((accepted as (state: unknown) => unknown)(JSON.parse(text)))
        : listed.includes(text);
    const texts = [first];
    const numbers = new Map([[first, 0]]);
    const arcs: [number, number, number][] = [];
    part = 'step';
    let begin = 0;
    for (let depth = 0; depth < limits.length && begin < texts.length; ++depth) {
      const end = texts.length;
      for (let from = begin; from < end; ++from) {
        for (let value = limits.low; value <= limits.high; ++value) {
          // Each call has a state of its own, which it may change.
          const text = textOf(next(JSON.parse(texts[from]!), value));
          if (text === undefined) return fail('bad-state');
          if (text === null) continue;
          let to = numbers.get(text);
          if (to === undefined) {
            to = texts.length;
            if (to === limits.states) return fail('too-many-states');
            numbers.set(text, to);
            texts.push(text);
          }
          arcs.push([from, value, to]);
        }
      }
      begin = end;
    }
    part = 'accept';
    send({ kind: 'explored', accepting: texts.map(isAccepting), arcs });
  } catch (error) {
    const { message, stack } = Object(error) as { message?: unknown; stack?: unknown };
    fail('thrown', String(message ?? error), String(stack ?? ''));
  }
}
