/** The rules of the rotation puzzles in all languages, for their panel and for the help. */
import type { Language } from './languages';
import { enRotation, type RotationMessages } from './rotation/en';
import { zhHansRotation } from './rotation/zh-hans';
import { zhHantRotation } from './rotation/zh-hant';

export const ROTATION_MESSAGES: Readonly<Record<Language, RotationMessages>> = {
  en: enRotation,
  'zh-Hans': zhHansRotation,
  'zh-Hant': zhHantRotation,
};
