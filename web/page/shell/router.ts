/** Parses the view that the fragment of a URL selects. */
import { REGION_PRESETS, type RegionPresetName } from '../../api/regions';
import { KINDS, type Kind } from '../panels/rotate/position';

export type View =
  | { readonly name: 'solve' }
  /** Without a kind: the puzzle that was shown last. */
  | { readonly name: 'rotate'; readonly kind: Kind | null }
  /** Without a preset: the puzzle that was shown last. */
  | { readonly name: 'variants'; readonly preset: RegionPresetName | null }
  | { readonly name: 'batch' };

/**
 * Returns the view of a fragment: `#rotate` and `#rotate/boxes`, `#variants` and
 * `#variants/killer`, `#batch`, and links with the whole state of a panel, `#r=…` and `#v=…`.
 * Anything else, such as a sudoku, is the first view.
 */
export function viewOf(fragment: string): View {
  if (/^#?r=/.test(fragment)) return { name: 'rotate', kind: null };
  if (/^#?v=/.test(fragment)) return { name: 'variants', preset: null };
  const [name, wished] = fragment.replace(/^#/, '').split('/');
  if (name === 'rotate') return { name, kind: KINDS.find((kind) => kind === wished) ?? null };
  if (name === 'batch') return { name };
  if (name !== 'variants') return { name: 'solve' };
  return { name, preset: REGION_PRESETS.find((preset) => preset === wished) ?? null };
}
