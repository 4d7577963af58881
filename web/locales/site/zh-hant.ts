import type { SiteMessages } from './en';

/** What the page says as part of the site, in traditional Chinese. */
export const zhHantSite: SiteMessages = {
  examples: '放到自己的網頁上',
  update: {
    ready: '新版本已準備好。',
    reload: '重新載入',
    later: '以後再說',
  },
};
