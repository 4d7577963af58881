/** Every text of a board, in traditional Chinese as written in Taiwan and Hong Kong. */
import { behind, clauses, listUpTo, number } from '../chinese';
import type { Messages } from './en';

/** Browsers' clocks are coarse. */
const duration = (micros: number): string => {
  if (micros < 100) return '不到 0.1 毫秒';
  if (micros < 9_950) return `約 ${(micros / 1000).toFixed(1)} 毫秒`;
  if (micros < 999_500) return `約 ${Math.round(micros / 1000)} 毫秒`;
  if (micros < 9_950_000) return `約 ${(micros / 1_000_000).toFixed(1)} 秒`;
  const seconds = Math.round(micros / 1_000_000);
  if (seconds < 60) return `約 ${seconds} 秒`;
  return `約 ${number(Math.floor(seconds / 60))} 分 ${seconds % 60} 秒`;
};

export const zhHant: Messages = {
  duration,
  cellName: (row, column) => `第 ${row} 列第 ${column} 欄`,
  cellNames: (names) => listUpTo(4, names, (first, count) => `${first}等 ${number(count)} 處`),

  board: {
    label: '數獨盤面',
    cell: (row, column, box, content) =>
      `第 ${row} 列，第 ${column} 欄，第 ${box} 宮，${content.join('，')}`,
    contents: (parts) => parts.join('，'),
    empty: '空格',
    given: (digit) => `提示數 ${digit}`,
    own: (digit) => `您填的 ${digit}`,
    answer: (digit) => `解出的 ${digit}`,
    either: (first, second) => `第一個解為 ${first}，第二個解為 ${second}`,
    differs: '兩個解在此不同',
    corrected: (digit) => `您填的 ${digit} 已更正`,
    wrong: '填錯',
    clash: '衝突',
    reason: '矛盾的一部分',
    cornerMarks: (digits) => `角標 ${digits.join(' ')}`,
    candidateMarks: (digits) => `候選數 ${digits.join(' ')}`,
    possible: (digits) => `可能為 ${digits.join(' ')}`,
    selectedCells: (count) => `已選 ${number(count)} 格`,
  },

  modes: {
    label: '數字的用途',
    digit: '數字',
    corner: '角標',
    candidates: '候選數',
    hints: {
      digit: '填入數字（按 M 切換）',
      corner: '在格角做標記（Shift 加數字鍵）',
      candidates: '在格中做標記（Ctrl 加數字鍵）',
    },
  },

  keypad: {
    label: '數字鍵',
    digit: (digit) => `填入 ${digit}`,
    done: (digit) => `填入 ${digit}，九個皆已填好`,
    corner: (digit) => `角標 ${digit}`,
    candidates: (digit) => `候選數 ${digit}`,
    erase: '擦除',
    blank: '空格',
    leaveBlank: '留空',
    backspace: '退格',
  },

  actions: {
    label: '操作',
    solve: '求解',
    stop: '停止',
    check: '檢查',
    undo: '復原',
    redo: '重做',
    clear: '清空',
    reset: '還原題目',
    editGivens: '編輯題目',
    more: '更多',
    hints: {
      solve: '求解題目（Ctrl+Enter）',
      check: '檢查您填的數字，不顯示答案',
      undo: '復原（Ctrl+Z）',
      redo: '重做（Ctrl+Y）',
      clear: '清空盤面，輸入您自己的題目',
      reset: '只留下提示數',
      editGivens: '輸入題目本身的數字',
      more: '候選數、計數、單格與標記，顯示在數字鍵處',
    },
  },

  views: {
    label: '顯示',
    both: '兩個解',
    first: '第一個',
    second: '第二個',
  },

  status: {
    ready: (givens) => `${number(givens)} 個提示數。`,
    howTo: '按「求解」、選一格，或貼上題目。',
    howToRead: '按「求解」看答案。',
    editing: '請輸入題目的數字。',
    editingHow: '每輸入一個數字便移到下一格；按 0、空白鍵或「空格」則留空。',
    editingAnswer: '輸入第一個數字時，答案就會收起。',
    lastCell: '已到最後一格。',
    lastCellHow: '按「求解」，或選一格修改。',
    playing: (left) => `還剩 ${number(left)} 格。`,
    slow: '仍在搜尋，隨時可以停止。',
    stopped: '已停止。',
    unique: '唯一解。',
    uniqueAlready: '已經解好，而且這是唯一解。',
    several: '至少有兩個解。',
    exactlyTwo: '恰好有兩個解。',
    agree: (count) => `有 ${number(count)} 個空格在所有解中數字相同。`,
    differ: (count) => `兩個解有 ${number(count)} 格不同。`,
    none: '無解。',
    noneWithoutClash: '提示數之間沒有衝突，但怎麼填都行不通。',
    reason: (count, names) =>
      `這 ${number(count)} 個提示數互相矛盾：${names}。去掉其中任何一個，其餘的就不再矛盾。`,
    allSure: '每個空格都只有一種可能：只有一個解。',
    candidates: (count) => `有 ${number(count)} 格可填不止一個數字。`,
    candidatesSure: (count) =>
      count === 0
        ? '所示的每個數字都出現在某個解中。'
        : `所示的每個數字都出現在某個解中；有 ${number(count)} 格只有一種可能。`,
    cellIs: (name, digit) => `${name}的數字是 ${digit}。`,
    cellCanBe: (name, digits) =>
      `${name}的數字可以是 ${digits.slice(0, -1).join('、')} 或 ${digits.at(-1)}。`,
    cellOpen: '它們各自出現在某個解中。',
    cellsFilled: (count) => `已填好 ${number(count)} 格。`,
    cellsOpen: (count, names) => `有 ${number(count)} 格不止一種可能：${names}。`,
    atLeast: (count) => `至少有 ${number(count)} 個解。`,
    exactly: (count) => `恰有 ${number(count)} 個解。`,
    moreThan: (count) => `超過 ${number(count)} 個解。`,
    ofGivens: '這只就提示數而言：加上您填的數字便無解。',
    corrected: (_count, names) => `已更正您在${names}填的數字。`,
    cost: (time, guesses) =>
      guesses === 0
        ? `全憑推理得出，耗時${time}。`
        : `試探 ${number(guesses)} 次得出，耗時${time}。`,
    costOfNone: (time, guesses) =>
      guesses === 0
        ? `全憑推理證明，耗時${time}。`
        : `試探 ${number(guesses)} 次證明，耗時${time}。`,
    clashes: (count) => `盤面上有 ${number(count)} 處衝突。`,
    clash: {
      row: (index, digit, names) => `第 ${index} 列有不只一個 ${digit}：${names}。`,
      column: (index, digit, names) => `第 ${index} 欄有不只一個 ${digit}：${names}。`,
      box: (index, digit, names) => `第 ${index} 宮有不只一個 ${digit}：${names}。`,
    },
    moreClashes: (count) => `另有 ${number(count)} 處衝突。`,
    complete: '解開了！',
    completeMore: '每列、每欄、每宮的數字都不重複。',
    nothingToCheck: '還沒有可檢查的：請先填幾個數字。',
    solversDigits: '這是程式的答案，沒有您填的數字可檢查。',
    solversDigitsHow: '「復原」可收起答案。',
    allRight: (own, left) =>
      `目前都對：您填的 ${number(own)} 個數字都合適，還剩 ${number(left)} 格。`,
    someWrong: (count, names) => `${number(count)} 個數字填錯：${names}。`,
    wrongSomewhere: '您填的數字不可能全對：沒有同時含有它們的解。',
    onlyGivens: '這裡的數字都是提示數，沒有您填的可檢查。',
    onlyGivensHow: '關閉「編輯題目」後即可填入您的數字。',
    answerGone: '答案已收起，「復原」可恢復。',
    locked: '這個數字是提示數。',
    lockedHow: '開啟「編輯題目」後即可修改。',
    pickCell: '請先選一格。',
    pickBlank: '請先選一個沒有提示數的格。',
    noMarks: '有數字的格不能做標記。',
    noMarksHow: '請先清除數字，或選一個空格。',
  },

  errors: {
    unsupported: '此瀏覽器無法執行求解程式。',
    unsupportedHow: (reason) => `${reason}盤面本身仍可使用。`,
    engine: '求解程式在此無法運作。',
    engineHow: (reason) => `${reason}請再試一次，或重新載入網頁。`,
    notAPuzzle: '這段文字不是題目。',
    unchanged: '盤面保持不變。',
    place: (line, column, found, expected) =>
      `第 ${line} 行第 ${column} 個字元：${clauses(behind('發現', found), behind('應為', expected))}。`,
    mistake: (found, expected) => `${clauses(behind('發現', found), behind('應為', expected))}。`,
    codes: {
      'empty-text': '文字中沒有題目。',
      'bad-character': '文字中有無法辨識的字元。',
      'bad-row-length': '有一列不是恰好九格。',
      'bad-line-length': '有一行不是恰好 81 格。',
      'too-few-rows': '文字在題目中途結束。',
      'bad-case-count': '題目數量與第一行所說的不符。',
      'bad-json': '文字不是 JSON 盤面。',
      'one-puzzle-expected': '文字中不只一道題目。',
      'bad-argument': '求解程式收到了它不認得的要求。',
      closed: '求解程式已關閉。',
      'too-long': '答案太長，此瀏覽器無法容納。',
      unsupported:
        '需要支援 WebAssembly 與 SIMD 的新版瀏覽器，且網頁的 Content-Security-Policy 允許「wasm-unsafe-eval」。',
      unavailable: '求解程式的一部分未能載入。',
      internal: '求解程式已中斷。',
    },
  },

  phrases: {
    'no puzzle in the text': '沒有題目的文字',
    'a puzzle, such as nine lines of nine cells or 81 cells on a line':
      '一道題目，例如九行、每行九格，或一行 81 格',
    'the end of the text': '文字結尾',
    'the end of the line': '行尾',
    'the byte 0x{}, which is not UTF-8 text': '位元組 0x{}（不是 UTF-8 文字）',
    'a tab': '定位字元',
    'a space': '空白字元',
    'the control character U+{}': '控制字元 U+{}',
    "'{}' (U+{})": '「{}」（U+{}）',
    "'{}'": '「{}」',
    "the letter '{}'": '字母「{}」',
    '{} cell': '{} 格',
    '{} cells': '{} 格',
    'at least {} cells': '至少 {} 格',
    'more than 9 cells': '多於 9 格',
    '9 cells in a row': '每列 9 格',
    '81 cells on a line': '一行 81 格',
    '9 rows': '9 列',
    'a digit or one of the blanks . 0 ? * _ x': '數字，或表示空格的 . 0 ? * _ x 之一',
    'the end of the line, or a space, comma or # before a comment':
      '行尾，或註解前的空白字元、逗號或 #',
    'the end of the text after {} row': '文字在 {} 列後結束',
    'the end of the text after {} rows': '文字在 {} 列後結束',
    'a gap after {} row': '{} 列後有間隔',
    'a gap after {} rows': '{} 列後有間隔',
    'the end of the text after {} puzzle': '文字在 {} 道題目後結束',
    'the end of the text after {} puzzles': '文字在 {} 道題目後結束',
    'more text after {} puzzle': '{} 道題目後還有文字',
    'more text after {} puzzles': '{} 道題目後還有文字',
    '{} puzzle, as line {} says': '第 {1} 行所說的 {0} 道題目',
    '{} puzzles, as line {} says': '第 {1} 行所說的 {0} 道題目',
    'a second puzzle': '第二道題目',
    'one puzzle': '一道題目',
    '[ before the first row': '第一列前的 [',
    '[ before the cells of a row': '一列各格前的 [',
    'a comma before the next row': '下一列前的逗號',
    'a comma before the next cell': '下一格前的逗號',
    '] after the ninth cell': '第九格後的 ]',
    '] after the ninth row': '第九列後的 ]',
    'the end of the board after {} row': '盤面在 {} 列後結束',
    'the end of the board after {} rows': '盤面在 {} 列後結束',
    'one digit or blank between quotation marks': '引號中的一個數字或空格',
    'one digit or blank in a field of the table': '表格的一格中一個數字或空格',
    'a cell: "5", ".", 5, 0 or null': '一格："5"、"."、5、0 或 null',
    null: 'null',
  },
};
