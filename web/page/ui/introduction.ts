/** Whether the introduction to rotation puzzles is shown: once, unless a person asks for it again. */
import { keepChoice, readChoice } from './choices';

const NAME = 'introduced';
const DONE = 'rotate';

export const isIntroduced = (): boolean => readChoice(NAME) === DONE;

export const endIntroduction = (): void => keepChoice(NAME, DONE);

export const introduceAgain = (): void => keepChoice(NAME, null);
