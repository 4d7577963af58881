import { JiugongError } from '../engine/jiugong';

/** Converts anything thrown into a JiugongError, so that callers report one kind of error. */
export const asJiugongError = (error: unknown): JiugongError =>
  error instanceof JiugongError ? error : new JiugongError('internal', String(error));
