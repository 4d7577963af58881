/** The texts of the Solve panel, in simplified Chinese. */
import { behind, listUpTo, number } from '../../../../locales/chinese';
import type { SolveMessages } from './en';
import type { Translation } from '../../../../locales/translation';

const REST = (first: string, count: number): string => `${first} 等 ${number(count)}`;

export const zhHansSolve: Translation<SolveMessages> = {
  newPuzzle: {
    label: '新题目 …',
    hint: '按您要的难度出一道题',
    title: '新题目',
    make: '出一题',
    made: (clues) => `新题目，${number(clues)} 个提示数。`,
    rating: (er) => `评分 ER ${er}。`,
    madeOf: (level) => `新题目，难度：${level}。`,
    isMinimal: '有唯一解，是极小题。',
    isUnique: '有唯一解。',
    missed: (wished) => `您要 ${number(wished)} 个，找到的题目中这道最接近。`,
    noSeed: '种子和选择相同，题目也相同。',
    seedOf: (seed) => `种子为 ${seed}。`,
    copySeed: '复制种子',
    more: '更多选项',
    otherGoals: '或者',
    goals: { any: '不限', er: '按评分', technique: '按技巧' },
    erFrom: 'ER 从',
    erTo: '到',
    technique: '必须用到，且不用更难的',
    suitable: '随难度而定',
    onlyMinimal: '没有多余的提示数（极小题）',
    making: '正在出题……',
    best: (level, er) => `目前最接近的：${level}，ER ${er}。`,
    takeBest: '就用这道题',
    missedGoal: (wished) => `${behind('您要的是', wished)}，找到的题目中这道最接近。`,
    range: (low, high) => `ER ${low} 到 ${high}`,
  },
  daily: {
    title: '每日一题',
    solved: '已完成',
    begun: '未完成',
    before: '前一天',
    after: '后一天',
    same: '题目由日期推算，人人相同，离线也能做。',
    made: (level, date) => `${date}的每日一题：${level}。`,
  },
  print: {
    label: '打印 …',
    hint: '打印此盘面，或新题目和答案',
    title: '打印',
    board: '此盘面',
    puzzles: '新题目',
    level: '难度',
    mixed: '由易到难',
    amount: '题数',
    start: '打印题目',
    about: '每页四题，印有日期；答案另起一页。',
    solutions: '答案',
  },
  practise: {
    title: '技巧练习',
    technique: '技巧',
    how: '盘面的下一步正好用得上它。找不到时可以按“提示”。',
    start: '开始练习',
    searching: '正在寻找合适的盘面……',
    now: (name) => `正在练习：${name}`,
    next: '下一个盘面',
    ready: (name) => `下一步：${name}。`,
    readyHow: '请在盘面上找出来。找不到时可以按“提示”。',
    missed: (name) => `这次没有找到能用“${name}”的盘面。`,
    missedHow: '请再试一次，或换一种技巧。',
  },
  candidates: {
    has: '此题带有候选数。',
    solve: '按这些候选数求解',
  },
  examples: {
    label: '示例 …',
    title: '示例',
    hint: '简单和著名的题目',
    famous: '简单和著名的题目',
    classic: '编程练习',
    names: {
      easy: '入门题',
      escargot: 'AI Escargot（Arto Inkala，2006 年）',
      'inkala-2010': 'Arto Inkala 2010 年的题目',
      everest: '珠穆朗玛峰（Arto Inkala，2012 年）',
      'easter-monster': '复活节怪兽（JPF，2007 年）',
      'golden-nugget': '金块（tarek）',
      seventeen: '17 个提示数（Gordon Royle 题库第 1 题）',
      leetcode: 'LeetCode 37，JSON 盘面',
      'question-marks': '九行，用 ? 表示空格',
      poj: 'POJ 2676，先写题数',
      zeros: '九行，用 0 表示空格',
      'against-backtracking': '专为拖慢简单回溯法而造',
      blank: '全部空白',
    },
  },
  navigator: {
    label: '题目',
    position: (index, count) => `第 ${number(index)} 题，共 ${number(count)} 题`,
    previous: '上一题',
    next: '下一题',
  },
  paste: {
    several: (count) => `读入 ${number(count)} 道题目。`,
    failed: (count) => `${number(count)} 道题目无法读取。`,
    unread: (files) => `以下文件中没有题目：${files}。`,
  },
  text: {
    puzzle: '题目文字',
    placeholder: '九行数字、81 个字符、画出的方格、JSON 盘面……',
    answer: '答案',
    solve: '求解这些题目',
    copyAnswer: '复制答案',
    summary: (total, unique, several, none, failed) => {
      const which = (puzzles: readonly number[]): string =>
        total === 1 ? '' : `（第 ${listUpTo(4, puzzles.map(number), REST)} 题）`;
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
