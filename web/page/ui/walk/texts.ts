/** The texts of the walk-through in all languages, and with them those of the page. */
import type { Hints } from '../../../board/load-hints';
import type { Language } from '../../../locales/languages';
import { pageMessagesFor, type PageMessages } from '../../../locales/page-messages';
import { inAllLanguages } from '../../../locales/translation';
import { enWalk, type WalkMessages } from './messages/en';
import { zhHansWalk } from './messages/zh-hans';
import { zhHantWalk } from './messages/zh-hant';

const MESSAGES = inAllLanguages(enWalk, {
  'zh-Hans': zhHansWalk,
  'zh-Hant': zhHantWalk,
});

export interface WalkTexts extends PageMessages {
  readonly walk: WalkMessages;
}

export const textsFor = (language: Language): WalkTexts => ({
  ...pageMessagesFor(language),
  walk: MESSAGES[language],
});

/** What a walk-through needs to say. */
export interface Words {
  readonly texts: WalkTexts;
  readonly language: Language;
  readonly hints: Hints;
}
