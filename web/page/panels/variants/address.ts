/** The addresses of the panel, which are known before its code is loaded. */
export { REGION_PRESETS as ROUTES } from '../../../api/engine';

/** The letter of links, `#v=…`. */
export const LETTER = 'v';
