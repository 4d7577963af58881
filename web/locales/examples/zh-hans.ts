import { zhHansEmbed } from '../embed/zh-hans';
import type { ExamplesMessages } from './en';
import type { Translation } from '../translation';

/** What examples.html says, in simplified Chinese. */
export const zhHansExamples: Translation<ExamplesMessages> = {
  title: '把数独放到您的网站上',
  back: '回到题目',
  lead: '博客文章里的盘面、框架里的盘面，以及供脚本使用的引擎：都附上所需的几行代码。',
  board: '数独',
  look: '盘面的样子',
  post: {
    title: '在博客文章里',
    text: '一个脚本加一个标签。引擎就在脚本里；同一页上的多个盘面共用它，样式互不影响。',
  },
  frame: {
    title: '在框架里',
    text: '适合不允许脚本的网站，或者您想把两者分开的时候。盘面的样子写在地址里；框架会报告自己的高度和盘面上发生的事。',
  },
  api: {
    title: '在脚本里',
    text: '不带盘面的引擎：这里出一道题并解开它，每次都不一样。',
    run: '运行',
    output: '输出',
  },
  embed: zhHansEmbed,
  code: '代码',
  copy: '复制',
  copied: '已复制。',
  notCopied: '浏览器不允许复制。',
};
