/** The texts of boards of other shapes than a classic sudoku, in simplified Chinese. */
import { number } from '../chinese';
import type { ShapeMessages } from './en';

export const zhHansShapes: ShapeMessages = {
  regions: {
    box: (index, letter) => `第 ${index} 宫${letter && ` ${letter}`}`,
    area: (index, letter) => `第 ${index} 区${letter && ` ${letter}`}`,
    extra: (name) => `附加区 ${name}`,
    diagonal: '对角线',
    cage: (sum) => `笼，和为 ${sum}`,
    cageWithoutSum: '笼，没有和',
    inParts: (letter) => `分成几部分，标记 ${letter}`,
  },
  void: '不属于题目',

  houses: {
    area: (index) => `第 ${index} 区`,
    extra: (index) => `第 ${index} 附加区`,
    cage: (index) => `第 ${index} 笼`,
    diagonal: () => '一条对角线',
    antiKnight: () => '相距马步的两格',
    antiKing: () => '相接的两格',
  },

  consecutive: (names) => `相邻两格的值连续：${names}。`,
  outside: (value, low, high, names) =>
    `${names}为 ${value}，但值应为 ${low === high ? low : `${low} 到 ${high}`}。`,
  wrongSum: (sum, names) => `笼内的和不是 ${sum}：${names}。`,

  ready: (givens, cages) =>
    `${givens === 0 ? '' : `${number(givens)} 个提示数，`}${number(cages)} 个笼。`,

  cage: (sum, cells, least, most) =>
    `笼的和为 ${number(sum)}：${cells} 格的和${least === most ? `只能是 ${least}` : `为 ${least} 到 ${most}`}。`,
  contradiction: '规则互相矛盾，空盘面也无解。',
  oneReason: (name) => `这个提示数与规则矛盾：${name}。`,

  unsolvable: '这还不是题目。',
  tooLarge: (name, cells, values) =>
    `${name}有 ${number(cells)} 格，但只有 ${number(values)} 个值。`,
  empty: '没有一格属于题目。',
};
