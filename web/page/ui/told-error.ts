import { JiugongError } from '../../engine/jiugong';
import { isRefusal } from './refusal';

/** Whether something went wrong of which a person is told in a word: a refusal, or an error of the engine. */
export const isTold = (error: unknown): boolean =>
  isRefusal(error) || error instanceof JiugongError;
