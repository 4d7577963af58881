/** All texts of the page in a language, of all panels and of the parts that are loaded on need. */
import { readdirSync } from 'node:fs';
import { HISTORY_MESSAGES } from '../locales/history-messages';
import type { Language } from '../locales/languages';
import { PAGE_CHINESE } from '../locales/page-chinese';
import { addPageMessages, textsWith } from '../locales/page-messages';
import type * as batch from '../page/panels/batch/texts';
import type * as help from '../page/panels/help/texts';
import type * as learn from '../page/panels/learn/texts';
import type * as rotate from '../page/panels/rotate/texts';
import * as photo from '../page/panels/solve/photo/texts';
import * as practice from '../page/panels/solve/practice/texts';
import { SOLVE_CHINESE } from '../page/panels/solve/solve-chinese';
import * as solve from '../page/panels/solve/texts';
import type * as variants from '../page/panels/variants/texts';
import { SHARE_DIALOG_MESSAGES } from '../page/ui/share/texts';
import * as techniques from '../page/ui/technique-pages/texts';
import * as walk from '../page/ui/walk/texts';

addPageMessages(PAGE_CHINESE);
solve.addTexts(SOLVE_CHINESE);

const others = textsWith({ history: HISTORY_MESSAGES, shareDialog: SHARE_DIALOG_MESSAGES });

/** The texts of all panels are there; whose words tests use by their names is listed. */
export type AllTexts = batch.Texts &
  help.Texts &
  learn.Texts &
  practice.PracticeTexts &
  techniques.TechniqueTexts &
  photo.PhotoTexts &
  rotate.Texts &
  solve.Texts &
  variants.Texts &
  walk.WalkTexts &
  ReturnType<typeof others>;

interface Texts {
  textsFor(language: Language): object;
}

/** The panels, which are found. (Tests run in the folder of the package.) */
export const PANEL_IDS = readdirSync('page/panels').filter((name) => !name.includes('.'));

const panels: readonly Texts[] = await Promise.all(
  PANEL_IDS.map((id) => import(`../page/panels/${id}/texts.ts`)),
);

export const allTexts = (language: Language): AllTexts =>
  Object.assign(
    {},
    ...[...panels, photo, practice, techniques, walk].map((part) => part.textsFor(language)),
    others(language),
  ) as AllTexts;
