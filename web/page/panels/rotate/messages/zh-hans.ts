/** The texts of the Rotate panel, in simplified Chinese. */
import { number } from '../../../../locales/chinese';
import { zhHansRotation } from '../../../../locales/rotation/zh-hans';
import type { RotateMessages } from './en';
import type { Translation } from '../../../../locales/translation';

const moves = (count: number): string => `${number(count)} 步`;

const times = (count: number): string => `${number(count)} 次`;

const turnNames = { cw: '顺时针', ccw: '逆时针', half: '半圈' };

const otherWay = '鼠标：按住 Shift 或用右键可反向转动。';

const tapOrHold = '轻点四块相接处即可转动，长按则反向转动。';

export const zhHansRotate: Translation<RotateMessages> = {
  puzzles: { label: '题目', ...zhHansRotation.names },

  board: {
    sort: (rows, cols) => `${rows} × ${cols} 块`,
    boxes: '九宫错位的数独',
    tripods: '9 × 9 块，每个数字九块',
    buttons: '可转动的方块组',
    button: (row, col, tiles) => `转动第 ${row} 行第 ${col} 列：${tiles.join('、')}`,
    boxButton: (row, col) => `转动宫行 ${row}、宫列 ${col} 起的四宫`,
    next: '答案的下一步',
    blank: '空格',
  },

  rules: {
    turns: '允许的转动',
    clockwise: '顺时针',
    quarter: '顺时针或逆时针',
    any: '也可转半圈',
    direction: '方向',
    directions: turnNames,
    rows: '行数',
    cols: '列数',
  },

  keys: {
    clockwise: '在盘面上，方向键选择方块组，Enter 转动。',
    quarter: `在盘面上，方向键选择方块组，Enter 转动，Shift+Enter 反向转动。${otherWay}`,
    any: `在盘面上，方向键选择方块组，Enter 转动，Shift+Enter 反向转动，H 转半圈。${otherWay}`,
  },

  touch: {
    clockwise: '轻点四块相接处即可转动。',
    quarter: tapOrHold,
    any: tapOrHold,
  },

  actions: {
    label: '操作',
    solve: '求解',
    improve: '寻找更短解法',
    stop: '停止',
    undo: '撤销',
    redo: '重做',
    shuffle: '打乱',
    newSudoku: '新数独',
    startOver: '从头开始',
    hints: {
      solve: '寻找到达终局的步骤（Ctrl+Enter）',
      improve: '继续搜索步数更少的答案',
      shuffle: '换一个局面',
      startOver: '回到开始计步时的局面',
    },
  },

  introduction: {
    label: '入门',
    place: (at, count) => `${at} / ${count}`,
    turn: {
      tiles: '请点标出的按钮：它转动周围的四块。',
      boxes: '请点标出的按钮：它转动周围的四宫。',
    },
    undo: '下面会计步。“撤销”收回一步，请试一试。',
    solve: '做不下去时，“求解”找出步骤，“前进”和“播放”在盘面上演示。',
    next: '继续',
    skip: '跳过',
    done: '完成',
  },

  player: {
    label: '演示答案',
    start: '开头',
    back: '后退',
    play: '播放',
    pause: '暂停',
    step: '前进',
    end: '结尾',
    place: '步骤',
    placeText: (at, count) => (count === 0 ? '–' : `${at} / ${count}`),
    speed: '速度',
    speeds: ['很慢', '慢', '中等', '快', '很快'],
  },

  search: {
    label: '搜索进度',
    searching: '正在搜索。',
    best: (count) => `目前为 ${moves(count)}，正在寻找更少的。点“停止”可保留。`,
    known: (count) => `正在寻找少于 ${moves(count)}的答案。点“停止”可结束搜索。`,
    stop: '点“停止”可结束搜索。',
  },

  status: {
    ready: {
      sort: (inPlace, count) => `${number(count)} 块中有 ${number(inPlace)} 块归位。`,
      boxes: (clashes) =>
        clashes === 0 ? '行列中没有数字冲突。' : `行列中有 ${number(clashes)} 个数字冲突。`,
      tripods: (rows, cols) => `已完成 ${number(rows)} 行、${number(cols)} 列。`,
    },
    done: {
      sort: '全部归位！',
      goal: '已与目标一致！',
      boxes: '九宫归位！',
      tripods: '完成！每行每列都是 1 到 9。',
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
    solved: (count, optimal) => `${moves(count)}解开${optimal ? '，已是最少' : ''}。`,
    nothingToDo: {
      sort: '数字已经排好。',
      goal: '方块已与目标一致。',
      boxes: '九宫已经归位。',
      tripods: '每行每列已是 1 到 9。',
    },
    play: '点“播放”或“前进”看解法。',
    move: (at, count, row, col, turn) =>
      `第 ${at} 步，共 ${count} 步：r${row}c${col}，${turnNames[turn]}。`,
    aSudoku: '这样排列，数独有解。',
    unique: '除了整行或整列宫互换，答案唯一。',
    several: (count, capped) =>
      `答案不唯一：${capped ? '至少' : ''}有 ${number(count)} 种排列有解。`,
    noBetter: (count) => `没有找到少于 ${moves(count)}的答案。`,
    noBetterHow: '再试一次会搜索更久，直到内存用尽为止。',
    unreachable: '怎样转动都无法排好。',
    unreachableGoal: '怎样转动都无法达到目标。',
    unreachableHow: '盘面太小，无法转成所有排列。',
    noArrangement: '无解。',
    noArrangementHow: '九宫无论怎样排列，这道数独都无解。',
    notAllowed: (turn) => `现在不允许这样转：${turnNames[turn]}。`,
    notAllowedHow: '可在下方“允许的转动”中更改。',
    taken: (count) => `${number(count)} 道题目中的第一道已放到盘面。`,
  },

  errors: {
    unreadable: '这段文字不是盘面。',
    unsolvable: '这个盘面无法求解。',
    empty: '没有文字，应为逐行写出的数字。',
    character: (line, column, found) =>
      `第 ${line} 行第 ${column} 个字符：发现“${found}”，应为数字。`,
    range: (line, column, found, least, most) =>
      `第 ${line} 行第 ${column} 个字符：发现 ${found}，应为 ${least} 到 ${most} 的数字。`,
    rowLength: (line, column, found, expected) =>
      `第 ${line} 行第 ${column} 个字符：发现 ${number(found)} 个数字，应与第一行一样为 ${number(expected)} 个。`,
    size: (rows, cols) => `发现 ${rows} 行、每行 ${cols} 个数字，行列都应为 2 到 10。`,
    oneRow: (found) => `一行中发现 ${number(found)} 个数字，应与盘面一样多，或为平方数。`,
    noGoal: '这段文字不能作为此盘面的目标。',
    goalUnchanged: '目标保持不变。',
    goalSize: (rows, cols, boardRows, boardCols) =>
      `发现 ${rows} × ${cols} 个数字，应与盘面一样为 ${boardRows} × ${boardCols}。`,
    goalNumber: (value, inGoal, onBoard) =>
      `数字 ${value} 在目标中出现 ${times(inGoal)}，在盘面上出现 ${times(onBoard)}。`,
    wrongCount: (digit, count) => `数字 ${digit} 出现 ${times(count)}，每个都应为九次。`,
    blankCell: (row, column) => `r${row}c${column} 是空格，每个数字都应有九个。`,
  },

  goal: {
    title: (order) => `目标：${order}`,
    ascending: '逐行递增',
    own: '自定顺序',
    label: '想要的顺序',
    hint: '盘面的数字换个顺序；留空则为递增。',
    put: '设定目标',
  },

  text: {
    moves: '步骤',
    noMoves: '点“求解”得到步骤。',
    notation:
      "r2c3 表示把左上角在第 2 行第 3 列的方块组顺时针转动，r2c3' 为逆时针，r2c3*2 为半圈。",
    boxNotation: '这里的行和列是九宫的行和列。',
    classic: '传统编号：0 为左上按钮，1 右上，2 左下，3 右下。',
    copyMoves: '复制步骤',
    copyNumbers: '复制为 0–3',
    placeholder: {
      sort: '逐行写出的数字',
      boxes: '任意格式的数独',
      tripods: '九行，每行九个数字',
    },
  },
};
