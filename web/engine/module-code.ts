/** The modules of the engine: `core` is part of this script, the others are loaded when they are first needed. */
import type createModule from 'jiugong:module';
import core from 'jiugong:core';
import { BUILD, siblings } from 'jiugong:siblings';
import { JiugongError } from '../api/error';

export type ModuleName = 'core' | 'regions' | 'twist';

/** A module as it is shipped. */
export interface ModuleCode {
  readonly build: string;
  /** A function that depends on nothing outside itself and returns what instantiates the module; and its text. */
  readonly glue: () => typeof createModule;
  readonly glueText: string;
  /** The WebAssembly module, deflated, in base64. */
  readonly wasm: string;
}

type SiblingName = keyof typeof siblings;

const loading = new Map<SiblingName, Promise<ModuleCode>>();

async function loadSibling(name: SiblingName): Promise<ModuleCode> {
  const { file, load } = siblings[name];
  const code = await load().catch((error: unknown) => {
    throw new JiugongError('unavailable', `${file} cannot be loaded: ${String(error)}`);
  });
  if (code.build === BUILD) return code;
  throw new JiugongError(
    'unavailable',
    `${file} is of another version than the script that needs it; reload the page, or replace both`,
  );
}

/** Loads a module; one that could not be loaded is tried again by the next call. */
export async function moduleCode(name: ModuleName): Promise<ModuleCode> {
  if (name === 'core') return core;
  let code = loading.get(name);
  if (code === undefined) {
    code = loadSibling(name);
    loading.set(name, code);
    code.catch(() => loading.delete(name));
  }
  return code;
}
