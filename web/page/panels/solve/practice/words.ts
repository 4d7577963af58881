/** What is said of a position to practise, and of what the reader does there. */
import type { Hints } from '../../../../board/load-hints';
import { CLASSIC, colOf, rowOf } from '../../../../board/layout';
import { say, warn, type Message } from '../../../../board/words';
import type { GroupId } from '../../../../hints/groups';
import type { Language } from '../../../../locales/languages';
import { isPractised, type Topic } from '../../../ui/techniques';
import type { Verdict } from './judge';
import type { PracticeMessages } from './messages/en';

/** What a technique or a group is called. */
export const topicName = (topic: Topic, hints: Hints, language: Language): string =>
  isPractised(topic)
    ? hints.techniqueName(topic, language)
    : hints.groupName(topic as GroupId, language);

/** What is said when a search has ended: with a position, whose step removes candidates or enters a digit, or without. */
export const describeFound = (
  topic: Topic,
  found: { readonly removes: boolean } | null,
  name: string,
  words: PracticeMessages,
): Message => {
  if (found === null) return warn(words.missed(name), words.missedHow);
  return say(
    (isPractised(topic) ? words.ready : words.readyOf)(name),
    found.removes ? words.readyToRemove : words.readyHow,
  );
};

/** What is said where Undo has taken a position or the puzzle of a chapter away. */
export const describeUndone = (words: PracticeMessages): Message =>
  say(words.undone, words.undoneHow);

/** What is said of the puzzle of a chapter: what it needs of later ones, whether it is on the way, and what counts. */
export const describePuzzle = (
  name: string,
  later: readonly string[],
  isBegun: boolean,
  words: PracticeMessages,
): Message =>
  say(
    words.puzzle(name),
    ...(later.length === 0 ? [] : [words.later(later)]),
    ...(isBegun ? [words.begunHow] : []),
    words.puzzleHow,
  );

/** What is said of a verdict; `topic` is what is still to be found. */
export function describeVerdict(
  verdict: Verdict,
  isHelped: boolean,
  topic: string,
  hints: Pick<Hints, 'nameOf' | 'wordsOf'>,
  language: Language,
  words: PracticeMessages,
): Message {
  /** As hints name it, at the beginning of a sentence. */
  const nameIn = (cell: number): string => {
    const name = hints.wordsOf(language).cellAt(rowOf(cell, CLASSIC) + 1, colOf(cell, CLASSIC) + 1);
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  switch (verdict.kind) {
    case 'done':
      return say(
        words.done(hints.nameOf(verdict.step, language)),
        isHelped ? words.helped : words.doneHow,
      );
    case 'part':
      return say(words.part(verdict.made, verdict.of), words.partHow);
    case 'other':
      return say(words.other, verdict.isOver ? words.over : words.still(topic));
    case 'wrong-candidate':
      return warn(words.wrongCandidate(nameIn(verdict.cell), verdict.digit), words.wrongHow);
    case 'wrong-digit': {
      const { cell, digit, right } = verdict;
      return warn(words.wrongDigit(nameIn(cell), digit, right), words.wrongHow);
    }
  }
}
