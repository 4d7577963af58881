/** The texts of the dialog in all languages, and with them those of the page. */
import type { PageMessages } from '../../../locales/page-messages';
import type { ShareMessages } from '../../../locales/share/en';
import { inAllLanguages } from '../../../locales/translation';
import { enShareDialog, type ShareDialogMessages } from './messages/en';
import { zhHansShareDialog } from './messages/zh-hans';
import { zhHantShareDialog } from './messages/zh-hant';

export const SHARE_DIALOG_MESSAGES = inAllLanguages(enShareDialog, {
  'zh-Hans': zhHansShareDialog,
  'zh-Hant': zhHantShareDialog,
});

export type ShareTexts = ShareMessages & ShareDialogMessages;

export const textsFor = ({
  share,
  language,
}: Pick<PageMessages, 'share' | 'language'>): ShareTexts => ({
  ...share,
  ...SHARE_DIALOG_MESSAGES[language],
});
