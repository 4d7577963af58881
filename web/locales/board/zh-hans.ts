/** Every text of a board, in simplified Chinese. */
import { behind, clauses, listUpTo, number } from '../chinese';
import type { Messages } from './en';
import type { Translation } from '../translation';

/** Browsers' clocks are coarse. */
const duration = (micros: number): string => {
  if (micros < 100) return '不到 0.1 毫秒';
  if (micros < 9_950) return `约 ${(micros / 1000).toFixed(1)} 毫秒`;
  if (micros < 999_500) return `约 ${Math.round(micros / 1000)} 毫秒`;
  if (micros < 9_950_000) return `约 ${(micros / 1_000_000).toFixed(1)} 秒`;
  const seconds = Math.round(micros / 1_000_000);
  if (seconds < 60) return `约 ${seconds} 秒`;
  return `约 ${number(Math.floor(seconds / 60))} 分 ${seconds % 60} 秒`;
};

export const zhHans: Translation<Messages> = {
  language: 'zh-Hans',

  duration,
  cellNames: (names) => listUpTo(4, names, (first, count) => `${first} 等 ${number(count)} 处`),

  board: {
    label: '数独盘面',
    cell: (row, column, content, regions) =>
      [...content, `第 ${row} 行`, `第 ${column} 列`, ...regions].join('，'),
    box: (index) => `第 ${index} 宫`,
    contents: (parts) => parts.join('，'),
    empty: '空格',
    given: (digit) => `${digit}，提示数`,
    own: (digit) => `${digit}，您填的`,
    answer: (digit) => `${digit}，解出的`,
    either: (first, second) => `第一个解为 ${first}，第二个解为 ${second}`,
    corrected: (digit) => `您填的 ${digit} 已改正`,
    wrong: '填错',
    clash: '冲突',
    reason: '冲突的一部分',
    cornerMarks: (digits) => `角标 ${digits.join(' ')}`,
    candidateMarks: (digits) => `候选数 ${digits.join(' ')}`,
    excludedMarks: (digits) => `提示数排除 ${digits.join(' ')}`,
    possible: (digits) => `可能为 ${digits.join(' ')}`,
    color: (index, name) => `颜色 ${index}，${name}`,
    noColor: '无颜色',
    colors: ['红色', '橙色', '黄色', '绿色', '青色', '蓝色', '紫色', '灰色'],
    selectedCells: (count) => `已选 ${number(count)} 格`,
  },

  houses: {
    row: (index) => `第 ${index} 行`,
    column: (index) => `第 ${index} 列`,
    box: (index) => `第 ${index} 宫`,
  },

  modes: {
    label: '填数模式',
    digit: '数字',
    corner: '角标',
    candidates: '候选数',
    color: '颜色',
    hints: {
      digit: '填入数字（按 M 切换）',
      corner: '在格角做标记（Shift 加数字键）',
      candidates: '标记一格的候选数（Ctrl 加数字键）',
      color: '给格子涂色（1 至 8）',
    },
  },

  keypad: {
    label: '数字键',
    digit: (digit) => `填入 ${digit}`,
    done: (digit, times) => `填入 ${digit}，${times === 9 ? '九个' : `${times} 个`}均已填好`,
    left: (count) => `还差 ${count} 个`,
    corner: (digit) => `角标 ${digit}`,
    candidates: (digit) => `候选数 ${digit}`,
    erase: '擦除',
    blank: '留空',
    leaveBlank: '留空',
    backspace: '退格',
  },

  actions: {
    label: '操作',
    solve: '求解',
    stop: '停止',
    check: '检查',
    hint: '提示',
    tell: { how: '方法', what: '显示' },
    apply: '应用',
    why: '看原因',
    undo: '撤销',
    redo: '重做',
    clear: '清空',
    reset: '还原',
  },

  views: {
    label: '显示',
    both: '两个解',
    first: '第一个',
    second: '第二个',
  },

  status: {
    ready: (givens) => `${number(givens)} 个提示数。`,
    howTo: '选一格填数、点“求解”，或粘贴题目。',
    howToPlay: '选一个格子开始解题。',
    howToRead: '点“求解”看答案。',
    editing: '请输入题目的数字。',
    editingHow: '填好一格会自动移到下一格；按“留空”跳过一格。',
    editingAnswer: '输入第一个数字时，答案就会隐藏。',
    lastCell: '已到最后一格。',
    lastCellHow: '点“求解”，或选一格修改。',
    playing: (left) => `还剩 ${number(left)} 格。`,
    slow: '仍在搜索，随时可以停止。',
    stopped: '已停止。',
    unique: '唯一解。',
    uniqueAlready: '已经解好，而且这是唯一解。',
    several: '至少有两个解。',
    exactlyTwo: '恰好有两个解。',
    agree: (count) => `有 ${number(count)} 个空格在所有解中数字相同。`,
    differ: (count) => `两个解有 ${number(count)} 格不同。`,
    none: '无解。',
    noneLeft: '这些候选数排除了所有解。',
    reason: (count, names) =>
      `这 ${number(count)} 个提示数互相冲突：${names}。去掉任何一个，冲突就消失。`,
    noConflict: '没有矛盾：这些数字有解。',
    noneTogether: '这些数字无解。',
    conflict: (count, names) =>
      `这 ${number(count)} 个数字互相冲突：${names}。去掉任何一个，冲突就消失。`,
    allSure: '只有一个解：这就是答案。',
    candidates: (count) => `有 ${number(count)} 格可填不止一个数字。`,
    candidatesSure: (count) =>
      count === 0
        ? '所示的每个数字都出现在某个解中。'
        : `所示的每个数字都出现在某个解中；有 ${number(count)} 格只有一种可能。`,
    cellIs: (name, digit) => `${name} 的数字是 ${digit}。`,
    cellCanBe: (name, digits) =>
      `${name} 的数字可以是 ${digits.slice(0, -1).join('、')} 或 ${digits.at(-1)}。`,
    cellOpen: '它们各自出现在某个解中。',
    cellsFilled: (count) => `已填好 ${number(count)} 格。`,
    cellsOpen: (count, names) => `有 ${number(count)} 格不止一种可能：${names}。`,
    atLeast: (count) => `至少有 ${number(count)} 个解。`,
    exactly: (count) => `恰有 ${number(count)} 个解。`,
    moreThan: (count) => `超过 ${number(count)} 个解。`,
    ofGivens: '这是只看提示数的结果；加上您填的数字就无解了。',
    corrected: (_count, names) => `已改正您填的数字：${names}。`,
    cost: (time, guesses) =>
      guesses === 0
        ? `纯靠推理得出，用时${time}。`
        : `试探 ${number(guesses)} 次得出，用时${time}。`,
    clashes: (count) => `盘面上有 ${number(count)} 处冲突。`,
    clash: (house, digit, names) => `${house}有不止一个 ${digit}：${names}。`,
    moreClashes: (count) => `另有 ${number(count)} 处冲突。`,
    complete: '解出来了！',
    completeMore: '每行、每列、每宫的数字都不重复。',
    nothingToCheck: '还没有可检查的数字，请先填几个。',
    solversDigits: '这是程序给出的答案，没有可检查的。',
    solversDigitsHow: '“撤销”可隐藏答案。',
    allRight: (own, left) =>
      `目前都对：您填的 ${number(own)} 个数字都合适，还剩 ${number(left)} 格。`,
    someWrong: (count, names) => `${number(count)} 个数字填错：${names}。`,
    wrongSomewhere: '您填的数字不全对，照这样填下去无解。',
    onlyGivens: '没有可检查的数字：这里全是提示数。',
    onlyGivensHow: '不再编辑题目后，即可填入您的数字。',
    removed: (count) => `已去掉 ${number(count)} 个候选数。`,
    noted: '为此先记下了所有候选数。',
    missingNoted: '为此先补记了缺少的候选数。',
    erased: (names) => `已擦除错误的数字：${names}。`,
    notedIn: (names) => `已记下所有候选数：${names}。`,
    wentBack: '已退回到填错之前。',
    wentBackHow: (steps) => `已撤销 ${number(steps)} 步，“重做”可恢复。`,
    noWayBack: '撤销不到填错之前。',
    answerGone: '答案已隐藏，“撤销”可恢复。',
    locked: '这个数字是提示数。',
    lockedHow: '编辑题目时即可修改。',
    pickCell: '请先选一格。',
    pickDigit: '哪个数字？请按数字键。',
    fits: (digit, count) =>
      count === 0 ? `没有格还能填 ${digit}。` : `有 ${number(count)} 格能填 ${digit}。`,
    fitsHow: '按 Esc 或再次长按该数字按钮即可取消。',
    pickBlank: '请先选一个没有提示数的格。',
    noMarks: '有数字的格不能做标记。',
    noMarksHow: '请先擦除数字，或选一个空格。',
    noCandidate: '已有数字排除了这个候选数。',
    excluded: (name, digit, names) => `${name} 填 ${digit} 便无解，因为有这些提示数：${names}。`,
    filled: '已填满，但有数字不对。',
    filledHow: '点“检查”标出填错的数字。',
  },

  errors: {
    unsupported: '此浏览器无法运行求解程序。',
    unsupportedHow: (reason) => `${reason}盘面本身仍可使用。`,
    engine: '求解程序在此无法工作。',
    engineHow: (reason) => `${reason}请再试一次，或重新加载页面。`,
    notAPuzzle: '这段文字不是题目。',
    unchanged: '盘面保持不变。',
    place: (line, column, found, expected) =>
      `第 ${line} 行第 ${column} 个字符：${clauses(behind('发现', found), behind('应为', expected))}。`,
    mistake: (found, expected) => `${clauses(behind('发现', found), behind('应为', expected))}。`,
    codes: {
      'empty-text': '文字中没有题目。',
      'bad-character': '文字中有无法识别的字符。',
      'bad-row-length': '有一行不是恰好九格。',
      'bad-line-length': '有一行不是恰好 81 格。',
      'too-few-rows': '文字在题目中途结束。',
      'bad-case-count': '题目数量与第一行所说的不符。',
      'bad-json': '文字不是 JSON 盘面。',
      'one-puzzle-expected': '文字中不止一道题目。',
      'givens-expected': '格中是候选数，而这里只能有提示数。',
      'puzzle-too-long': '文字太长，不可能是一道题目。',
      'bad-argument': '求解程序收到了它不认识的请求。',
      closed: '求解程序已关闭。',
      'too-long': '答案太长，此浏览器无法容纳。',
      unsupported:
        '需要支持 WebAssembly 与 SIMD 的新版浏览器，并且网页的 Content-Security-Policy 允许“wasm-unsafe-eval”。',
      unavailable: '求解程序的一部分未能载入：{}。',
      'out-of-memory': '浏览器已没有足够的内存供求解程序使用，请关闭其他标签页或程序。',
      internal: '求解程序已中断。',
    },
  },

  phrases: {
    'no puzzle in the text': '没有题目的文字',
    'a puzzle, such as nine lines of nine cells or 81 cells on a line':
      '一道题目，例如九行、每行九格，或一行 81 格',
    'the end of the text': '文字结尾',
    'the end of the line': '行尾',
    'the byte 0x{}, which is not UTF-8 text': '字节 0x{}（不是 UTF-8 文字）',
    'a tab': '制表符',
    'a space': '空格符',
    'the control character U+{}': '控制字符 U+{}',
    "'{}' (U+{})": '“{}”（U+{}）',
    "'{}'": '“{}”',
    "the letter '{}'": '字母“{}”',
    '{} cell': '{} 格',
    '{} cells': '{} 格',
    'at least {} cells': '至少 {} 格',
    'more than 9 cells': '多于 9 格',
    '9 cells in a row': '每行 9 格',
    '81 cells on a line': '一行 81 格',
    '9 rows': '9 行',
    'a digit or one of the blanks . 0 ? * _ x': '数字，或表示空格的 . 0 ? * _ x 之一',
    'the end of the line, or a space, comma or # before a comment':
      '行尾，或注释前的空格符、逗号或 #',
    'the end of the text after {} row': '文字在 {} 行后结束',
    'the end of the text after {} rows': '文字在 {} 行后结束',
    'a gap after {} row': '{} 行后有间隔',
    'a gap after {} rows': '{} 行后有间隔',
    'the end of the text after {} puzzle': '文字在 {} 道题目后结束',
    'the end of the text after {} puzzles': '文字在 {} 道题目后结束',
    'more text after {} puzzle': '{} 道题目后还有文字',
    'more text after {} puzzles': '{} 道题目后还有文字',
    '{} puzzle, as line {} says': '第 {1} 行所说的 {0} 道题目',
    '{} puzzles, as line {} says': '第 {1} 行所说的 {0} 道题目',
    'a second puzzle': '第二道题目',
    'candidates in the cells': '格中的候选数',
    'a puzzle of givens alone': '只有提示数的题目',
    '{} or a dot': '{} 或一个点',
    'different digits in a cell': '一格中不同的数字',
    'one puzzle': '一道题目',
    'more than {} bytes without the end of a puzzle': '超过 {} 字节，题目仍未结束',
    'at most {} bytes': '不超过 {} 字节',
    '[ before the first row': '第一行前的 [',
    '[ before the cells of a row': '一行各格前的 [',
    'a comma before the next row': '下一行前的逗号',
    'a comma before the next cell': '下一格前的逗号',
    '] after the ninth cell': '第九格后的 ]',
    '] after the ninth row': '第九行后的 ]',
    'the end of the board after {} row': '盘面在 {} 行后结束',
    'the end of the board after {} rows': '盘面在 {} 行后结束',
    'one digit or blank between quotation marks': '引号中的一个数字或空格',
    'one digit or blank in a field of the table': '表格的一格中一个数字或空格',
    'a cell: "5", ".", 5, 0 or null': '一格："5"、"."、5、0 或 null',
    null: 'null',
    'null, None or NaN': 'null、None 或 NaN',
  },
};
