/**
 * The messages of embed.html: settings in the fragment of its address, requests of the parent page,
 * and reports to it. Fragment and requests are untrusted input: anything that does not have exactly
 * this shape is ignored.
 */

/** The settings of the board; absent ones stay unchanged. */
export interface Settings {
  /** A puzzle in any format the engine reads; empty for a blank board. */
  readonly puzzle?: string;
  readonly controls?: boolean;
  readonly hints?: boolean;
  /** As the attribute: true for Hint and no Solve. */
  readonly play?: boolean | 'check';
  readonly keep?: 'page' | 'none';
  readonly readonly?: boolean;
  /** Whether a link opens the puzzle in the page beside the frame's. */
  readonly site?: boolean;
  readonly theme?: 'light' | 'dark' | 'auto';
  /** A language tag such as `zh-Hant`; empty for the reader's choice. */
  readonly lang?: string;
}

/** The maximum length; longer text is not a single puzzle in any format, nor of any shape. */
const MAX_PUZZLE = 100_000;

/** The shape of a language tag, roughly as in BCP 47. */
const TAG = /^(?:[a-z]{2,8}(?:-[a-z0-9]{1,8}){0,5})?$/i;

type Checks = { readonly [Name in keyof Required<Settings>]: (value: unknown) => boolean };

const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

const CHECKS: Checks = {
  puzzle: (value) => typeof value === 'string' && value.length <= MAX_PUZZLE,
  controls: isBoolean,
  hints: isBoolean,
  play: (value) => isBoolean(value) || value === 'check',
  keep: (value) => value === 'page' || value === 'none',
  readonly: isBoolean,
  site: isBoolean,
  theme: (value) => value === 'light' || value === 'dark' || value === 'auto',
  lang: (value) => typeof value === 'string' && TAG.test(value),
};

const isSetting = (name: string): name is keyof Settings => Object.hasOwn(CHECKS, name);

/**
 * Parses settings from a fragment such as `#controls&puzzle=53..7…&theme=dark`; absent ones get
 * their defaults.
 */
export function readFragment(hash: string): Required<Settings> {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const text = (name: 'puzzle' | 'theme' | 'lang' | 'keep', otherwise: string): string => {
    const value = given.get(name) ?? otherwise;
    return CHECKS[name](value) ? value : otherwise;
  };
  const flag = (name: 'controls' | 'hints' | 'play' | 'readonly' | 'site'): boolean =>
    given.has(name) && given.get(name) !== 'false';
  return {
    puzzle: text('puzzle', ''),
    controls: flag('controls'),
    hints: flag('hints'),
    play: given.get('play') === 'check' ? 'check' : flag('play'),
    keep: text('keep', 'page') as Required<Settings>['keep'],
    readonly: flag('readonly'),
    site: flag('site'),
    theme: text('theme', 'auto') as Required<Settings>['theme'],
    lang: text('lang', ''),
  };
}

/** A message to the frame: change settings, or report the digits on the board. */
export type FrameRequest =
  { readonly type: 'jiugong-set'; readonly settings: Settings } | { readonly type: 'jiugong-get' };

/** Parses a message of the parent page; returns null for anything else. */
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

/** A message from the frame to the parent page. */
export type FrameReport =
  | { readonly type: 'jiugong-ready' }
  | { readonly type: 'jiugong-size'; readonly height: number }
  | { readonly type: 'jiugong-input'; readonly value: string }
  | { readonly type: 'jiugong-hint'; readonly stage: 'where' | 'how' | 'what' | 'applied' }
  | { readonly type: 'jiugong-solved'; readonly by: 'engine' | 'person'; readonly value: string }
  | { readonly type: 'jiugong-error'; readonly code: string; readonly message: string }
  | { readonly type: 'jiugong-value'; readonly puzzle: string; readonly value: string };
