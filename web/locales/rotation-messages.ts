/** The rules of the rotation puzzles in all languages, for their panel and for the help. */
import { inAllLanguages } from './translation';
import { enRotation } from './rotation/en';
import { zhHansRotation } from './rotation/zh-hans';
import { zhHantRotation } from './rotation/zh-hant';

export const ROTATION_MESSAGES = inAllLanguages(enRotation, {
  'zh-Hans': zhHansRotation,
  'zh-Hant': zhHantRotation,
});
