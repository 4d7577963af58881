import { JiugongError } from '../engine/jiugong';

/** Null for an error of the engine, without which something goes on; throws any other again, a mistake in the program. */
export function withoutEngine(error: unknown): null {
  if (error instanceof JiugongError) return null;
  throw error;
}

/** Converts anything thrown into a JiugongError, so that callers report one kind of error. */
export const asJiugongError = (error: unknown): JiugongError =>
  error instanceof JiugongError ? error : new JiugongError('internal', String(error));
