/** Says in words what only the page has to say. */
import type { JiugongError } from '../engine/jiugong';
import { describeError, type Message } from '../board/words';
import type { PageMessages } from '../locales/page-messages';
import type { Notice } from './page';
import { describeOpened, describeProblem } from './share/words';

const SHOWN_ERRORS = 2;

/** What to say about a text whose first puzzle went on the board; null if that speaks for itself. */
function describeTaken(
  puzzles: number,
  errors: readonly JiugongError[],
  texts: PageMessages,
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

/** What there is to say besides what a board says of itself. */
export function describeNotice(
  notice: Notice | null,
  ofBoard: Message,
  texts: PageMessages,
): Message {
  switch (notice?.kind) {
    case 'taken':
      return describeTaken(notice.puzzles, notice.errors, texts) ?? ofBoard;
    case 'example': {
      const details = [ofBoard.headline, ...ofBoard.details];
      return { tone: 'plain', headline: texts.page.examples.names[notice.id], details };
    }
    case 'made': {
      const words = texts.page.newPuzzle;
      const { clues, wished } = notice;
      const how =
        wished === null
          ? words.isMinimal
          : clues === wished
            ? words.isUnique
            : words.missed(wished);
      return { tone: 'plain', headline: words.made(clues), details: [how] };
    }
    case 'restored': {
      const details = [ofBoard.headline, ...ofBoard.details];
      return { tone: 'plain', headline: texts.page.kept.restored, details };
    }
    case 'opened':
      return describeOpened(notice.snapshot, texts.share);
    case 'problem':
      return describeProblem(notice.problem, texts.share);
    case 'bad-seed':
      return { tone: 'alarm', headline: texts.page.newPuzzle.badSeed, details: [] };
    case 'not-made':
      return { tone: 'plain', headline: texts.status.stopped, details: [] };
    case 'failed':
      return describeError(notice.error, texts);
    case undefined:
      return ofBoard;
  }
}
