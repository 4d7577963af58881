/** What hints say, in simplified Chinese. */
import { behind, list } from '../../locales/chinese';
import type { HintMessages } from './en';
import type { Translation } from '../../locales/translation';

const fish = (count: string): string =>
  `某个数字在${count}行里只能填在相同的${count}列（或行列互换），这${count}列的其余位置就不能再填它。`;
const finned = (count: string): string =>
  `某个数字在${count}行里只能填在相同的${count}列（或行列互换），只是在一个宫里多出几个位置。无论哪种情况，这个宫里有些格都不能填它。`;
const naked = (count: string): string =>
  `同一行、列或宫里，${count}格合起来只能填${count}个数字，其他格就不能再填这些数字。`;
const hidden = (count: string): string =>
  `同一行、列或宫里，${count}个数字只能填在相同的${count}格，这些格就不能再填别的数字。`;
const direct = (count: string): string =>
  `同一行、列或宫里，${count}个数字只能填在相同的${count}格。它们占住这些格，使另一个数字只剩一个位置。`;
const CHAIN =
  '若一端的候选数为假，顺着链推下去，另一端就为真。所以两者必有一个成立，与两者都冲突的候选数可以删去。';
const CYCLE =
  '这些强弱链连成一个环，环上的候选数交替成立与不成立。与环上相邻两个都冲突的候选数可以删去。';
const EXCLUSION =
  '把这些格能填的组合都试一遍：有些组合会使别的格无数可填。只在这些组合里出现的候选数可以删去。';
const CONTRADICTION = '对标出的候选数作一个假设，顺着推下去：会自相矛盾，所以假设不成立。';
const EACH_DIGIT = '把标出的格的候选数逐个试一遍，顺着推下去：都会得到同一个结果。';
const EACH_PLACE =
  '把这个数字在标出的行、列或宫里的位置逐个试一遍，顺着推下去：都会得到同一个结果。';

const how: Translation<HintMessages['how']> = {
  'full-house': '某一行、列或宫只剩一个空格。',
  'hidden-single': '某个数字在一行、一列或一宫里只剩一个位置。',
  'naked-single': '某一格只剩一个数字可填。',
  'direct-pointing':
    '一个宫里，某个数字只能填在同一行或同一列。这条线的其余位置就不能填它，使它在别处只剩一个位置。',
  'direct-claiming':
    '一行或一列里，某个数字只能填在同一个宫。这个宫的其余位置就不能填它，使它在别处只剩一个位置。',
  'direct-hidden-pair': direct('两'),
  'direct-hidden-triplet': direct('三'),
  pointing: '一个宫里，某个数字只能填在同一行或同一列：这条线的其余位置不能再填它。',
  claiming: '一行或一列里，某个数字只能填在同一个宫：这个宫的其余位置不能再填它。',
  'locked-pair': '同宫又同线的两格只能填相同的两个数字：这个宫和这条线的其余位置都不能再填它们。',
  'locked-triplet':
    '同宫又同线的三格合起来只能填三个数字：这个宫和这条线的其余位置都不能再填它们。',
  'naked-pair': naked('两'),
  'naked-triplet': naked('三'),
  'naked-quad': naked('四'),
  'hidden-pair': hidden('两'),
  'hidden-triplet': hidden('三'),
  'hidden-quad': hidden('四'),
  'x-wing': fish('两'),
  swordfish: fish('三'),
  jellyfish: fish('四'),
  'finned-x-wing': finned('两'),
  'sashimi-x-wing': finned('两'),
  'finned-swordfish': finned('三'),
  'sashimi-swordfish': finned('三'),
  'finned-jellyfish': finned('四'),
  'sashimi-jellyfish': finned('四'),
  'xy-wing': '一个双值格看得到另外两个双值格：无论它填哪个，那两格必有一格填它们共有的数字。',
  'xyz-wing': '一个三值格看得到两个双值格，候选数都取自它：三格必有一格填它们共有的数字。',
  'w-wing':
    '两格的两个候选数相同，又由一行、一列或一宫连起来：其中一个数字在那里只有两个位置。所以两格必有一格填另一个数字。',
  'unique-rectangle': '两行两列两宫交成的四格若只剩两个数字，就能互换；唯一解的题目不允许这样。',
  'unique-loop': '首尾相连的一圈格若只剩两个数字，就能互换；唯一解的题目不允许这样。',
  'hidden-rectangle':
    '两行两列两宫交成的四格若只剩两个数字，就能互换。其中一个数字在那里别无他处可填，所以有一格不能填另一个数字。',
  'avoidable-rectangle': '没有提示数的四格若只有两个数字，就能互换；唯一解的题目不允许这样。',
  bug: '除了少数多出的候选数，每个空格都有两个候选数。若没有多出的，题目就不是唯一解，所以其中至少有一个成立。',
  'bug-plus-one': '只有一个空格有三个候选数，其余都有两个。若它也只有两个，题目就不是唯一解。',
  skyscraper:
    '某个数字在两行里各有两个位置，其中各有一个在同一列（或行列互换）。所以另外两个位置必有一个填它。',
  'two-string-kite':
    '某个数字在一行和一列里各有两个位置，其中各有一个在同一个宫。所以另外两个位置必有一个填它。',
  'empty-rectangle':
    '一个宫里，某个数字只能填在一行和一列上。另一条线上它只有两个位置，其中一个就在这一行或这一列。无论哪种情况，有一格都不能填它。',
  'turbot-fish':
    '某个数字在两处（行、列或宫）各有两个位置，其中两个互相看得到。所以另外两个位置必有一个填它。',
  'remote-pair': '候选数相同的双值格依次相连：两个数字交替出现。',
  'simple-colouring':
    '某个数字在一行、一列或一宫里只有两个位置时，把两处连起来：连成的网上，位置交替成立与不成立。',
  'multi-colouring':
    '某个数字在一行、一列或一宫里只有两个位置时，把两处连起来，染成两种颜色。这里有两张这样的网，其中两种颜色互相看得到。',
  'x-chain': CHAIN,
  'xy-chain': CHAIN,
  'continuous-nice-loop': CYCLE,
  'alternating-inference-chain': CHAIN,
  'sue-de-coq':
    '宫与线相交的几格，加上线上和宫里的几格，格数与数字的个数相等：这些数字都在其中用完了。',
  'als-xz':
    '两组格各比格数多一个数字，有一个共同的数字不能两组都有，所以必有一组含有其余全部数字。',
  'als-xy-wing': '三组格各比格数多一个数字。中间一组与另外两组各有一个共同的数字，不能两组都有。',
  'als-chain': '几组格依次相连，各比格数多一个数字。相邻两组有一个共同的数字，不能两组都有。',
  'aligned-pair-exclusion': EXCLUSION,
  'aligned-triplet-exclusion': EXCLUSION,
  'generalized-x-wing': CYCLE,
  'bidirectional-x-cycle': CYCLE,
  'bidirectional-y-cycle': CYCLE,
  'bidirectional-cycle': CYCLE,
  'forcing-x-chain':
    '对某个数字的一个位置作一个假设，顺着只有两个位置的行、列、宫推下去：假设与自己矛盾。',
  'forcing-chain': '对一个候选数作一个假设，顺着推下去：假设与自己矛盾。',
  'nishio-forcing-chains': CONTRADICTION,
  'cell-forcing-chains': EACH_DIGIT,
  'region-forcing-chains': EACH_PLACE,
  'dynamic-cell-forcing-chains': EACH_DIGIT,
  'dynamic-region-forcing-chains': EACH_PLACE,
  'dynamic-contradiction-forcing-chains': CONTRADICTION,
  'dynamic-double-forcing-chains': '标出的候选数无论成立与否，都会得到同一个结果。',
};

const techniques: Translation<HintMessages['techniques']> = {
  'full-house': '单元唯一',
  'hidden-single': '排除法',
  'naked-single': '唯余法',
  'direct-pointing': '宫区块排除',
  'direct-claiming': '行列区块排除',
  'direct-hidden-pair': '数对占位',
  'direct-hidden-triplet': '三数组占位',
  pointing: '宫区块',
  claiming: '行列区块',
  'locked-pair': '死锁数对',
  'locked-triplet': '死锁三数组',
  'naked-pair': '显性数对',
  'naked-triplet': '显性三数组',
  'naked-quad': '显性四数组',
  'hidden-pair': '隐性数对',
  'hidden-triplet': '隐性三数组',
  'hidden-quad': '隐性四数组',
  'x-wing': '二链列（X-Wing）',
  swordfish: '三链列（剑鱼）',
  jellyfish: '四链列（水母）',
  'finned-x-wing': '鳍二链列（鳍鱼）',
  'sashimi-x-wing': '退化鳍二链列',
  'finned-swordfish': '鳍三链列（鳍剑鱼）',
  'sashimi-swordfish': '退化鳍三链列',
  'finned-jellyfish': '鳍四链列（鳍水母）',
  'sashimi-jellyfish': '退化鳍四链列',
  'xy-wing': 'XY-Wing',
  'xyz-wing': 'XYZ-Wing',
  'w-wing': 'W-Wing',
  'unique-rectangle': '唯一矩形',
  'unique-loop': '唯一环',
  'hidden-rectangle': '隐性唯一矩形',
  'avoidable-rectangle': '可规避矩形',
  bug: '全双值格致死解（BUG）',
  'bug-plus-one': '全双值格致死解（BUG+1）',
  skyscraper: '摩天楼',
  'two-string-kite': '双线风筝',
  'empty-rectangle': '空矩形',
  'turbot-fish': '多宝鱼',
  'remote-pair': '远程数对',
  'simple-colouring': '简单染色',
  'multi-colouring': '多重染色',
  'x-chain': 'X 链',
  'xy-chain': 'XY 链',
  'continuous-nice-loop': '连续环',
  'alternating-inference-chain': '交替推理链（AIC）',
  'sue-de-coq': '融合待定数组（Sue de Coq）',
  'als-xz': '待定数组 ALS-XZ',
  'als-xy-wing': '待定数组 ALS-XY-Wing',
  'als-chain': '待定数组链',
  'aligned-pair-exclusion': '对齐数对排除（APE）',
  'aligned-triplet-exclusion': '对齐三数组排除（ATE）',
  'generalized-x-wing': '广义二链列',
  'bidirectional-x-cycle': '双向 X 环',
  'bidirectional-y-cycle': '双向 Y 环',
  'bidirectional-cycle': '双向环',
  'forcing-x-chain': '强制 X 链',
  'forcing-chain': '强制链',
  'nishio-forcing-chains': 'Nishio 强制链',
  'cell-forcing-chains': '单元格强制链',
  'region-forcing-chains': '区域强制链',
  'dynamic-cell-forcing-chains': '动态单元格强制链',
  'dynamic-region-forcing-chains': '动态区域强制链',
  'dynamic-contradiction-forcing-chains': '动态矛盾强制链',
  'dynamic-double-forcing-chains': '动态双向强制链',
};

/** “若 r1c2 为 5，则 r6c3 为 5，……，于是 r4c5 不为 5。” */
const ifThen = (first: string, between: readonly string[], last: string): string =>
  between.length === 0
    ? `若 ${first}，则 ${last}。`
    : `若 ${first}，则 ${between.join('，')}，于是 ${last}。`;

const or = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${list(items.slice(0, -1))} 或 ${items[items.length - 1]}`;

export const zhHans: Translation<HintMessages> = {
  techniques,
  how,

  variants: {
    type: (technique, type) => `${technique}，类型 ${type}`,
    doublyLinked: (technique) => `${technique}，双重相连`,
    patterns: (technique) => `${technique}（含结构）`,
    chains: (technique) => `${technique}（含链）`,
    cellChains: (technique) => `${technique}（含单元格链与区域链）`,
    dynamicChains: (technique) => `${technique}（含动态链）`,
  },

  and: (items) => list(items),
  or,
  ellipsis: '……',

  houses: {
    row: (index) => `第 ${index} 行`,
    column: (index) => `第 ${index} 列`,
    box: (index) => `第 ${index} 宫`,
  },
  manyHouses: {
    row: (index) => `第 ${index} 行`,
    column: (index) => `第 ${index} 列`,
  },

  cellAt: (row, column) => `第 ${row} 行第 ${column} 列`,
  lookAt: (place) => `${behind('请看', place)}。`,

  so: (reason, effect) => `${reason}：${effect}。`,
  alone: (reasonOrEffect) => `${reasonOrEffect}。`,
  effects: {
    is: (cell, digit) => `${cell} 填 ${digit}`,
    cannotBe: (cells, digits) => `${cells} 不能填 ${digits}`,
    all: (effects) => effects.join('，'),
  },

  statements: {
    on: (cell, digit) => `${cell} 为 ${digit}`,
    off: (cell, digit) => `${cell} 不为 ${digit}`,
    ifThen,
    withInside: (branch, names) => `${branch}（其中用到：${names}。）`,
    times: (name, count) => `${name} ${count} 次`,
  },

  reasons: {
    fullHouse: (house, cell) => `${house}只剩 ${cell} 一个空格`,
    hiddenSingle: (house, cell, digit, blockers) =>
      `在${house}，其余空格都看得到 ${blockers} 的 ${digit}，所以 ${digit} 只能填在 ${cell}`,
    hiddenSingleOfMarks: (house, cell, digit) => `在${house}，${digit} 只剩 ${cell} 一个位置`,
    nakedSingle: (cell) => `${cell} 看得到其余八个数字，只剩一个可填`,
    nakedSingleOfMarks: (cell) => `${cell} 的其他候选数都已排除，只剩一个可填`,

    locked: (digit, from, cells, to) =>
      `在${from}，${digit} 只能填在 ${cells}，所以${to}的其他格都不能填 ${digit}`,
    hiddenSet: (digits, house, cells) =>
      `在${house}，${digits} 只能填在 ${cells}，这些格再容不下别的数字`,
    onlyPlace: (reason, house, cell, digit) =>
      `${reason}。于是在${house}，${digit} 只剩 ${cell} 一个位置`,
    nakedSet: (digits, house, cells) =>
      `在${house}，${cells} 只能填 ${digits}，把这些数字占完了，其他格都不能再填`,
    lockedSet: (digits, first, second, cells) =>
      `${cells} 只能填 ${digits}，且同在${first}和${second}，那里的其他格都不能再填这些数字`,

    fish: (digit, bases, covers) =>
      `在${bases}，${digit} 只能填在${covers}。所以${covers}的 ${digit} 都归${bases}，其余位置都不能填`,
    finnedFish: (digit, bases, covers, fins, allFins) =>
      `在${bases}，${digit} 只能填在${covers}，或填在 ${fins}（鱼鳍）。若鱼鳍不填 ${digit}，${covers}的其余位置都不能填；若填，看得到 ${allFins} 的格都不能填`,

    xyWing: (pivot, one, two, cells, digit) =>
      `${pivot}。${one}${two}所以 ${cells} 中必有一格填 ${digit}`,
    hasOneOf: (cell, digits) => `${cell} 只能填 ${digits}`,
    wWing: (ends, digits, house, cells, digit, rest) =>
      `${ends} 都只能填 ${digits}。在${house}，${digit} 必在 ${cells}，它们各看到其中一格，所以两端不能都填 ${digit}，必有一格填 ${rest}`,

    deadly: (cells, digits) => `若 ${cells} 只剩 ${digits}，这两个数字就能互换，题目便有两个解`,
    deadlyNeither: (deadly, cell) => `${deadly}。所以 ${cell} 要填别的数字`,
    deadlyOneOf: (deadly, cells, digit) => `${deadly}。所以 ${cells} 必有一格填 ${digit}`,
    deadlyNaked: (deadly, roof, extra, house, cells, digits) =>
      `${deadly}。所以 ${roof} 中必有一格填 ${extra}，它与 ${cells} 在${house}把 ${digits} 占完了`,
    deadlyHidden: (deadly, roof, digits, house, cells) =>
      `${deadly}。所以 ${roof} 中必有一格填别的数字；在${house}，${digits} 只能填在另一格和 ${cells}，${cells} 容不下别的数字`,
    deadlyLocked: (deadly, roof, digit, house, other) =>
      `${deadly}。在${house}，${digit} 只能填在 ${roof}，必有一格填 ${digit}；另一格若填 ${other}，就会出现这种情况`,
    deadlyDiagonal: (deadly, digit, lines, cells) =>
      `${deadly}。在${lines}，${digit} 只能填在这四格；若 ${cells} 中一格填 ${digit}，另一格也填 ${digit}，就会出现这种情况`,
    deadlyHiddenRectangle: (deadly, digit, lines, cell, other) =>
      `${deadly}。在${lines}，${digit} 只能填在这四格；若 ${cell} 填 ${other}，就会出现这种情况`,
    avoidable: (filled, cells, digits) =>
      `${filled} 都不是提示数。若 ${cells} 只有 ${digits}，这两个数字就能互换，题目便有两个解`,

    bug: (extras) =>
      `若没有 ${extras}，每个空格都只剩两个候选数，每个数字在各行、列、宫都只剩两个位置，题目便有两个解`,
    bugOne: (bug, cell, digits) => `${bug}。所以 ${cell} 填 ${digits}`,
    bugOneOf: (bug, cells, digit) => `${bug}。所以 ${cells} 必有一格填 ${digit}`,
    bugNaked: (bug, house, others, digits) =>
      `${bug}。所以其中必有一个成立，它与 ${others} 在${house}把 ${digits} 占完了`,
    bugLocked: (bug, cells, house, digit) =>
      `${bug}。所以其中必有一个成立；在${house}，${digit} 只能填在 ${cells}，另一格就填 ${digit}，两格都容不下别的数字`,
    candidate: (digit, cell) => `${cell} 的 ${digit}`,

    twoLinks: (digit, house, cells, secondHouse, secondCells) =>
      `${digit} 在${house}必在 ${cells}，在${secondHouse}必在 ${secondCells}`,
    notBoth: (links, pair, house, ends, digit) =>
      `${links}。${pair} 同在${house}，不能都填 ${digit}，所以 ${ends} 必有一格填 ${digit}`,
    emptyRectangle: (digit, box, near, far, house, first, second) =>
      `在${box}，${digit} 只能填在${near}或${far}。在${house}，${digit} 必在 ${first} 或 ${second}。若 ${first} 填 ${digit}，${box}的 ${digit} 就在${far}。所以要么${box}的 ${digit} 在${far}，要么 ${second} 填 ${digit}`,
    remotePair: (digits, one, two) =>
      `${one} 和 ${two} 都只能填 ${digits}，依次互相看得到，所以前一组填其中一个，后一组填另一个。能看到两组的格都不能填`,
    colours: (digit, one, two) => `${digit} 要么在 ${one}，要么在 ${two}`,
    trap: (colours) => `顺着强链，${colours}。能看到两组的格都不能填它`,
    wrap: (colours, cells) => `顺着强链，${colours}。但同组的 ${cells} 互相看得到`,
    bridge: (first, second, one, two, digit, left, right) =>
      `顺着强链，${first}；${second}。${one} 与 ${two} 互相看得到，不能都填 ${digit}，所以它在 ${left} 或在 ${right}`,
    meets: (first, second, cells) =>
      `顺着强链，${first}；${second}。但 ${cells} 会把后面两组都排除`,

    chain: (told, ends) => `${told}所以 ${ends}`,
    ring: (one, two) => `要么 ${one}；要么 ${two}。两种情况下都一样`,
    sueDeCoq: (shared, line, onLine, box, inBox, digits) =>
      `${shared}，加上${line}的 ${onLine} 和${box}的 ${inBox}，格数与数字 ${digits} 的个数相等。所以每个数字恰好在其中出现一次，能看到它全部位置的格都不能再填它`,
    set: (letter, cells, digits) => `${letter}：${cells}，含 ${digits}。`,
    alsXZ: (sets, common, falls) =>
      `${sets} 各比格数多一个数字。${common} 不能两组都有，所以必有一组含有其余全部数字，也就含有 ${falls}`,
    alsDoublyLinked: (sets, common) =>
      `${sets} 各比格数多一个数字。${common} 由两组各得其一，所以两组各含其余全部数字`,
    setLink: (digit, one, two) => `${one} 与 ${two} 的 ${digit}`,
    alsChain: (sets, links, first, last, falls) =>
      `${sets} 各比格数多一个数字。${links}，都不能两组同时有。所以 ${first} 或 ${last} 必含 ${falls}`,

    exclusion: (cells) =>
      `把 ${cells} 的组合都试一遍。填以下数字时，不是别的格无数可填，就是互相看得到的格填了相同的数字`,
    excluder: (digits, cells, excluder) => `${cells} 分别填 ${digits}，则 ${excluder} 无数可填。`,
    repeat: (digits, cells) => `${cells} 分别填 ${digits}，则有相同的数字互相冲突。`,
    further: (count) => `还有 ${count} 种。`,

    contradiction: (first) => `假设 ${first}，就会自相矛盾`,
    eachDigit: (cell, digits) => `${cell} 只能填 ${digits}，无论哪一个，结果都一样`,
    eachPlace: (digit, house, cells) =>
      `在${house}，${digit} 必在 ${cells}，无论哪一格，结果都一样`,
    eitherWay: (on) => `无论 ${on} 是否成立，结果都一样`,
  },

  groups: {
    singles: '排除与唯余',
    locked: '区块',
    sets: '数对与数组',
    fish: '鱼',
    digit: '单个数字',
    wings: 'Wing 结构',
    uniqueness: '唯一性',
    chains: '链',
    almost: '待定数组与组合排除',
    explainer: 'Sudoku Explainer 的环与链',
    forcing: '强制链',
  },

  states: {
    solved: '数独已经解好。',
    stuck: '到这里，所有技巧都用不上了。',
    noSolution: '这道题无解。',
    severalSolutions: '这道题有多个解，光靠推理无法解完。',
    clash: '同一行、列或宫里有相同的数字。',
    twice: (house, digit, cells) => `${house}有两个 ${digit}：${cells}。`,
    wrongInside: '那里有填错的数字。',
    wrongDigit: (cell, digit) => `${cell} 不是 ${digit}。`,
    wrongDigits: (cells) => `这些数字填错了：${cells}。`,
    takeBack: '由它推出的数字也会错，请先改掉。',
    markInside: '那里的候选数标记缺少正确的数字。',
    missingMark: (cells) => `${cells} 的候选数标记里缺少正确的数字。`,
    addMarks: '请补全这些格的标记，或清除标记。',
  },
};
