/** The link from a board on another page to the page of Jiugong, with the puzzle of the board. */
import { ofDocument, runningScript } from '../scripts/page-names';

/** The address of the script, known only while it runs; '' where a bundler made a module of it. */
const OWN = runningScript()?.src ?? '';

/**
 * The address that opens a puzzle; `site` is that of the page, '' for the folder of the script. Null for what is no address
 * of the web: the attribute may have any text.
 */
export function pageAddress(site: string, puzzle: string, script = OWN): string | null {
  try {
    const address =
      site.trim() === '' ? new URL('.', script) : new URL(site, ofDocument('baseURI'));
    if (!/^https?:$/.test(address.protocol)) return null;
    address.hash = `puzzle=${encodeURIComponent(puzzle)}`;
    return address.href;
  } catch {
    return null;
  }
}
