import { readFileSync } from 'node:fs';
import type { Language } from '../locales/languages';

/** The name of a panel, of its source: the panel itself needs a document. (Tests run in the folder of the package.) */
export function panelName(id: string, language: Language = 'en'): string {
  const source = readFileSync(`page/panels/${id}/panel.ts`, 'utf8');
  return new RegExp(`^  name: .*\\b${language}'?: '(.*?)'`, 'm').exec(source)![1]!;
}
