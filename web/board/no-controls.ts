/** In place of own-controls.ts in the page, which has its own controls around boards, and their colours in its style sheet. */
import type * as own from './own-controls';

export const controls: (...args: Parameters<typeof own.controls>) => null = () => null;

export const controlStyles: typeof own.controlStyles = [];

export const palette: typeof own.controlStyles = [];

export class KeptWork implements Pick<own.KeptWork, 'begin' | 'keep'> {
  begin(): null {
    return null;
  }
  keep(): void {}
}
