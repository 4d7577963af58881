/** Describes shared boards in words. */
import type { Snapshot } from '../../../../board/snapshot';
import type { Board } from '../../../../board/state';
import { countValues } from '../../../../board/values';
import { say, type Message } from '../../../../board/words';
import type { ShareMessages } from '../../../../locales/share/en';
import type { PictureWords } from '../../../ui/boards/picture';

const countIn = (digits: string): number => digits.replaceAll('.', '').length;

export const pictureWords = ({ givens, own }: Board, texts: ShareMessages): PictureWords => ({
  title: texts.picture.title,
  description: texts.picture.description(countValues(givens), countValues(own)),
});

export const describeOpened = (
  { givens, own }: Snapshot,
  replaces: boolean,
  { opened }: ShareMessages,
): Message =>
  say(opened.headline(countIn(givens), countIn(own)), ...(replaces ? [opened.how] : []));
