/** Checks what callers hand over, who may write JavaScript: each returns a good argument or throws. */
import { JiugongError } from './error';
import type { TextFormat } from './jiugong';
import { wellFormed } from './puzzle-input';

const FORMATS: readonly TextFormat[] = ['rows', 'line', 'cases', 'boxed', 'json'];

function badArgument(message: string): JiugongError {
  return new JiugongError('bad-argument', message);
}

/** Options as an object. */
export function checkOptions<T extends object>(options: T | null | undefined): Partial<T> {
  if (options === null || options === undefined) return {};
  if (typeof options === 'object') return options;
  throw badArgument(`The options are no object but ${String(options)}`);
}

export function checkSignal(signal: AbortSignal | null | undefined): AbortSignal | null {
  if (signal === undefined || signal === null) return null;
  // Not `instanceof`: a signal may come from another frame.
  if (typeof signal === 'object' && 'aborted' in signal && 'addEventListener' in signal) {
    return signal;
  }
  throw badArgument('The signal is no AbortSignal');
}

export function checkLimit(limit: number): number {
  if (typeof limit === 'number' && limit >= 1 && (Number.isInteger(limit) || limit === Infinity)) {
    return limit;
  }
  throw badArgument(
    `The limit is ${String(limit)}; it must be a whole number of at least 1, or Infinity`,
  );
}

export function checkText(text: string): string {
  if (typeof text === 'string') return wellFormed(text);
  throw badArgument(`The text is not a string but ${typeof text}`);
}

export function checkFormat(format: TextFormat): TextFormat {
  if (FORMATS.includes(format)) return format;
  throw badArgument(
    `There is no format ${JSON.stringify(format)}; there are ${FORMATS.join(', ')}`,
  );
}
