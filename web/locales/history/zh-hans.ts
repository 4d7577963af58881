/** The texts of the history of boards, in simplified Chinese. */
import { number } from '../chinese';
import type { HistoryMessages } from './en';
import type { Translation } from '../translation';

export const zhHansHistory: Translation<HistoryMessages> = {
  title: '历史记录',
  close: '关闭',
  about: '您最近玩过的盘面，只保存在这个浏览器里。',
  empty: '还没有盘面。填入或标记后，盘面会出现在这里。',
  daily: '每日一题',
  solved: '已解出',
  progress: (filled, blank) => `已填 ${number(filled)} / ${number(blank)} 格`,
  open: '打开',
  delete: '删除',
  restore: '撤销',
  export: '导出',
  import: '导入…',
  deleteAll: '全部删除…',
  question: (count) => `要删除 ${number(count)} 个盘面吗？删除后无法恢复。`,
  deleteNow: '删除',
  said: {
    deleted: '已删除。',
    exported: (name) => `已保存为 ${name}。`,
    imported: (count) => `已导入 ${number(count)} 个盘面。`,
    invalid: (count) => `有 ${number(count)} 个盘面无法读取。`,
    none: '这个文件不是历史记录。',
    newer: '这个文件是由更新版本的九宫保存的。',
    large: '这个文件太大。',
    unread: '无法从磁盘读取文件。',
    unreadable: '无法读取这个盘面。',
    off: '这个浏览器不保存历史记录：可能不允许保存、空间已满，或正由较新版本的九宫使用。',
  },
};
