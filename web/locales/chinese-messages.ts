/**
 * The texts of a board in Chinese, which are a script of their own beside `jiugong.js`. Those that a translation lacks
 * are in English there.
 */
import { zhHans } from './board/zh-hans';
import { zhHant } from './board/zh-hant';
import type { Messages } from './messages';
import { zhHansModules } from './modules/zh-hans';
import { zhHantModules } from './modules/zh-hant';
import { zhHansShapes } from './shapes/zh-hans';
import { zhHantShapes } from './shapes/zh-hant';
import type { Translations } from './translation';

/** With what the modules find in texts of other puzzles, which would be in English within a Chinese sentence. */
export const CHINESE: Translations<Messages> = {
  'zh-Hans': {
    ...zhHans,
    phrases: { ...zhHans.phrases, ...zhHansModules.phrases },
    shapes: zhHansShapes,
  },
  'zh-Hant': {
    ...zhHant,
    phrases: { ...zhHant.phrases, ...zhHantModules.phrases },
    shapes: zhHantShapes,
  },
};
