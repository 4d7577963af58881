import type { SiteMessages } from './en';

/** What the page says as part of the site, in simplified Chinese. */
export const zhHansSite: SiteMessages = {
  examples: '把数独放到您的网站上',
  update: {
    ready: '新版本已就绪。',
    reload: '重新加载',
    later: '以后再说',
  },
};
