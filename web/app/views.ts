/** Which part of the page an address's fragment asks for. */
import { KINDS, type Kind } from './rotate/position';

export type View =
  | { readonly name: 'solve' }
  /** Without a kind the puzzle that was shown last. */
  | { readonly name: 'rotate'; readonly kind: Kind | null };

/** `#rotate` and `#rotate/boxes`; anything else is the first view. */
export function viewOf(fragment: string): View {
  const [name, wished] = fragment.replace(/^#/, '').split('/');
  if (name !== 'rotate') return { name: 'solve' };
  return { name, kind: KINDS.find((kind) => kind === wished) ?? null };
}
