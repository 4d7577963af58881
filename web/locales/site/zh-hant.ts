// Made from zh-hans.ts by npm run traditional: change that, or locales/taiwan.mjs.
import type { SiteMessages } from './en';
import type { Translation } from '../translation';

/** What the page says as part of the site, in traditional Chinese. */
export const zhHantSite: Translation<SiteMessages> = {
  examples: '把數獨放到您的網站上',
  missing: (file) => `頁面未能完整載入（${file}）。請檢查網路連線後重試，您輸入的內容不會丟失。`,
  slow: (file) => `頁面仍在載入（${file}）。您可以繼續等待或重試，輸入的內容不會丟失。`,
  update: {
    ready: '新版本已準備好。',
    reload: '重新載入',
    later: '以後再說',
  },
};
