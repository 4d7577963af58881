import { behind, list } from '../../../../../locales/chinese';
import type { ExchangeMessages } from './en';
import type { Translation } from '../../../../../locales/translation';

/** The texts about puzzles of other programs, in simplified Chinese. */
export const zhHansExchange: Translation<ExchangeMessages> = {
  recognized: (rules) => `按样子看，这些图形是规则：${list(rules)}。`,
  onlyDrawn: '只作图形保留',
  cosmetics: (count) => `${count} 个图形在这里没有规则，含义见作者的说明。`,
  left: (what) => `未读入：${list(what)}。`,
  drawings: (count) => `${count} 个图形`,

  damaged: {
    headline: '无法读取这道题目。',
    at: (place, expected) => `${place}：${behind('应为', expected)}。盘面保持不变。`,
    whole: '开头',
  },
  expected: {
    grid: '由格子组成的各行',
    rectangle: '与第一行相同的格数',
    object: '花括号中的一项',
    list: '列表',
    fewer: '更少的项',
    cell: '盘面上的行号和列号（从 0 开始）',
    point: '两个数',
    number: '数',
    text: '文字',
    part: '盘面上的格子，以及这条规则所需的内容',
    entry: '= 或 + 和一个数',
    first: '笼的第一格',
    cells9: '九格',
    cells81: '81 格',
  },

  drawn: (count) => `没有规则的图形：${count} 个`,
  eraseDrawn: '全部擦除',

  about: {
    summary: '标题和说明',
    title: '标题',
    author: '作者',
    rules: '用自己的话写的规则',
    message: '解出时显示的话',
  },

  lost: (program, names) => `${program} 中没有：${list(names)}。`,
  unwritten: (what) => `这段文本不含：${list(what)}。链接里都有。`,
  itsWords: '标题和作者的说明',
  lostDrawings: '不在格子上的图形',
  cages: '笼内的数不重复，相加等于所标的数。',
};
