/** The built modules of the engine, with their glue for Node. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { JiugongModule } from 'jiugong:module';
import { METHODS } from '../../engine/methods';
import type { ModuleName } from '../../engine/modules';

/** The folder of the modules; another one than the shipped build tests another compiler. */
const other = process.env['JIUGONG_MODULE'];
export const isShipped = other === undefined;
const directory = resolve(other ?? join('..', 'build', 'wasm'));

/** The methods of each module. */
export const MODULES: Readonly<Record<ModuleName, readonly string[]>> = {
  core: [...methodsOf('core'), 'solveMany'],
  regions: methodsOf('regions'),
  teach: [...methodsOf('teach'), 'rateMany'],
  twist: methodsOf('twist'),
};

function methodsOf(module: ModuleName): string[] {
  return Object.entries(METHODS).flatMap(([name, row]) => (row.module === module ? [name] : []));
}

export const moduleNames = Object.keys(MODULES) as ModuleName[];

export const glueOf = (name: ModuleName): string => join(directory, `jiugong-${name}.js`);

export async function createBuiltModule(name: ModuleName): Promise<JiugongModule> {
  const create = createRequire(import.meta.url)(
    glueOf(name),
  ) as typeof import('jiugong:module').default;
  return create({ wasmBinary: readFileSync(join(directory, `jiugong-${name}.wasm`)) });
}
