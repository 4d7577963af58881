/** Turns errors as the module writes them into those of the API. */
import { JiugongError } from '../api/error';
import { fillIn } from '../api/phrase';
import type { ModuleError } from './protocol';

export function toError(error: ModuleError): JiugongError {
  const { found, expected, ...rest } = error;
  return new JiugongError(error.code, error.message, {
    ...rest,
    found: fillIn(found.form, found.values),
    expected: fillIn(expected.form, expected.values),
    foundPhrase: found.form === '' ? null : found,
    expectedPhrase: expected.form === '' ? null : expected,
  });
}
