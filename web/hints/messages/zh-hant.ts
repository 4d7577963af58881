// Made from zh-hans.ts by npm run traditional: change that, or locales/taiwan.mjs.
/** What hints say, in traditional Chinese. */
import { behind, list } from '../../locales/chinese';
import type { HintMessages } from './en';
import type { Translation } from '../../locales/translation';

const fish = (count: string): string =>
  `某個數字在${count}列裡只能填在相同的${count}欄（或列欄互換），這${count}欄的其餘位置就不能再填它。`;
const finned = (count: string): string =>
  `某個數字在${count}列裡只能填在相同的${count}欄（或列欄互換），只是在一個宮裡多出幾個位置。無論哪種情況，這個宮裡有些格都不能填它。`;
const naked = (count: string): string =>
  `同一列、欄或宮裡，${count}格合起來只能填${count}個數字，其他格就不能再填這些數字。`;
const hidden = (count: string): string =>
  `同一列、欄或宮裡，${count}個數字只能填在相同的${count}格，這些格就不能再填別的數字。`;
const direct = (count: string): string =>
  `同一列、欄或宮裡，${count}個數字只能填在相同的${count}格。它們佔住這些格，使另一個數字只剩一個位置。`;
const CHAIN =
  '若一端的候選數為假，順著鏈推下去，另一端就為真。所以兩者必有一個成立，與兩者都衝突的候選數可以刪去。';
const CYCLE =
  '這些強弱鏈連成一個環，環上的候選數交替成立與不成立。與環上相鄰兩個都衝突的候選數可以刪去。';
const EXCLUSION =
  '把這些格能填的組合都試一遍：有些組合會使別的格無數可填。只在這些組合裡出現的候選數可以刪去。';
const CONTRADICTION = '對標出的候選數作一個假設，順著推下去：會自相矛盾，所以假設不成立。';
const EACH_DIGIT = '把標出的格的候選數逐個試一遍，順著推下去：都會得到同一個結果。';
const EACH_PLACE =
  '把這個數字在標出的列、欄或宮裡的位置逐個試一遍，順著推下去：都會得到同一個結果。';

const how: Translation<HintMessages['how']> = {
  'full-house': '某一列、欄或宮只剩一個空格。',
  'hidden-single': '某個數字在一列、一欄或一宮裡只剩一個位置。',
  'naked-single': '某一格只剩一個數字可填。',
  'direct-pointing':
    '一個宮裡，某個數字只能填在同一列或同一欄。這條線的其餘位置就不能填它，使它在別處只剩一個位置。',
  'direct-claiming':
    '一列或一欄裡，某個數字只能填在同一個宮。這個宮的其餘位置就不能填它，使它在別處只剩一個位置。',
  'direct-hidden-pair': direct('兩'),
  'direct-hidden-triplet': direct('三'),
  pointing: '一個宮裡，某個數字只能填在同一列或同一欄：這條線的其餘位置不能再填它。',
  claiming: '一列或一欄裡，某個數字只能填在同一個宮：這個宮的其餘位置不能再填它。',
  'locked-pair': '同宮又同線的兩格只能填相同的兩個數字：這個宮和這條線的其餘位置都不能再填它們。',
  'locked-triplet':
    '同宮又同線的三格合起來只能填三個數字：這個宮和這條線的其餘位置都不能再填它們。',
  'naked-pair': naked('兩'),
  'naked-triplet': naked('三'),
  'naked-quad': naked('四'),
  'hidden-pair': hidden('兩'),
  'hidden-triplet': hidden('三'),
  'hidden-quad': hidden('四'),
  'x-wing': fish('兩'),
  swordfish: fish('三'),
  jellyfish: fish('四'),
  'finned-x-wing': finned('兩'),
  'sashimi-x-wing': finned('兩'),
  'finned-swordfish': finned('三'),
  'sashimi-swordfish': finned('三'),
  'finned-jellyfish': finned('四'),
  'sashimi-jellyfish': finned('四'),
  'xy-wing': '一個雙值格看得到另外兩個雙值格：無論它填哪個，那兩格必有一格填它們共有的數字。',
  'xyz-wing': '一個三值格看得到兩個雙值格，候選數都取自它：三格必有一格填它們共有的數字。',
  'w-wing':
    '兩格的兩個候選數相同，又由一列、一欄或一宮連起來：其中一個數字在那裡只有兩個位置。所以兩格必有一格填另一個數字。',
  'unique-rectangle': '兩列兩欄兩宮交成的四格若只剩兩個數字，就能互換；唯一解的題目不允許這樣。',
  'unique-loop': '首尾相連的一圈格若只剩兩個數字，就能互換；唯一解的題目不允許這樣。',
  'hidden-rectangle':
    '兩列兩欄兩宮交成的四格若只剩兩個數字，就能互換。其中一個數字在那裡別無他處可填，所以有一格不能填另一個數字。',
  'avoidable-rectangle': '沒有提示數的四格若只有兩個數字，就能互換；唯一解的題目不允許這樣。',
  bug: '除了少數多出的候選數，每個空格都有兩個候選數。若沒有多出的，題目就不是唯一解，所以其中至少有一個成立。',
  'bug-plus-one': '只有一個空格有三個候選數，其餘都有兩個。若它也只有兩個，題目就不是唯一解。',
  skyscraper:
    '某個數字在兩列裡各有兩個位置，其中各有一個在同一欄（或列欄互換）。所以另外兩個位置必有一個填它。',
  'two-string-kite':
    '某個數字在一列和一欄裡各有兩個位置，其中各有一個在同一個宮。所以另外兩個位置必有一個填它。',
  'empty-rectangle':
    '一個宮裡，某個數字只能填在一列和一欄上。另一條線上它只有兩個位置，其中一個就在這一列或這一欄。無論哪種情況，有一格都不能填它。',
  'turbot-fish':
    '某個數字在兩處（列、欄或宮）各有兩個位置，其中兩個互相看得到。所以另外兩個位置必有一個填它。',
  'remote-pair': '候選數相同的雙值格依次相連：兩個數字交替出現。',
  'simple-colouring':
    '某個數字在一列、一欄或一宮裡只有兩個位置時，把兩處連起來：連成的網上，位置交替成立與不成立。',
  'multi-colouring':
    '某個數字在一列、一欄或一宮裡只有兩個位置時，把兩處連起來，染成兩種顏色。這裡有兩張這樣的網，其中兩種顏色互相看得到。',
  'x-chain': CHAIN,
  'xy-chain': CHAIN,
  'continuous-nice-loop': CYCLE,
  'alternating-inference-chain': CHAIN,
  'sue-de-coq':
    '宮與線相交的幾格，加上線上和宮裡的幾格，格數與數字的個數相等：這些數字都在其中用完了。',
  'als-xz':
    '兩組格各比格數多一個數字，有一個共同的數字不能兩組都有，所以必有一組含有其餘全部數字。',
  'als-xy-wing': '三組格各比格數多一個數字。中間一組與另外兩組各有一個共同的數字，不能兩組都有。',
  'als-chain': '幾組格依次相連，各比格數多一個數字。相鄰兩組有一個共同的數字，不能兩組都有。',
  'aligned-pair-exclusion': EXCLUSION,
  'aligned-triplet-exclusion': EXCLUSION,
  'generalized-x-wing': CYCLE,
  'bidirectional-x-cycle': CYCLE,
  'bidirectional-y-cycle': CYCLE,
  'bidirectional-cycle': CYCLE,
  'forcing-x-chain':
    '對某個數字的一個位置作一個假設，順著只有兩個位置的列、欄、宮推下去：假設與自己矛盾。',
  'forcing-chain': '對一個候選數作一個假設，順著推下去：假設與自己矛盾。',
  'nishio-forcing-chains': CONTRADICTION,
  'cell-forcing-chains': EACH_DIGIT,
  'region-forcing-chains': EACH_PLACE,
  'dynamic-cell-forcing-chains': EACH_DIGIT,
  'dynamic-region-forcing-chains': EACH_PLACE,
  'dynamic-contradiction-forcing-chains': CONTRADICTION,
  'dynamic-double-forcing-chains': '標出的候選數無論成立與否，都會得到同一個結果。',
};

const techniques: Translation<HintMessages['techniques']> = {
  'full-house': '單元唯一',
  'hidden-single': '摒除法',
  'naked-single': '唯餘法',
  'direct-pointing': '宮區塊摒除',
  'direct-claiming': '列欄區塊摒除',
  'direct-hidden-pair': '數對佔位',
  'direct-hidden-triplet': '三數組佔位',
  pointing: '宮區塊',
  claiming: '列欄區塊',
  'locked-pair': '死鎖數對',
  'locked-triplet': '死鎖三數組',
  'naked-pair': '顯性數對',
  'naked-triplet': '顯性三數組',
  'naked-quad': '顯性四數組',
  'hidden-pair': '隱性數對',
  'hidden-triplet': '隱性三數組',
  'hidden-quad': '隱性四數組',
  'x-wing': '二鏈列（X-Wing）',
  swordfish: '三鏈列（劍魚）',
  jellyfish: '四鏈列（水母）',
  'finned-x-wing': '鰭二鏈列（鰭魚）',
  'sashimi-x-wing': '退化鰭二鏈列',
  'finned-swordfish': '鰭三鏈列（鰭劍魚）',
  'sashimi-swordfish': '退化鰭三鏈列',
  'finned-jellyfish': '鰭四鏈列（鰭水母）',
  'sashimi-jellyfish': '退化鰭四鏈列',
  'xy-wing': 'XY-Wing',
  'xyz-wing': 'XYZ-Wing',
  'w-wing': 'W-Wing',
  'unique-rectangle': '唯一矩形',
  'unique-loop': '唯一環',
  'hidden-rectangle': '隱性唯一矩形',
  'avoidable-rectangle': '可規避矩形',
  bug: '全雙值格致死解（BUG）',
  'bug-plus-one': '全雙值格致死解（BUG+1）',
  skyscraper: '摩天樓',
  'two-string-kite': '雙線風箏',
  'empty-rectangle': '空矩形',
  'turbot-fish': '多寶魚',
  'remote-pair': '遠程數對',
  'simple-colouring': '簡單染色',
  'multi-colouring': '多重染色',
  'x-chain': 'X 鏈',
  'xy-chain': 'XY 鏈',
  'continuous-nice-loop': '連續環',
  'alternating-inference-chain': '交替推理鏈（AIC）',
  'sue-de-coq': '融合待定數組（Sue de Coq）',
  'als-xz': '待定數組 ALS-XZ',
  'als-xy-wing': '待定數組 ALS-XY-Wing',
  'als-chain': '待定數組鏈',
  'aligned-pair-exclusion': '對齊數對排除（APE）',
  'aligned-triplet-exclusion': '對齊三數組排除（ATE）',
  'generalized-x-wing': '廣義二鏈列',
  'bidirectional-x-cycle': '雙向 X 環',
  'bidirectional-y-cycle': '雙向 Y 環',
  'bidirectional-cycle': '雙向環',
  'forcing-x-chain': '強制 X 鏈',
  'forcing-chain': '強制鏈',
  'nishio-forcing-chains': 'Nishio 強制鏈',
  'cell-forcing-chains': '單元格強制鏈',
  'region-forcing-chains': '區域強制鏈',
  'dynamic-cell-forcing-chains': '動態單元格強制鏈',
  'dynamic-region-forcing-chains': '動態區域強制鏈',
  'dynamic-contradiction-forcing-chains': '動態矛盾強制鏈',
  'dynamic-double-forcing-chains': '動態雙向強制鏈',
};

/** 「若 r1c2 為 5，則 r6c3 為 5，……，於是 r4c5 不為 5。」 */
const ifThen = (first: string, between: readonly string[], last: string): string =>
  between.length === 0
    ? `若 ${first}，則 ${last}。`
    : `若 ${first}，則 ${between.join('，')}，於是 ${last}。`;

const or = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${list(items.slice(0, -1))} 或 ${items[items.length - 1]}`;

export const zhHant: Translation<HintMessages> = {
  techniques,
  how,

  variants: {
    type: (technique, type) => `${technique}，類型 ${type}`,
    doublyLinked: (technique) => `${technique}，雙重相連`,
    patterns: (technique) => `${technique}（含結構）`,
    chains: (technique) => `${technique}（含鏈）`,
    cellChains: (technique) => `${technique}（含單元格鏈與區域鏈）`,
    dynamicChains: (technique) => `${technique}（含動態鏈）`,
  },

  and: (items) => list(items),
  or,
  ellipsis: '……',

  houses: {
    row: (index) => `第 ${index} 列`,
    column: (index) => `第 ${index} 欄`,
    box: (index) => `第 ${index} 宮`,
  },
  manyHouses: {
    row: (index) => `第 ${index} 列`,
    column: (index) => `第 ${index} 欄`,
  },

  cellAt: (row, column) => `第 ${row} 列第 ${column} 欄`,
  lookAt: (place) => `${behind('請看', place)}。`,

  so: (reason, effect) => `${reason}：${effect}。`,
  alone: (reasonOrEffect) => `${reasonOrEffect}。`,
  effects: {
    is: (cell, digit) => `${cell} 填 ${digit}`,
    cannotBe: (cells, digits) => `${cells} 不能填 ${digits}`,
    all: (effects) => effects.join('，'),
  },

  statements: {
    on: (cell, digit) => `${cell} 為 ${digit}`,
    off: (cell, digit) => `${cell} 不為 ${digit}`,
    ifThen,
    withInside: (branch, names) => `${branch}（其中用到：${names}。）`,
    times: (name, count) => `${name} ${count} 次`,
  },

  reasons: {
    fullHouse: (house, cell) => `${house}只剩 ${cell} 一個空格`,
    hiddenSingle: (house, cell, digit, blockers) =>
      `在${house}，其餘空格都看得到 ${blockers} 的 ${digit}，所以 ${digit} 只能填在 ${cell}`,
    hiddenSingleOfMarks: (house, cell, digit) => `在${house}，${digit} 只剩 ${cell} 一個位置`,
    nakedSingle: (cell) => `${cell} 看得到其餘八個數字，只剩一個可填`,
    nakedSingleOfMarks: (cell) => `${cell} 的其他候選數都已排除，只剩一個可填`,

    locked: (digit, from, cells, to) =>
      `在${from}，${digit} 只能填在 ${cells}，所以${to}的其他格都不能填 ${digit}`,
    hiddenSet: (digits, house, cells) =>
      `在${house}，${digits} 只能填在 ${cells}，這些格再容不下別的數字`,
    onlyPlace: (reason, house, cell, digit) =>
      `${reason}。於是在${house}，${digit} 只剩 ${cell} 一個位置`,
    nakedSet: (digits, house, cells) =>
      `在${house}，${cells} 只能填 ${digits}，把這些數字佔完了，其他格都不能再填`,
    lockedSet: (digits, first, second, cells) =>
      `${cells} 只能填 ${digits}，且同在${first}和${second}，那裡的其他格都不能再填這些數字`,

    fish: (digit, bases, covers) =>
      `在${bases}，${digit} 只能填在${covers}。所以${covers}的 ${digit} 都歸${bases}，其餘位置都不能填`,
    finnedFish: (digit, bases, covers, fins, allFins) =>
      `在${bases}，${digit} 只能填在${covers}，或填在 ${fins}（魚鰭）。若魚鰭不填 ${digit}，${covers}的其餘位置都不能填；若填，看得到 ${allFins} 的格都不能填`,

    xyWing: (pivot, one, two, cells, digit) =>
      `${pivot}。${one}${two}所以 ${cells} 中必有一格填 ${digit}`,
    hasOneOf: (cell, digits) => `${cell} 只能填 ${digits}`,
    wWing: (ends, digits, house, cells, digit, rest) =>
      `${ends} 都只能填 ${digits}。在${house}，${digit} 必在 ${cells}，它們各看到其中一格，所以兩端不能都填 ${digit}，必有一格填 ${rest}`,

    deadly: (cells, digits) => `若 ${cells} 只剩 ${digits}，這兩個數字就能互換，題目便有兩個解`,
    deadlyNeither: (deadly, cell) => `${deadly}。所以 ${cell} 要填別的數字`,
    deadlyOneOf: (deadly, cells, digit) => `${deadly}。所以 ${cells} 必有一格填 ${digit}`,
    deadlyNaked: (deadly, roof, extra, house, cells, digits) =>
      `${deadly}。所以 ${roof} 中必有一格填 ${extra}，它與 ${cells} 在${house}把 ${digits} 佔完了`,
    deadlyHidden: (deadly, roof, digits, house, cells) =>
      `${deadly}。所以 ${roof} 中必有一格填別的數字；在${house}，${digits} 只能填在另一格和 ${cells}，${cells} 容不下別的數字`,
    deadlyLocked: (deadly, roof, digit, house, other) =>
      `${deadly}。在${house}，${digit} 只能填在 ${roof}，必有一格填 ${digit}；另一格若填 ${other}，就會出現這種情況`,
    deadlyDiagonal: (deadly, digit, lines, cells) =>
      `${deadly}。在${lines}，${digit} 只能填在這四格；若 ${cells} 中一格填 ${digit}，另一格也填 ${digit}，就會出現這種情況`,
    deadlyHiddenRectangle: (deadly, digit, lines, cell, other) =>
      `${deadly}。在${lines}，${digit} 只能填在這四格；若 ${cell} 填 ${other}，就會出現這種情況`,
    avoidable: (filled, cells, digits) =>
      `${filled} 都不是提示數。若 ${cells} 只有 ${digits}，這兩個數字就能互換，題目便有兩個解`,

    bug: (extras) =>
      `若沒有 ${extras}，每個空格都只剩兩個候選數，每個數字在各列、欄、宮都只剩兩個位置，題目便有兩個解`,
    bugOne: (bug, cell, digits) => `${bug}。所以 ${cell} 填 ${digits}`,
    bugOneOf: (bug, cells, digit) => `${bug}。所以 ${cells} 必有一格填 ${digit}`,
    bugNaked: (bug, house, others, digits) =>
      `${bug}。所以其中必有一個成立，它與 ${others} 在${house}把 ${digits} 佔完了`,
    bugLocked: (bug, cells, house, digit) =>
      `${bug}。所以其中必有一個成立；在${house}，${digit} 只能填在 ${cells}，另一格就填 ${digit}，兩格都容不下別的數字`,
    candidate: (digit, cell) => `${cell} 的 ${digit}`,

    twoLinks: (digit, house, cells, secondHouse, secondCells) =>
      `${digit} 在${house}必在 ${cells}，在${secondHouse}必在 ${secondCells}`,
    notBoth: (links, pair, house, ends, digit) =>
      `${links}。${pair} 同在${house}，不能都填 ${digit}，所以 ${ends} 必有一格填 ${digit}`,
    emptyRectangle: (digit, box, near, far, house, first, second) =>
      `在${box}，${digit} 只能填在${near}或${far}。在${house}，${digit} 必在 ${first} 或 ${second}。若 ${first} 填 ${digit}，${box}的 ${digit} 就在${far}。所以要麼${box}的 ${digit} 在${far}，要麼 ${second} 填 ${digit}`,
    remotePair: (digits, one, two) =>
      `${one} 和 ${two} 都只能填 ${digits}，依次互相看得到，所以前一組填其中一個，後一組填另一個。能看到兩組的格都不能填`,
    colours: (digit, one, two) => `${digit} 要麼在 ${one}，要麼在 ${two}`,
    trap: (colours) => `順著強鏈，${colours}。能看到兩組的格都不能填它`,
    wrap: (colours, cells) => `順著強鏈，${colours}。但同組的 ${cells} 互相看得到`,
    bridge: (first, second, one, two, digit, left, right) =>
      `順著強鏈，${first}；${second}。${one} 與 ${two} 互相看得到，不能都填 ${digit}，所以它在 ${left} 或在 ${right}`,
    meets: (first, second, cells) =>
      `順著強鏈，${first}；${second}。但 ${cells} 會把後面兩組都排除`,

    chain: (told, ends) => `${told}所以 ${ends}`,
    ring: (one, two) => `要麼 ${one}；要麼 ${two}。兩種情況下都一樣`,
    sueDeCoq: (shared, line, onLine, box, inBox, digits) =>
      `${shared}，加上${line}的 ${onLine} 和${box}的 ${inBox}，格數與數字 ${digits} 的個數相等。所以每個數字恰好在其中出現一次，能看到它全部位置的格都不能再填它`,
    set: (letter, cells, digits) => `${letter}：${cells}，含 ${digits}。`,
    alsXZ: (sets, common, falls) =>
      `${sets} 各比格數多一個數字。${common} 不能兩組都有，所以必有一組含有其餘全部數字，也就含有 ${falls}`,
    alsDoublyLinked: (sets, common) =>
      `${sets} 各比格數多一個數字。${common} 由兩組各得其一，所以兩組各含其餘全部數字`,
    setLink: (digit, one, two) => `${one} 與 ${two} 的 ${digit}`,
    alsChain: (sets, links, first, last, falls) =>
      `${sets} 各比格數多一個數字。${links}，都不能兩組同時有。所以 ${first} 或 ${last} 必含 ${falls}`,

    exclusion: (cells) =>
      `把 ${cells} 的組合都試一遍。填以下數字時，不是別的格無數可填，就是互相看得到的格填了相同的數字`,
    excluder: (digits, cells, excluder) => `${cells} 分別填 ${digits}，則 ${excluder} 無數可填。`,
    repeat: (digits, cells) => `${cells} 分別填 ${digits}，則有相同的數字互相衝突。`,
    further: (count) => `還有 ${count} 種。`,

    contradiction: (first) => `假設 ${first}，就會自相矛盾`,
    eachDigit: (cell, digits) => `${cell} 只能填 ${digits}，無論哪一個，結果都一樣`,
    eachPlace: (digit, house, cells) =>
      `在${house}，${digit} 必在 ${cells}，無論哪一格，結果都一樣`,
    eitherWay: (on) => `無論 ${on} 是否成立，結果都一樣`,
  },

  groups: {
    singles: '排除與唯餘',
    locked: '區塊',
    sets: '數對與數組',
    fish: '魚',
    digit: '單個數字',
    wings: 'Wing 結構',
    uniqueness: '唯一性',
    chains: '鏈',
    almost: '待定數組與組合排除',
    explainer: 'Sudoku Explainer 的環與鏈',
    forcing: '強制鏈',
  },

  states: {
    solved: '數獨已經解好。',
    stuck: '到這裡，所有技巧都用不上了。',
    noSolution: '這道題無解。',
    severalSolutions: '這道題有多個解，光靠推理無法解完。',
    clash: '同一列、欄或宮裡有相同的數字。',
    twice: (house, digit, cells) => `${house}有兩個 ${digit}：${cells}。`,
    wrongInside: '那裡有填錯的數字。',
    wrongDigit: (cell, digit) => `${cell} 不是 ${digit}。`,
    wrongDigits: (cells) => `這些數字填錯了：${cells}。`,
    takeBack: '由它推出的數字也會錯，請先改掉。',
    markInside: '那裡的候選數標記缺少正確的數字。',
    missingMark: (cells) => `${cells} 的候選數標記裡缺少正確的數字。`,
    addMarks: '請補全這些格的標記，或清除標記。',
  },
};
