/** The texts of the page in Chinese, with those of its boards. Those that a translation lacks are in English there. */
import { CHINESE } from './chinese-messages';
import { zhHansModules } from './modules/zh-hans';
import { zhHantModules } from './modules/zh-hant';
import type { PageMessages } from './page-messages';
import { zhHansPage } from './page/zh-hans';
import { zhHantPage } from './page/zh-hant';
import { zhHansShare } from './share/zh-hans';
import { zhHantShare } from './share/zh-hant';
import { zhHansSite } from './site/zh-hans';
import { zhHantSite } from './site/zh-hant';
import type { Translations } from './translation';

const HANS = CHINESE['zh-Hans'];
const HANT = CHINESE['zh-Hant'];

export const PAGE_CHINESE: Translations<PageMessages> = {
  'zh-Hans': {
    ...HANS,
    errors: { ...HANS.errors, codes: { ...HANS.errors?.codes, ...zhHansModules.codes } },
    page: zhHansPage,
    share: zhHansShare,
    site: zhHansSite,
  },
  'zh-Hant': {
    ...HANT,
    errors: { ...HANT.errors, codes: { ...HANT.errors?.codes, ...zhHantModules.codes } },
    page: zhHantPage,
    share: zhHantShare,
    site: zhHantSite,
  },
};
