/** Loads how constraints look, what they are called and when they are broken: a script of its own beside the running one. */
import script from 'jiugong:rules';
import { lazily } from '../lazy-script';
import { boardRules, provideRules, type BoardRules } from './figures';

/** What the script has: `rules/on-board/on-board.ts`. */
export interface RulesScript {
  readonly BOARD_RULES: BoardRules;
}

const loadScript = lazily(script);

/** Rejects with `unavailable` where the script cannot be loaded; the next call tries again. */
export async function loadBoardRules(): Promise<BoardRules> {
  const known = boardRules();
  if (known !== null) return known;
  const { BOARD_RULES } = await loadScript();
  provideRules(BOARD_RULES);
  return BOARD_RULES;
}
