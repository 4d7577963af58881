/**
 * What embed.html is told, by the fragment of its address and by messages of the page around it. Both are
 * anyone's bytes: what does not have just this shape is ignored.
 */

/** What the board in the frame is to be; what is left out stays as it is. */
export interface Settings {
  /** A puzzle in any format the engine reads; empty for a blank board. */
  readonly puzzle?: string;
  readonly controls?: boolean;
  readonly readonly?: boolean;
  readonly theme?: 'light' | 'dark' | 'auto';
  /** A language tag such as `zh-Hant`; empty for the reader's choice. */
  readonly lang?: string;
}

/** Longer texts are no single puzzle in any format. */
const MAX_PUZZLE = 10_000;

/** A language tag as BCP 47 writes them, by and large. */
const TAG = /^(?:[a-z]{2,8}(?:-[a-z0-9]{1,8}){0,5})?$/i;

type Checks = { readonly [Name in keyof Required<Settings>]: (value: unknown) => boolean };

const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

const CHECKS: Checks = {
  puzzle: (value) => typeof value === 'string' && value.length <= MAX_PUZZLE,
  controls: isBoolean,
  readonly: isBoolean,
  theme: (value) => value === 'light' || value === 'dark' || value === 'auto',
  lang: (value) => typeof value === 'string' && TAG.test(value),
};

const isSetting = (name: string): name is keyof Settings => Object.hasOwn(CHECKS, name);

/** Settings in a fragment such as `#controls&puzzle=53..7…&theme=dark`; what it does not name is as by default. */
export function readFragment(hash: string): Required<Settings> {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const text = (name: 'puzzle' | 'theme' | 'lang', otherwise: string): string => {
    const value = given.get(name) ?? otherwise;
    return CHECKS[name](value) ? value : otherwise;
  };
  const flag = (name: 'controls' | 'readonly'): boolean =>
    given.has(name) && given.get(name) !== 'false';
  return {
    puzzle: text('puzzle', ''),
    controls: flag('controls'),
    readonly: flag('readonly'),
    theme: text('theme', 'auto') as Required<Settings>['theme'],
    lang: text('lang', ''),
  };
}

/** A message to the frame: change something, or tell what is on the board. */
export type FrameRequest =
  { readonly type: 'jiugong-set'; readonly settings: Settings } | { readonly type: 'jiugong-get' };

/** A message from the page around the frame; null for anything that is none. */
export function readRequest(data: unknown): FrameRequest | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  if (!Object.hasOwn(data, 'type')) return null;
  const { type, ...rest } = data as Record<string, unknown>;
  const entries = Object.entries(rest);
  if (type === 'jiugong-get') return entries.length === 0 ? { type } : null;
  if (type !== 'jiugong-set') return null;
  const isRight = entries.every(([name, value]) => isSetting(name) && CHECKS[name](value));
  return isRight ? { type, settings: rest } : null;
}

/** What the frame tells the page around it. */
export type FrameReport =
  | { readonly type: 'jiugong-ready' }
  | { readonly type: 'jiugong-size'; readonly height: number }
  | { readonly type: 'jiugong-input'; readonly value: string }
  | { readonly type: 'jiugong-solved'; readonly by: 'engine' | 'person'; readonly value: string }
  | { readonly type: 'jiugong-error'; readonly code: string; readonly message: string }
  | { readonly type: 'jiugong-value'; readonly puzzle: string; readonly value: string };
