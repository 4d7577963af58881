/** Errors about the arguments of callers. */
import { type ErrorPlace, JiugongError } from '../api/error';

export function badArgument(message: string, place?: Partial<ErrorPlace>): JiugongError {
  return new JiugongError('bad-argument', message, place);
}

/** A value as error messages show it. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'bigint' ? `${value}n` : String(value);
}
