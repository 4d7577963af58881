/** The texts of the page around a board, in simplified Chinese. */
import { listUpTo, number } from '../chinese';
import type { OwnMessages } from './en';

const REST = (first: string, count: number): string => `${first} 等 ${number(count)}`;

export const zhHansPage: OwnMessages = {
  name: '九宫',
  title: '九宫 Jiugong：在浏览器里解数独',
  description: '九宫（Jiugong）在您的浏览器里解数独：输入或粘贴题目，点“求解”即可。',
  views: { label: '页面', solve: '求解', rotate: '旋转', variants: '变体' },
  language: '语言',
  themes: { label: '外观', system: '跟随系统', light: '浅色', dark: '深色' },
  privacy: '一切都在您的浏览器里完成，您输入的内容不会外传。',
  examples: {
    label: '示例',
    prompt: '选择题目',
    classic: '经典程序的文本',
    famous: '著名题目',
    names: {
      leetcode: 'LeetCode 37，JSON 盘面',
      'question-marks': '九行，用 ? 表示空格',
      poj: 'POJ 2676，先写题目数',
      zeros: '九行，用 0 表示空格',
      blank: '全部空白',
      escargot: 'AI Escargot（Arto Inkala，2006 年）',
      'inkala-2010': 'Arto Inkala 2010 年的题目',
      everest: '珠穆朗玛峰（Arto Inkala，2012 年）',
      'easter-monster': '复活节怪兽（JPF，2007 年）',
      'golden-nugget': '金块（tarek）',
      seventeen: '17 个提示数（Gordon Royle 题库第 1 题）',
      'against-backtracking': '专为拖慢简单回溯法而造',
    },
  },
  newPuzzle: {
    label: '出题',
    hint: '出一道新题目',
    title: '新题目',
    clues: '提示数个数',
    minimal: '最简',
    symmetry: '对称',
    symmetries: {
      none: '无',
      rotate180: '旋转 180°',
      rotate90: '旋转 90°',
      horizontal: '左右',
      vertical: '上下',
      diagonal: '对角线 ╲',
      antidiagonal: '对角线 ╱',
    },
    seed: '种子',
    anySeed: '每次不同',
    badSeed: '种子为整数，最多 20 位，小于 2^64。',
    make: '出一题',
    made: (clues) => `新题目，${number(clues)} 个提示数。`,
    isMinimal: '有唯一解，且为最简。',
    isUnique: '有唯一解。',
    missed: (wished) => `想要 ${number(wished)} 个，这是找到的最接近的题目。`,
    noSeed: '种子和选择相同，题目也相同。',
    seedOf: (seed) => `种子为 ${seed}。`,
    copySeed: '复制种子',
  },
  paste: {
    several: (count) => `读入 ${number(count)} 道题目。`,
    failed: (count) => `${number(count)} 道题目无法读取。`,
  },
  navigator: {
    label: '题目',
    position: (index, count) => `第 ${number(index)} 题，共 ${number(count)} 题`,
    previous: '上一题',
    next: '下一题',
  },
  text: {
    name: '九宫',
    title: '文本形式',
    puzzle: '题目文本',
    placeholder: '九行数字、81 个字符、画出的方格、JSON 盘面……',
    answer: '答案',
    put: '放到盘面',
    solve: '求解文本',
    stop: '停止',
    copyAnswer: '复制答案',
    copyBoard: '复制盘面',
    copyPuzzle: '复制题目',
    copyAs: '盘面复制为',
    stopped: '已停止。',
    copied: '已复制。',
    notCopied: '浏览器不允许复制。',
    formats: {
      rows: '九行',
      line: '81 个字符',
      cases: '先写题目数',
      boxed: '画出的方格',
      json: 'JSON',
    },
    summary: (total, unique, several, none, failed) => {
      const which = (puzzles: readonly number[]): string =>
        total === 1 ? '' : `（第 ${listUpTo(4, puzzles.map(String), REST)} 题）`;
      const parts = [
        unique > 0 ? `${number(unique)} 道唯一解` : '',
        several.length > 0 ? `${number(several.length)} 道多解${which(several)}` : '',
        none.length > 0 ? `${number(none.length)} 道无解${which(none)}` : '',
        failed > 0 ? `${number(failed)} 道无法读取` : '',
      ].filter((part) => part !== '');
      return `共 ${number(total)} 道题目：${parts.join('，')}。`;
    },
    moreErrors: (count) => `另有 ${number(count)} 处类似。`,
  },
};
