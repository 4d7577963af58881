/** Scripts that boards load when they first need them. */
import { JiugongError } from '../engine/jiugong';
import { type Lazy, loadLazily } from '../scripts/lazy-script';

/** What resolves to the exports of a script. It rejects with `unavailable` where the script cannot be loaded. */
export const lazily = <Exports>(script: Lazy<Exports>): (() => Promise<Exports>) =>
  loadLazily(script, (message) => new JiugongError('unavailable', message));
