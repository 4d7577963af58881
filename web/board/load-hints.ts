/** Loads what hints say and how they look: a script of its own beside the running one. */
import script from 'jiugong:hints';
import { lazily } from './lazy-script';

export type Hints = typeof import('../hints/hints');

/** What hints.ts exports. Rejects with `unavailable` where the script cannot be loaded; the next call tries again. */
export const loadHints = lazily<Hints>(script);
