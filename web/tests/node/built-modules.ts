/** The built modules of the engine, with the glue of `core` for all of them, as it is shipped. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { JiugongModule } from 'jiugong:module';
import { METHODS, type MethodName } from '../../engine/methods';
import type { ModuleName } from '../../engine/modules';

/** The folder of the modules; another one than the shipped build tests another compiler. */
const other = process.env['JIUGONG_MODULE'];
export const isShipped = other === undefined;
const directory = resolve(other ?? join('..', 'build', 'wasm'));

/** What a module can be asked: methods of the API, and what some of them consist of. */
export type JobName = MethodName | 'readPuzzle' | 'solveMany' | 'rateMany' | 'cut';

/** The methods of each module. */
export const MODULES: Readonly<Record<ModuleName, readonly string[]>> = {
  core: methodsOf('core'),
  analysis: methodsOf('analysis'),
  batch: [...methodsOf('batch'), 'readPuzzle', 'solveMany', 'cut'],
  cover: methodsOf('cover'),
  generate: methodsOf('generate'),
  photo: methodsOf('photo'),
  regions: methodsOf('regions'),
  teach: [...methodsOf('teach'), 'rateMany', 'cut'],
  twist: methodsOf('twist'),
} satisfies Record<ModuleName, readonly JobName[]>;

function methodsOf(module: ModuleName): MethodName[] {
  const names = Object.keys(METHODS) as MethodName[];
  return names.filter((name) => METHODS[name].module === module);
}

export const moduleNames = Object.keys(MODULES) as ModuleName[];

export const GLUE = join(directory, 'jiugong-core.js');

export async function createBuiltModule(name: ModuleName): Promise<JiugongModule> {
  const create = createRequire(import.meta.url)(GLUE) as typeof import('jiugong:module').default;
  return create({ wasmBinary: readFileSync(join(directory, `jiugong-${name}.wasm`)) });
}
