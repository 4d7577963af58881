/** The addresses of the panel, which are known before its code is loaded. */
export { REGION_PRESETS as ROUTES } from '../../../api/regions';

/** The letter of links, `#v=…`. */
export const LETTER = 'v';
