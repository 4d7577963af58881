import { readFileSync } from 'node:fs';
import type { Language } from '../locales/languages';

/**
 * The name of a panel, of its source: the panel itself needs a document. In English where it has none. (Tests run in the folder
 * of the package.)
 */
export function panelName(id: string, language: Language = 'en'): string {
  const path = `page/panels/${id}/panel.ts`;
  const [names = ''] = /^ {2}name: \{.*?\}/ms.exec(readFileSync(path, 'utf8')) ?? [];
  const nameIn = (tag: Language) => new RegExp(`\\b${tag}'?: '(.*?)'`).exec(names)?.[1];
  const name = nameIn(language) ?? nameIn('en');
  if (name === undefined) throw new Error(`${path} has no English name in single quotation marks.`);
  return name;
}
