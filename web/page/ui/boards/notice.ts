/** What panels say of any board until it changes, and the words for it. */
import { describeError, say, type Message } from '../../../board/words';
import type { JiugongError } from '../../../api/engine';
import type { PageMessages } from '../../../locales/page-messages';
import { describeProblem, type Problem } from '../problems';
import { describeVerdict, type Verdict } from './start';

export type BoardNotice =
  /** The board was restored from the last visit. */
  | { readonly kind: 'restored' | 'stopped' }
  /** A board could not be opened, and why. */
  | { readonly kind: 'problem'; readonly problem: Problem }
  /** What the end of entering a puzzle said of it. */
  | { readonly kind: 'judged'; readonly verdict: Exclude<Verdict, 'none'> }
  | { readonly kind: 'failed'; readonly error: JiugongError };

/** `ofBoard` is what is said without a notice. */
export function describeBoardNotice(
  notice: BoardNotice,
  ofBoard: Message,
  texts: PageMessages,
): Message {
  const { kept } = texts.page;
  switch (notice.kind) {
    case 'restored':
      return say(kept.restored, ofBoard.headline, ...ofBoard.details);
    case 'stopped':
      return say(texts.status.stopped);
    case 'problem':
      return describeProblem(notice.problem, texts.share);
    case 'judged':
      return describeVerdict(notice.verdict, texts);
    case 'failed':
      return describeError(notice.error, texts);
  }
}
