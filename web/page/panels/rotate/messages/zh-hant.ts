// Made from zh-hans.ts by npm run traditional: change that, or locales/taiwan.mjs.
/** The texts of the Rotate panel, in traditional Chinese. */
import { number } from '../../../../locales/chinese';
import { zhHantRotation } from '../../../../locales/rotation/zh-hant';
import type { RotateMessages } from './en';
import type { Translation } from '../../../../locales/translation';

const moves = (count: number): string => `${number(count)} 步`;

const times = (count: number): string => `${number(count)} 次`;

const turnNames = { cw: '順時針', ccw: '逆時針', half: '半圈' };

const otherWay = '滑鼠：按住 Shift 或用右鍵可反向轉動。';

const tapOrHold = '輕觸四塊相接處即可轉動，長按則反向轉動。';

export const zhHantRotate: Translation<RotateMessages> = {
  puzzles: { label: '題目', ...zhHantRotation.names },

  board: {
    sort: (rows, cols) => `${rows} × ${cols} 塊`,
    boxes: '九宮錯位的數獨',
    tripods: '9 × 9 塊，每個數字九塊',
    buttons: '可轉動的方塊組',
    button: (row, col, tiles) => `轉動第 ${row} 列第 ${col} 欄：${tiles.join('、')}`,
    boxButton: (row, col) => `轉動宮列 ${row}、宮欄 ${col} 起的四宮`,
    next: '答案的下一步',
    blank: '空格',
  },

  rules: {
    turns: '允許的轉動',
    clockwise: '順時針',
    quarter: '順時針或逆時針',
    any: '也可轉半圈',
    direction: '方向',
    directions: turnNames,
    rows: '列數',
    cols: '欄數',
  },

  keys: {
    clockwise: '在盤面上，方向鍵選擇方塊組，Enter 轉動。',
    quarter: `在盤面上，方向鍵選擇方塊組，Enter 轉動，Shift+Enter 反向轉動。${otherWay}`,
    any: `在盤面上，方向鍵選擇方塊組，Enter 轉動，Shift+Enter 反向轉動，H 轉半圈。${otherWay}`,
  },

  touch: {
    clockwise: '輕觸四塊相接處即可轉動。',
    quarter: tapOrHold,
    any: tapOrHold,
  },

  actions: {
    label: '操作',
    solve: '求解',
    improve: '尋找更短解法',
    stop: '停止',
    undo: '復原',
    redo: '重做',
    shuffle: '打亂',
    newSudoku: '新數獨',
    startOver: '從頭開始',
    hints: {
      solve: '尋找到達終局的步驟（Ctrl+Enter）',
      improve: '繼續搜尋步數更少的答案',
      shuffle: '換一個局面',
      startOver: '回到開始計步時的局面',
    },
  },

  introduction: {
    label: '入門',
    place: (at, count) => `${at} / ${count}`,
    turn: {
      tiles: '請按標出的按鈕：它轉動周圍的四塊。',
      boxes: '請按標出的按鈕：它轉動周圍的四宮。',
    },
    undo: '下面會計步。「復原」收回一步，請試一試。',
    solve: '做不下去時，「求解」找出步驟，「前進」和「播放」在盤面上演示。',
    next: '繼續',
    skip: '跳過',
    done: '完成',
  },

  player: {
    label: '演示答案',
    start: '開頭',
    back: '後退',
    play: '播放',
    pause: '暫停',
    step: '前進',
    end: '結尾',
    place: '步驟',
    placeText: (at, count) => (count === 0 ? '–' : `${at} / ${count}`),
    speed: '速度',
    speeds: ['很慢', '慢', '中等', '快', '很快'],
  },

  search: {
    label: '搜尋進度',
    searching: '正在搜尋。',
    best: (count) => `目前為 ${moves(count)}，正在尋找更少的。按「停止」可保留。`,
    known: (count) => `正在尋找少於 ${moves(count)}的答案。按「停止」可結束搜尋。`,
    stop: '按「停止」可結束搜尋。',
  },

  status: {
    ready: {
      sort: (inPlace, count) => `${number(count)} 塊中有 ${number(inPlace)} 塊歸位。`,
      boxes: (clashes) =>
        clashes === 0 ? '各列各欄沒有數字衝突。' : `各列各欄有 ${number(clashes)} 個數字衝突。`,
      tripods: (rows, cols) => `已完成 ${number(rows)} 列、${number(cols)} 欄。`,
    },
    done: {
      sort: '全部歸位！',
      goal: '已與目標一致！',
      boxes: '九宮歸位！',
      tripods: '完成！每列每欄都是 1 到 9。',
    },
    counter: (count, best, optimal) =>
      best === null
        ? `已走 ${moves(count)}。`
        : `已走 ${moves(count)}，${optimal ? '最少需' : '已知最少'} ${moves(best)}。`,
    doneIn: (count, best, optimal) => {
      if (best === null || best >= count) {
        return optimal ? `共 ${moves(count)}，已是最少。` : `共 ${moves(count)}。`;
      }
      return `共 ${moves(count)}，${optimal ? '最少需' : '已知最少'} ${moves(best)}。`;
    },
    solved: (count, optimal) => `${moves(count)}解開${optimal ? '，已是最少' : ''}。`,
    nothingToDo: {
      sort: '數字已經排好。',
      goal: '方塊已與目標一致。',
      boxes: '九宮已經歸位。',
      tripods: '每列每欄已是 1 到 9。',
    },
    play: '按「播放」或「前進」看解法。',
    move: (at, count, row, col, turn) =>
      `第 ${at} 步，共 ${count} 步：r${row}c${col}，${turnNames[turn]}。`,
    aSudoku: '這樣排列，數獨有解。',
    unique: '除了整列或整欄的宮互換，答案唯一。',
    several: (count, capped) =>
      `答案不唯一：${capped ? '至少' : ''}有 ${number(count)} 種排列有解。`,
    noBetter: (count) => `沒有找到少於 ${moves(count)}的答案。`,
    noBetterHow: '再試一次會搜尋更久，直到記憶體用盡為止。',
    unreachable: '怎麼轉動都無法排好。',
    unreachableGoal: '怎麼轉動都無法達到目標。',
    unreachableHow: '盤面太小，無法轉成所有排列。',
    noArrangement: '無解。',
    noArrangementHow: '九宮無論怎麼排列，這道數獨都無解。',
    notAllowed: (turn) => `現在不允許這樣轉：${turnNames[turn]}。`,
    notAllowedHow: '可在下方「允許的轉動」中更改。',
    taken: (count) => `${number(count)} 道題目中的第一道已放到盤面。`,
  },

  errors: {
    unreadable: '這段文字不是盤面。',
    unsolvable: '這個盤面無法求解。',
    empty: '沒有文字，應為逐列寫出的數字。',
    character: (line, column, found) =>
      `第 ${line} 行第 ${column} 個字元：發現「${found}」，應為數字。`,
    range: (line, column, found, least, most) =>
      `第 ${line} 行第 ${column} 個字元：發現 ${found}，應為 ${least} 到 ${most} 的數字。`,
    rowLength: (line, column, found, expected) =>
      `第 ${line} 行第 ${column} 個字元：發現 ${number(found)} 個數字，應與第一列一樣為 ${number(expected)} 個。`,
    size: (rows, cols) => `發現 ${rows} 列、每列 ${cols} 個數字，列與欄都應為 2 到 10。`,
    oneRow: (found) => `一列中發現 ${number(found)} 個數字，應與盤面一樣多，或為平方數。`,
    noGoal: '這段文字不能作為此盤面的目標。',
    goalUnchanged: '目標保持不變。',
    goalSize: (rows, cols, boardRows, boardCols) =>
      `發現 ${rows} × ${cols} 個數字，應與盤面一樣為 ${boardRows} × ${boardCols}。`,
    goalNumber: (value, inGoal, onBoard) =>
      `數字 ${value} 在目標中出現 ${times(inGoal)}，在盤面上出現 ${times(onBoard)}。`,
    wrongCount: (digit, count) => `數字 ${digit} 出現 ${times(count)}，每個都應為九次。`,
    blankCell: (row, column) => `r${row}c${column} 是空格，每個數字都應有九個。`,
  },

  goal: {
    title: (order) => `目標：${order}`,
    ascending: '逐列遞增',
    own: '自訂順序',
    label: '想要的順序',
    hint: '盤面的數字換個順序；留空則為遞增。',
    put: '設定目標',
  },

  text: {
    moves: '步驟',
    noMoves: '按「求解」得到步驟。',
    notation:
      "r2c3 表示把左上角在第 2 列第 3 欄的方塊組順時針轉動，r2c3' 為逆時針，r2c3*2 為半圈。",
    boxNotation: '這裡的列和欄是九宮的列和欄。',
    classic: '傳統編號：0 為左上按鈕，1 右上，2 左下，3 右下。',
    copyMoves: '複製步驟',
    copyNumbers: '複製為 0–3',
    placeholder: {
      sort: '逐列寫出的數字',
      boxes: '任意格式的數獨',
      tripods: '九行，每行九個數字',
    },
  },
};
