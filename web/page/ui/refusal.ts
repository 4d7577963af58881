/** What browsers call mistakes of who asks: a value that cannot be stored, a database that is used as it is not. */
const MISTAKES: ReadonlySet<string> = new Set([
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'InvalidAccessError',
  'ReadOnlyError',
  'SyntaxError',
  'TransactionInactiveError',
]);

/**
 * Whether the browser refuses what it was asked for: a database that is forbidden or full, a file that is gone. Any other
 * error is a mistake in the page, which has to be heard.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && !MISTAKES.has(error.name);

/** Null for a refusal; throws any other error again. */
export function whereRefused(error: unknown): null {
  if (isRefusal(error)) return null;
  throw error;
}
