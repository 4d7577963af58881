import { JiugongError } from '../engine/jiugong';

/** What was thrown as an error of the engine, so that there is one kind to tell people about. */
export const asJiugongError = (error: unknown): JiugongError =>
  error instanceof JiugongError ? error : new JiugongError('internal', String(error));
