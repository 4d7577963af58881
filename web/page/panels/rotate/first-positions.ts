/** The initial boards: the same for all users, so that people can talk about them. */
import type { Kind } from './address';
import { boxesPosition, sortPosition, tripodsPosition, type Position } from './position';

const digitsOf = (text: string): readonly number[] =>
  Array.from(text, (character) => (character === '.' ? 0 : Number(character)));

export const FIRST_POSITIONS: Readonly<Record<Kind, Position>> = {
  /** Reversed. */
  sort: sortPosition(3, 3, [9, 8, 7, 6, 5, 4, 3, 2, 1]),
  /** One arrangement, one solution. */
  boxes: boxesPosition(
    digitsOf('37..5827.264..11955.1.2.8..12.4.6.154...2..466.7..7.3.96.514....5..8.27..843..138'),
  ),
  tripods: tripodsPosition(
    digitsOf('937811274335128395595423459618177134346825696251786795522698478314446729281698376'),
  ),
};
