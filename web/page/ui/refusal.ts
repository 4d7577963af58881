import { JiugongError } from '../../engine/jiugong';

/**
 * Whether the browser refuses what it was asked for: a database that is forbidden or full, a file that is gone. Any other
 * error is a mistake in the page, which has to be heard.
 */
export const isRefusal = (error: unknown): boolean => error instanceof DOMException;

/** Whether something went wrong of which a person is told in a word: a refusal, or an error of the engine. */
export const isTold = (error: unknown): boolean =>
  isRefusal(error) || error instanceof JiugongError;
