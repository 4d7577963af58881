/** The state of the dialog for new puzzles, as plain data. */
import { FIRST_VARIANT_REQUEST, type VariantRequest } from './request';

export interface Making {
  readonly isOpen: boolean;
  readonly request: VariantRequest;
  /** Whether a puzzle takes long enough to tell how far it is, and to offer a stop. */
  readonly slow: boolean;
  /** How far it is, 0..1. */
  readonly done: number;
  /** The seed of the puzzle that was made last. */
  readonly seed: string | null;
  readonly copied: boolean | null;
}

export const FIRST_MAKING: Making = {
  isOpen: false,
  request: FIRST_VARIANT_REQUEST,
  slow: false,
  done: 0,
  seed: null,
  copied: null,
};
