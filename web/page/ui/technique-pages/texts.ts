/** The texts of the pages of techniques in all languages, and with them those of the page. */
import { textsWith } from '../../../locales/page-messages';
import { inAllLanguages } from '../../../locales/translation';
import { enTechniques } from './messages/en';
import { zhHansTechniques } from './messages/zh-hans';
import { zhHantTechniques } from './messages/zh-hant';

export const textsFor = textsWith({
  techniques: inAllLanguages(enTechniques, {
    'zh-Hans': zhHansTechniques,
    'zh-Hant': zhHantTechniques,
  }),
});

export type TechniqueTexts = ReturnType<typeof textsFor>;
