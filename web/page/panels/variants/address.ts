/** The addresses of the panel, which are known before its code is loaded. */
export { REGION_PRESETS as ROUTES } from '../../../engine/jiugong';

/** The letter of links, `#v=…`. */
export const LETTER = 'v';
