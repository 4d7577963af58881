// Made from zh-hans.ts by npm run traditional: change that, or locales/taiwan.mjs.
/** The texts of the history of boards, in traditional Chinese. */
import { number } from '../chinese';
import type { HistoryMessages } from './en';
import type { Translation } from '../translation';

export const zhHantHistory: Translation<HistoryMessages> = {
  title: '歷史記錄',
  close: '關閉',
  about: '您最近玩過的盤面，只儲存在這個瀏覽器裡。',
  empty: '還沒有盤面。填入或標記後，盤面會出現在這裡。',
  daily: '每日一題',
  solved: '已解出',
  progress: (filled, blank) => `已填 ${number(filled)} / ${number(blank)} 格`,
  open: '開啟',
  delete: '刪除',
  restore: '復原',
  export: '匯出',
  import: '匯入…',
  deleteAll: '全部刪除…',
  question: (count) => `要刪除 ${number(count)} 個盤面嗎？刪除後無法恢復。`,
  deleteNow: '刪除',
  said: {
    deleted: '已刪除。',
    exported: (name) => `已儲存為 ${name}。`,
    imported: (count) => `已匯入 ${number(count)} 個盤面。`,
    invalid: (count) => `有 ${number(count)} 個盤面無法讀取。`,
    none: '這個檔案不是歷史記錄。',
    newer: '這個檔案是由較新版本的九宮儲存的。',
    large: '這個檔案太大。',
    unread: '無法從磁碟讀取檔案。',
    unreadable: '無法讀取這個盤面。',
    off: '這個瀏覽器不儲存歷史記錄：可能不允許儲存、空間已滿，或正由較新版本的九宮使用。',
  },
};
