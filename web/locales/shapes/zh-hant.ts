// Made from zh-hans.ts by npm run traditional: change that, or locales/taiwan.mjs.
/** The texts of boards of other shapes than a classic sudoku, in traditional Chinese. */
import { list, number } from '../chinese';
import type { ShapeMessages } from './en';
import type { Translation } from '../translation';

const sides = (rows: number, cols: number): string => `${rows} × ${cols}`;

const span = (low: string, high: string): string => (low === high ? low : `${low} 到 ${high}`);

export const zhHantShapes: Translation<ShapeMessages> = {
  rulesTitle: '本題規則',
  label: (rows, cols) => `題目盤面，${sides(rows, cols)}`,
  regions: {
    box: (index, letter) => `第 ${index} 宮${letter && ` ${letter}`}`,
    area: (index, letter) => `第 ${index} 區${letter && ` ${letter}`}`,
    extra: (name) => `附加區 ${name}`,
    diagonal: '對角線',
    cage: (sum) => `籠，總和 ${sum}`,
    cageWithoutSum: '籠，沒有總和',
    inParts: (letter) => `分成幾部分，標記 ${letter}`,
  },
  void: '鏤空',

  puzzle: (givens, cages, rules = 0) =>
    givens + cages + rules === 0
      ? '空盤面。'
      : `${[
          ...(givens > 0 ? [`${number(givens)} 個提示數`] : []),
          ...(cages > 0 ? [`${number(cages)} 個籠`] : []),
          ...(rules > 0 ? [`${number(rules)} 條畫出的規則`] : []),
        ].join('，')}。`,
  shape: (rows, cols, low, high, rules) =>
    `${sides(rows, cols)} 格，值為 ${span(low, high)}${rules.length === 0 ? '' : `：${rules.join('、')}`}。`,
  rules: {
    rows: '列',
    columns: '欄',
    diagonals: '兩條對角線',
    antiKnight: '無馬',
    antiKing: '無緣',
    nonConsecutive: '不連續',
    boxes: (rows, cols) => `${sides(rows, cols)} 宮`,
    areas: (count) => `${number(count)} 個區域`,
    extras: (count) => `${number(count)} 個附加區`,
  },

  houses: {
    area: (index) => `第 ${index} 區`,
    extra: (index) => `第 ${index} 附加區`,
    cage: (index) => `第 ${index} 籠`,
    diagonal: () => '一條對角線',
    antiKnight: () => '相距馬步的兩格',
    antiKing: () => '相接的兩格',
  },

  consecutive: (names) => `相鄰兩格的值連續：${names}。`,
  outside: (value, low, high, names) => `${names} 為 ${value}，但值應為 ${span(low, high)}。`,
  broken: (rule, names) => `違反了規則「${rule}」：${names}。`,
  wrongSum: (sum, names) => `籠內的和不是 ${sum}：${names}。`,

  cage: (sum, cells, least, most) =>
    `籠的總和為 ${number(sum)}：${cells} 格的總和${least === most ? `只能是 ${least}` : `為 ${least} 到 ${most}`}。`,
  contradiction: (cages) => `規則${cages > 0 ? '和籠' : ''}互相衝突，空盤面也無解。`,
  conflict: (names, count) => `${names}${count === 1 ? '自相矛盾' : '互相衝突'}`,
  conflicts: (digits, houses, cages, rules) =>
    `${list([
      ...(digits > 0 ? [`${number(digits)} 個數字`] : []),
      ...(houses > 0 ? [`${number(houses)} 個區域`] : []),
      ...(cages > 0 ? [`${number(cages)} 個籠`] : []),
      ...(rules > 0 ? [`${number(rules)} 條規則`] : []),
    ])}${digits + houses + cages + rules === 1 ? '自相矛盾' : '互相衝突'}`,
  together: '下列各項合在一起無解，去掉其中任何一個數字、區域、籠或規則則有解：',
  perhapsTogether: '下列各項合在一起無解，也許不必全部：',
  digits: (names) => `數字：${list(names)}`,
  listed: list,
  cageAt: (sum, first) => `${first} 處和為 ${sum} 的籠`,
  oneReason: (name) => `這個數字與規則衝突：${name}。`,

  unsolvable: '這還不是題目。',
  tooLarge: (name, cells, values) =>
    `${name}有 ${number(cells)} 格，但只有 ${number(values)} 個值。`,
  empty: '沒有一格屬於題目。',
};
