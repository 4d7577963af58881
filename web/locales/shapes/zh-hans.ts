/** The texts of boards of other shapes than a classic sudoku, in simplified Chinese. */
import { list, number } from '../chinese';
import type { ShapeMessages } from './en';
import type { Translation } from '../translation';

const sides = (rows: number, cols: number): string => `${rows} × ${cols}`;

const span = (low: string, high: string): string => (low === high ? low : `${low} 到 ${high}`);

export const zhHansShapes: Translation<ShapeMessages> = {
  rulesTitle: '本题规则',
  label: (rows, cols) => `题目盘面，${sides(rows, cols)}`,
  regions: {
    box: (index, letter) => `第 ${index} 宫${letter && ` ${letter}`}`,
    area: (index, letter) => `第 ${index} 区${letter && ` ${letter}`}`,
    extra: (name) => `附加区 ${name}`,
    diagonal: '对角线',
    cage: (sum) => `笼，和为 ${sum}`,
    cageWithoutSum: '笼，没有和',
    inParts: (letter) => `分成几部分，标记 ${letter}`,
  },
  void: '镂空',

  puzzle: (givens, cages, rules = 0) =>
    givens + cages + rules === 0
      ? '空盘面。'
      : `${[
          ...(givens > 0 ? [`${number(givens)} 个提示数`] : []),
          ...(cages > 0 ? [`${number(cages)} 个笼`] : []),
          ...(rules > 0 ? [`${number(rules)} 条画出的规则`] : []),
        ].join('，')}。`,
  shape: (rows, cols, low, high, rules) =>
    `${sides(rows, cols)} 格，值为 ${span(low, high)}${rules.length === 0 ? '' : `：${rules.join('、')}`}。`,
  rules: {
    rows: '行',
    columns: '列',
    diagonals: '两条对角线',
    antiKnight: '无马',
    antiKing: '无缘',
    nonConsecutive: '不连续',
    boxes: (rows, cols) => `${sides(rows, cols)} 宫`,
    areas: (count) => `${number(count)} 个区域`,
    extras: (count) => `${number(count)} 个附加区`,
  },

  houses: {
    area: (index) => `第 ${index} 区`,
    extra: (index) => `第 ${index} 附加区`,
    cage: (index) => `第 ${index} 笼`,
    diagonal: () => '一条对角线',
    antiKnight: () => '相距马步的两格',
    antiKing: () => '相接的两格',
  },

  consecutive: (names) => `相邻两格的值连续：${names}。`,
  outside: (value, low, high, names) => `${names} 为 ${value}，但值应为 ${span(low, high)}。`,
  broken: (rule, names) => `违反了规则“${rule}”：${names}。`,
  wrongSum: (sum, names) => `笼内的和不是 ${sum}：${names}。`,

  cage: (sum, cells, least, most) =>
    `笼的和为 ${number(sum)}：${cells} 格的和${least === most ? `只能是 ${least}` : `为 ${least} 到 ${most}`}。`,
  contradiction: (cages) => `规则${cages > 0 ? '和笼' : ''}互相冲突，空盘面也无解。`,
  conflict: (names, count) => `${names}${count === 1 ? '自相矛盾' : '互相冲突'}`,
  conflicts: (digits, houses, cages, rules) =>
    `${list([
      ...(digits > 0 ? [`${number(digits)} 个数字`] : []),
      ...(houses > 0 ? [`${number(houses)} 个区域`] : []),
      ...(cages > 0 ? [`${number(cages)} 个笼`] : []),
      ...(rules > 0 ? [`${number(rules)} 条规则`] : []),
    ])}${digits + houses + cages + rules === 1 ? '自相矛盾' : '互相冲突'}`,
  together: '下列各项合在一起无解，去掉其中任何一个数字、区域、笼或规则则有解：',
  perhapsTogether: '下列各项合在一起无解，也许不必全部：',
  digits: (names) => `数字：${list(names)}`,
  listed: list,
  cageAt: (sum, first) => `${first} 处和为 ${sum} 的笼`,
  oneReason: (name) => `这个数字与规则冲突：${name}。`,

  unsolvable: '这还不是题目。',
  tooLarge: (name, cells, values) =>
    `${name}有 ${number(cells)} 格，但只有 ${number(values)} 个值。`,
  empty: '没有一格属于题目。',
};
