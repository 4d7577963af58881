/** Describes the page's own notices in words. */
import { describeError, type Message } from '../../../board/words';
import type { Texts } from './texts';
import type { Notice } from './model';
import { describeProblem } from '../../ui/problems';
import { describeVerdict, onPage } from '../../ui/boards/start';
import { describeOpened } from './share/words';

const SHOWN_ERRORS = 2;

/** Describes the text or files whose first puzzle is on the board; null if no message is needed. */
function describeTaken(
  { puzzles, errors, unread }: Extract<Notice, { kind: 'taken' }>,
  texts: Texts,
): Message | null {
  const { paste, text } = texts.solve;
  const isWhole = errors.length === 0 && unread.length === 0;
  if (puzzles === 1 && isWhole) return null;
  const places = errors
    .slice(0, SHOWN_ERRORS)
    .flatMap((error) => describeError(error, texts).details.slice(0, 1));
  const more = errors.length - places.length;
  return {
    tone: isWhole ? 'plain' : 'alarm',
    headline:
      errors.length === 0
        ? paste.several(puzzles)
        : `${paste.several(puzzles)} ${paste.failed(errors.length)}`,
    details: [
      ...(unread.length > 0 ? [paste.unread(texts.cellNames(unread))] : []),
      ...places,
      ...(more > 0 ? [text.moreErrors(more)] : []),
    ],
  };
}

/** Returns the message for a notice, or else that of the board. */
export function describeNotice(notice: Notice | null, board: Message, texts: Texts): Message {
  const ofBoard = onPage(board, texts);
  switch (notice?.kind) {
    case 'taken':
      return describeTaken(notice, texts) ?? ofBoard;
    case 'example': {
      const details = [ofBoard.headline, ...ofBoard.details];
      return { tone: 'plain', headline: texts.solve.examples.names[notice.id], details };
    }
    case 'made': {
      const words = texts.solve.newPuzzle;
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
      return { tone: 'alarm', headline: texts.solve.newPuzzle.unseeded, details: [] };
    case 'paste-here': {
      const { here, hereHow } = texts.page.paste;
      return { tone: 'plain', headline: here, details: [hereHow] };
    }
    case 'stopped':
      return { tone: 'plain', headline: texts.status.stopped, details: [] };
    case 'judged':
      return describeVerdict(notice.verdict, texts);
    case 'failed':
      return describeError(notice.error, texts);
    case undefined:
      return ofBoard;
  }
}
