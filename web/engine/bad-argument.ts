/** Errors about the arguments of callers. */
import { type ErrorPlace, JiugongError } from '../api/error';

export function badArgument(message: string, place?: Partial<ErrorPlace>): JiugongError {
  return new JiugongError('bad-argument', message, place);
}

export function isInt32(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value;
}

/** The error of a value that must be a whole number, which the module takes with 32 bits. */
export function notInt32(what: string, value: unknown, place?: Partial<ErrorPlace>): JiugongError {
  const number = Number.isInteger(value) ? 'a whole number of 32 bits' : 'a whole number';
  return badArgument(`${what} must be ${number}, not ${shown(value)}.`, place);
}

/** A value as error messages show it. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'bigint' ? `${value}n` : String(value);
}
