/** All texts of the page in a language, of all panels and of the parts that are loaded on need. */
import { HISTORY_MESSAGES } from '../locales/history-messages';
import type { HistoryMessages } from '../locales/history/en';
import type { Language } from '../locales/languages';
import { PAGE_CHINESE } from '../locales/page-chinese';
import { addPageMessages } from '../locales/page-messages';
import * as batch from '../page/panels/batch/texts';
import * as help from '../page/panels/help/texts';
import * as techniques from '../page/ui/technique-pages/texts';
import * as learn from '../page/panels/learn/texts';
import * as rotate from '../page/panels/rotate/texts';
import * as photo from '../page/panels/solve/photo/texts';
import * as practice from '../page/panels/solve/practice/texts';
import { SOLVE_CHINESE } from '../page/panels/solve/solve-chinese';
import * as solve from '../page/panels/solve/texts';
import * as variants from '../page/panels/variants/texts';
import type { ShareDialogMessages } from '../page/ui/share/messages/en';
import { SHARE_DIALOG_MESSAGES } from '../page/ui/share/texts';
import * as walk from '../page/ui/walk/texts';

addPageMessages(PAGE_CHINESE);
solve.addTexts(SOLVE_CHINESE);

export type AllTexts = batch.Texts &
  help.Texts &
  learn.Texts &
  practice.PracticeTexts &
  techniques.TechniqueTexts &
  photo.PhotoTexts &
  rotate.Texts &
  solve.Texts &
  variants.Texts &
  walk.WalkTexts & {
    readonly history: HistoryMessages;
    readonly shareDialog: ShareDialogMessages;
  };

export const allTexts = (language: Language): AllTexts => ({
  ...batch.textsFor(language),
  ...help.textsFor(language),
  ...learn.textsFor(language),
  ...practice.textsFor(language),
  ...techniques.textsFor(language),
  ...photo.textsFor(language),
  ...rotate.textsFor(language),
  ...solve.textsFor(language),
  ...variants.textsFor(language),
  ...walk.textsFor(language),
  history: HISTORY_MESSAGES[language],
  shareDialog: SHARE_DIALOG_MESSAGES[language],
});
