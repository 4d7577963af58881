import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../locales/languages';

const panels = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'page', 'panels');

/** The name of a panel, of its source: the panel itself needs a document. */
export function panelName(id: string, language: Language = 'en'): string {
  const source = readFileSync(join(panels, id, 'panel.ts'), 'utf8');
  return new RegExp(`^  name: .*\\b${language}'?: '(.*?)'`, 'm').exec(source)![1]!;
}
