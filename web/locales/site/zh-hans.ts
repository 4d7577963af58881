import type { SiteMessages } from './en';
import type { Translation } from '../translation';

/** What the page says as part of the site, in simplified Chinese. */
export const zhHansSite: Translation<SiteMessages> = {
  examples: '把数独放到您的网站上',
  missing: (file) => `页面未能完整加载（${file}）。请检查网络连接后重试，您输入的内容不会丢失。`,
  slow: (file) => `页面仍在加载（${file}）。您可以继续等待或重试，输入的内容不会丢失。`,
  update: {
    ready: '新版本已就绪。',
    reload: '重新加载',
    later: '以后再说',
  },
};
