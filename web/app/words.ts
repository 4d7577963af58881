import type { JiugongError } from '../engine/jiugong';
import { describeError, type Message } from '../board/words';
import type { Messages } from '../locales/messages';

const SHOWN_ERRORS = 2;

/** What to say about a text whose first puzzle went on the board; null if that speaks for itself. */
export function describeTaken(
  puzzles: number,
  errors: readonly JiugongError[],
  texts: Messages,
): Message | null {
  const { paste, text } = texts.page;
  if (puzzles === 1 && errors.length === 0) return null;
  const places = errors
    .slice(0, SHOWN_ERRORS)
    .flatMap((error) => describeError(error, texts).details.slice(0, 1));
  const more = errors.length - places.length;
  return {
    tone: errors.length === 0 ? 'plain' : 'alarm',
    headline:
      errors.length === 0
        ? paste.several(puzzles)
        : `${paste.several(puzzles)} ${paste.failed(errors.length)}`,
    details: more > 0 ? [...places, text.moreErrors(more)] : places,
  };
}
