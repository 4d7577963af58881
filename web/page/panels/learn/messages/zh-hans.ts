/** The texts of the panel Learn, in simplified Chinese. */
import type { Translation } from '../../../../locales/translation';
import type { LearnMessages } from './en';

export const zhHansLearn: Translation<LearnMessages> = {
  intro:
    '数独技巧课程，一类一类地学。每一章有一页讲解、五个下一步正好用得上这种技巧的盘面，以及一道非用它不可的题目。没有先讲出来的盘面才计入；题目要不用“求解”和“逐步讲解”解出，看到底的提示不超过三次，才计入。想从哪一章开始都可以。',
  begin: (technique) => `开始：${technique}`,
  goOn: (technique) => `继续：${technique}`,
  all: '整个课程已经学完。',
  done: (chapters, of) => `已完成 ${chapters}/${of} 章`,
  mixed: '混合练习',
  mixedOf: (group) => `混合练习：${group}`,
  positions: '盘面',
  positionsOf: (technique, found, of) => `盘面：${technique}，找到 ${found}/${of} 处`,
  noPuzzle: '没有题目：非用它不可的题目太难找到。',
  rare: '这种技巧很少见：查找可能要一分钟，也可能找不到。',
  puzzle: '题目',
  puzzleOf: (technique, isSolved) => `题目：${technique}${isSolved ? '，已解出' : ''}`,
};
