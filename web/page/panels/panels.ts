/** The panels of the page, in the order of the header. The first one is shown at first. */
import type { Panel } from '../panel';
import { BATCH } from './batch/panel';
import { HELP } from './help/panel';
import { LEARN } from './learn/panel';
import { ROTATE } from './rotate/panel';
import { SOLVE } from './solve/panel';
import { VARIANTS } from './variants/panel';

export const PANELS: readonly Panel[] = [SOLVE, ROTATE, VARIANTS, LEARN, BATCH, HELP];
