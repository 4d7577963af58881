/** In place of own-controls.ts where no board has controls: in the page, which has its own around them. */
import type * as own from './own-controls';

export const controls: (...args: Parameters<typeof own.controls>) => null = () => null;

export const controlStyles: readonly (typeof own.controlStyles)[] = [];

export const palette: readonly (typeof own.palette)[] = [];

export class KeptWork implements Pick<own.KeptWork, 'begin' | 'keep'> {
  begin(): null {
    return null;
  }
  keep(): void {}
}
