/** Describes opened and shared boards in words. */
import type { Snapshot } from '../../../board/snapshot';
import type { Message } from '../../../board/words';
import type { ShareMessages } from '../../../locales/share/en';
import type { Said } from './model';
import type { PictureWords } from '../../panels/solve/share/picture';
import type { Problem } from '../../panels/solve/read-shared';

const countIn = (digits: string): number => digits.replaceAll('.', '').length;

export const pictureWords = ({ givens, own }: Snapshot, texts: ShareMessages): PictureWords => ({
  title: texts.picture.title,
  description: texts.picture.description(countIn(givens), countIn(own)),
});

export const describeOpened = ({ givens, own }: Snapshot, { opened }: ShareMessages): Message => ({
  tone: 'plain',
  headline: opened.headline(countIn(givens), countIn(own)),
  details: [opened.how],
});

const alarm = (headline: string, how: string): Message => ({
  tone: 'alarm',
  headline,
  details: [how],
});

export function describeProblem(problem: Problem, { problems }: ShareMessages): Message {
  switch (problem) {
    case 'newer':
      return alarm(problems.newer, problems.newerHow);
    case 'damaged':
      return alarm(problems.damaged, problems.damagedHow);
    case 'no-puzzle-in-address':
      return alarm(problems.noPuzzle, problems.noPuzzleHow);
    case 'variant':
      return alarm(problems.variant, problems.variantHow);
    case 'no-board-in-picture':
      return alarm(problems.noBoard, problems.noBoardHow);
    case 'unreadable':
      return alarm(problems.unreadable, problems.unreadableHow);
  }
}

export function describeSaid(said: Said, texts: ShareMessages): string {
  switch (said.kind) {
    case 'copied':
      return texts.said.copied;
    case 'not-copied':
      return texts.said.notCopied;
    case 'no-text':
      return texts.said.noText(said.reason);
    case 'saved':
      return texts.said.saved(said.name);
    case 'not-saved':
      return texts.said.notSaved;
    case 'sent':
      return texts.said.sent;
    case 'not-sent':
      return texts.said.notSent;
  }
}
