/** Loads how constraints look, what they are called and when they are broken: a script of its own beside the running one. */
import script from 'jiugong:rules';
import { lazily } from '../lazy-script';
import { figureRoom, provideFigures, type FigureRoom } from './figures';

/** What the script has: `rules/on-board/on-board.ts`. */
export interface RulesScript {
  readonly FIGURES: FigureRoom;
}

const loadRoom = lazily(script);

/** Rejects with `unavailable` where the script cannot be loaded; the next call tries again. */
export async function loadFigures(): Promise<FigureRoom> {
  const known = figureRoom();
  if (known !== null) return known;
  const { FIGURES } = await loadRoom();
  provideFigures(FIGURES);
  return FIGURES;
}
