/** The texts of examples.html. */
import { enExamples, type ExamplesMessages } from './examples/en';
import { zhHansExamples } from './examples/zh-hans';
import { zhHantExamples } from './examples/zh-hant';
import type { Language } from './languages';

export const EXAMPLES_MESSAGES: Readonly<Record<Language, ExamplesMessages>> = {
  en: enExamples,
  'zh-Hans': zhHansExamples,
  'zh-Hant': zhHantExamples,
};
