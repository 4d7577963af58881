/** Describes the page's own notices in words. */
import { describeError, say, type Message } from '../../../board/words';
import type { JiugongError, RatedGrid, Technique } from '../../../api/engine';
import type { Language } from '../../../locales/languages';
import type { TechniqueNames } from '../../ui/boards/difficulty-view';
import { dateInWords } from './daily';
import type { Texts } from './texts';
import { erOf, missedIn } from './request';
import type { Notice } from './model';
import { describeBoardNotice } from '../../ui/boards/notice';
import { onPage } from '../../ui/boards/start';
import { describeOpened } from './share/words';
import { sentences } from '../../../locales/sentences';

const SHOWN_ERRORS = 2;

/** Describes the text or files whose first puzzle is on the board. */
function describeTaken(
  { puzzles, of, errors, unread }: Extract<Notice, { kind: 'taken' }>,
  texts: Texts,
): Message {
  const { navigator, paste } = texts.solve;
  const isWhole = errors.length === 0 && unread.length === 0;
  const several = of > puzzles ? navigator.position(1, of) : paste.several(puzzles);
  const places = errors
    .slice(0, SHOWN_ERRORS)
    .flatMap((error) => describeError(error, texts).details.slice(0, 1));
  const more = errors.length - places.length;
  return {
    tone: isWhole ? 'plain' : 'alarm',
    headline: errors.length === 0 ? several : sentences(several, paste.failed(errors.length)),
    details: [
      ...(unread.length > 0 ? [paste.unread(texts.cellNames(unread))] : []),
      ...places,
      ...(more > 0 ? [texts.page.paste.more(more)] : []),
    ],
  };
}

/** The mistakes in a text that a notice is about. */
export function errorsIn(notice: Notice | null): readonly JiugongError[] {
  if (notice?.kind === 'taken') return notice.errors;
  return notice?.kind === 'failed' ? [notice.error] : [];
}

/** What a technique is called; its identifier until the names are there. */
export const nameIn = (names: TechniqueNames, technique: Technique): string =>
  names?.(technique) ?? technique.replaceAll('-', ' ');

/** What a search for a puzzle has come to. */
export const bestLine = (
  { level, er }: Pick<RatedGrid, 'level' | 'er'>,
  { page, solve }: Texts,
): string =>
  level === null
    ? solve.newPuzzle.making
    : solve.newPuzzle.best(page.difficulty.levels[level], er!.toFixed(1));

/** Describes a puzzle that was made, and what it is not that was asked for. */
function describeMade(
  { made, request, day, replaces }: Extract<Notice, { kind: 'made' }>,
  names: TechniqueNames,
  language: Language,
  texts: Texts,
): Message {
  const { daily, newPuzzle: words } = texts.solve;
  const { levels } = texts.page.difficulty;
  const { clues, difficulty } = made;
  const missed = missedIn(request, made);
  const level = difficulty?.level ?? null;
  const asked = (): string => {
    if (request.goal === 'er') return words.range(...erOf(request));
    if (request.goal === 'technique') return nameIn(names, request.technique);
    return request.goal === 'any' ? '' : levels[request.goal];
  };
  const what = difficulty === null && request.clues === null ? words.isMinimal : words.isUnique;
  const er = difficulty?.er ?? null;
  const isByRating = request.goal === 'er' || request.goal === 'technique';
  const headline = (): string => {
    if (level === null) return words.made(clues);
    return day === null
      ? words.madeOf(levels[level])
      : daily.made(levels[level], dateInWords(day, language));
  };
  return say(
    headline(),
    ...(isByRating && er !== null ? [words.rating(er.toFixed(1))] : []),
    ...(missed.goal ? [words.missedGoal(asked())] : []),
    ...(missed.clues ? [words.missed(request.clues!)] : []),
    ...(missed.goal || missed.clues || difficulty !== null ? [] : [what]),
    ...(replaces ? [texts.share.opened.how] : []),
  );
}

/** Nobody counts the givens of a sudoku before he plays it. */
const withoutCount = (message: Message, { status }: Texts): Message =>
  message.details.length === 1 && message.details[0] === status.howTo
    ? { ...message, headline: status.howTo, details: [] }
    : message;

/** Returns the message for a notice, or else that of the board. */
export function describeNotice(
  notice: Notice | null,
  board: Message,
  texts: Texts,
  names: TechniqueNames,
  language: Language,
): Message {
  const ofBoard = onPage(withoutCount(board, texts), texts);
  if (notice === null) return ofBoard;
  switch (notice.kind) {
    case 'taken':
      return describeTaken(notice, texts);
    case 'example':
      return say(texts.solve.examples.names[notice.id], ofBoard.headline, ...ofBoard.details);
    case 'made':
      return describeMade(notice, names, language, texts);
    case 'making': {
      const { newPuzzle } = texts.solve;
      const { best } = notice;
      const isKnown = best !== null && best.level !== null;
      return say(newPuzzle.making, ...(isKnown ? [bestLine(best, texts)] : []));
    }
    case 'practice':
    case 'chapter':
      return notice.tell(language);
    case 'opened':
      // That digits clash is told first.
      return ofBoard.tone === 'alarm'
        ? ofBoard
        : describeOpened(notice.snapshot, notice.replaces, texts.share);
    default:
      return describeBoardNotice(notice, ofBoard, texts);
  }
}
