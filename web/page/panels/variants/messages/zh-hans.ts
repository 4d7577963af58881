/** The texts of the Variants panel, in simplified Chinese. */
import { list, number } from '../../../../locales/chinese';
import type { VariantsMessages } from './en';

/** Lines, shapes and texts of f-puzzles. */
const DRAWINGS = '只有文字才能说明的图形';

const drawKeys = '按键：Shift+方向键选中格子，Enter 画出，Delete 擦除。';

export const zhHansVariants: VariantsMessages = {
  presets: {
    label: '题型',
    own: '自定形状',
    groups: { sizes: '大小', rules: '附加规则', jigsaw: '锯齿', killer: '杀手' },
    names: {
      '4x4': '4 × 4',
      '6x6': '6 × 6',
      '8x8': '8 × 8',
      '9x9': '9 × 9',
      '10x10': '10 × 10',
      '12x12': '12 × 12',
      '16x16': '16 × 16',
      '25x25': '25 × 25',
      x: '对角线数独',
      windoku: '窗口数独：四个窗口',
      disjoint: '同位数独',
      'anti-knight': '无马数独',
      'anti-king': '无缘数独',
      'non-consecutive': '不连续数独',
      jigsaw: '锯齿数独：九块',
      toroidal: '环面锯齿：块可越过边界',
      killer: '杀手数独：带和的笼',
    },
    example: '示例',
    exampleHint: '这种题型的一道唯一解题目',
  },

  modes: {
    label: '在盘面上',
    givens: '提示数',
    regions: '区域',
    cages: '笼',
    void: '镂空',
    hints: {
      givens: '输入题目本身的数字',
      regions: '画区域',
      cages: '画笼并输入和',
      void: '把格子移出题目',
    },
  },

  tools: {
    sum: '笼的和',
    erase: {
      regions: '擦除区域',
      cages: '擦除笼',
      void: '补回格子',
    },
    eraseAll: '全部擦除',
    howTo: {
      regions: '拖过格子画区域，从区域内拖起可扩大它。',
      cages: '拖过格子画笼，从笼内拖起可扩大它，然后输入和。',
      void: '轻点或拖过格子把它们移出题目，再做一次则移回。',
    },
    keys: {
      regions: drawKeys,
      cages: drawKeys,
      void: '按键：Shift+方向键选中格子，Enter 改变它们。',
    },
    across: '打开“宫”时，画的区域会叠在宫上。',
  },

  actions: {
    clearDigits: '清除数字',
    clearAll: '全部清除',
    hints: {
      edit: '输入提示数、画区域和笼，或移除格子',
      clearDigits: '去掉所有数字，包括提示数',
      clearAll: '只留下大小和规则',
    },
    searching: '搜索',
  },

  shape: {
    title: '大小与规则',
    rows: '行数',
    cols: '列数',
    low: '最小值',
    high: '最大值',
    shownAs: (label, sign) => `${label}（盘面上为 ${sign}）`,
    boxes: '宫',
    boxRows: '宫的行数',
    boxCols: '宫的列数',
    rulesLabel: '规则',
    hints: {
      rows: '每行的值不重复',
      columns: '每列的值不重复',
      diagonals: '每条对角线的值不重复，用于方形盘面',
      antiKnight: '相距马步的格子不同',
      antiKing: '边或角相接的格子不同',
      nonConsecutive: '相邻两格的值不连续',
    },
  },

  status: {
    howTo: '或点“示例”取一道这种题目。',
    howToKiller: '画笼并输入和，或点“示例”。',
    cut: '界外的内容已去掉。',
    drawn: {
      regions: '已画区域。',
      cages: '已画笼。',
      void: '格子已改变。',
    },
    taken: { regions: '有些格子取自另一个区域。', cages: '有些格子取自另一个笼。' },
    erased: { regions: '区域已擦除。', cages: '笼已擦除。', void: '已移回题目。' },
    typeSum: '请输入它的和；没有和则只要求值不重复。',
    nothingHere: {
      regions: '这里没有画过的区域。',
      boxesHere: '宫可在“大小与规则”中关闭。',
      cages: '这里没有笼。',
      void: '这一格属于题目。',
    },
    freeCell: {
      regions: '拖过几格即可画出；再点一次，则画出只有这一格的区域。',
      cages: '拖过几格即可画出；再点一次，则画出只有这一格的笼。',
    },
    piecesGone: (count) => `宫取代了画好的 ${number(count)} 个区域。`,
    rangeMoved: {
      low: (value) => `最小值随最大值改为 ${value}。`,
      high: (value) => `最大值随最小值改为 ${value}。`,
    },
    undoBrings: '“撤销”可恢复原样。',
  },

  foreign: {
    headline: '这道题目有九宫不支持的规则。',
    has: (rules) => `包括：${list(rules)}。盘面保持不变。`,
    rules: {
      arrow: '箭头',
      betweenline: '居间线',
      boxindexer: '索引格',
      cage: DRAWINGS,
      circle: DRAWINGS,
      clone: '克隆区',
      columnindexer: '索引格',
      difference: '差值圆点',
      disjointgroups: '不规则区域的同位规则',
      doublearrow: '双向箭头',
      entropicline: '熵线',
      even: '偶数格',
      foglight: '迷雾',
      fogofwar: '迷雾',
      givenpencilmarks: '给定的候选数',
      killercage: '提示不是和的笼',
      line: DRAWINGS,
      littlekillersum: '小杀手和',
      lockout: '锁定线',
      maximum: '极大格',
      minimum: '极小格',
      modularline: '模线',
      nabner: '不相邻线',
      negative: '无标记处的反向规则',
      odd: '奇数格',
      palindrome: '回文线',
      quadruple: '四格圆圈',
      ratio: '比值圆点',
      rectangle: DRAWINGS,
      regionsumline: '区域等和线',
      renban: '连续数线',
      rowindexer: '索引格',
      sandwichsum: '三明治和',
      skyscraper: '摩天楼',
      slowthermometer: '慢温度计',
      text: DRAWINGS,
      thermometer: '温度计',
      whispers: '低语线',
      xsum: 'X 和',
      xv: '格间的 X 与 V',
      zipperline: '拉链线',
    },
    other: '其他规则',
  },

  text: {
    label: '题目文字',
    placeholder: '9x9; rows; columns; boxes 3x3; …',
    hint: '也能读取：任意大小的传统题目，先写格子再写标记的锯齿题目，每行一个笼的杀手题目：15 r1c1 r1c2，以及 f-puzzles 和 SudokuPad 的链接。',
    copy: '复制文字',
  },
};
