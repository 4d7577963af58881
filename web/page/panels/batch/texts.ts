/** The texts of the panel in all languages, and with them those of the page. */
import { textsWith } from '../../../locales/page-messages';
import { inAllLanguages } from '../../../locales/translation';
import { enBatch } from './messages/en';
import { zhHansBatch } from './messages/zh-hans';
import { zhHantBatch } from './messages/zh-hant';

export const textsFor = textsWith({
  batch: inAllLanguages(enBatch, { 'zh-Hans': zhHansBatch, 'zh-Hant': zhHantBatch }),
});

export type Texts = ReturnType<typeof textsFor>;
