/** The texts of the walk-through in all languages, and with them those of the page. */
import type { Hints } from '../../../board/load-hints';
import type { Language } from '../../../locales/languages';
import { textsWith } from '../../../locales/page-messages';
import { inAllLanguages } from '../../../locales/translation';
import { enWalk } from './messages/en';
import { zhHansWalk } from './messages/zh-hans';
import { zhHantWalk } from './messages/zh-hant';

export const textsFor = textsWith({
  walk: inAllLanguages(enWalk, { 'zh-Hans': zhHansWalk, 'zh-Hant': zhHantWalk }),
});

export type WalkTexts = ReturnType<typeof textsFor>;

/** What a walk-through needs to say. */
export interface Words {
  readonly texts: WalkTexts;
  readonly language: Language;
  readonly hints: Hints;
}
