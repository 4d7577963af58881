/** Modules beside the classic script `jiugong.js`, as classic scripts. */
import { loadSibling } from '../scripts/sibling';
import type { ModuleCode } from './modules';

/** Loads the module `name` from `file`; undefined where the file does not contain it. */
export async function loadScriptSibling(
  name: string,
  file: string,
  build: string,
): Promise<ModuleCode | undefined> {
  const code = await loadSibling<Omit<ModuleCode, 'glueText'>>('JiugongModules', name, file, build);
  return code && { ...code, glueText: String(code.glue) };
}
