/** The texts of examples.html. */
import { enExamples } from './examples/en';
import { zhHansExamples } from './examples/zh-hans';
import { zhHantExamples } from './examples/zh-hant';
import { inAllLanguages } from './translation';

export const EXAMPLES_MESSAGES = inAllLanguages(enExamples, {
  'zh-Hans': zhHansExamples,
  'zh-Hant': zhHantExamples,
});
