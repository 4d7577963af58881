/**
 * The history as a file, to keep it elsewhere or bring it to another browser:
 *
 *     {"jiugong":"history","version":1,"games":[{"id":"…","panel":"solve","state":"1-53…",…},…]}
 */
import { MAX_RECORDS, parseRecord, type GameRecord } from './record';

const KIND = 'history';
const VERSION = 1;

/** The largest file in bytes: more than all records of the largest boards. */
export const MAX_FILE = 32_000_000;

export type Reading =
  /** The records that are valid, the latest first, and the number of the others. */
  | { readonly kind: 'games'; readonly games: readonly GameRecord[]; readonly invalid: number }
  /** The file is none of the history, or was made by a later version of the page. */
  | { readonly kind: 'none' | 'newer' };

export const formatFile = (games: readonly GameRecord[]): string =>
  `${JSON.stringify({ jiugong: KIND, version: VERSION, games }, null, 1)}\n`;

const two = (value: number): string => String(value).padStart(2, '0');

/** The name of a file that is saved now; dates in this form sort in any list. */
export const fileName = (now: Date): string => {
  const date = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `jiugong-history-${date}.json`;
};

/**
 * Parses a file, which anyone may have made. A date of the future becomes `now`: otherwise the record
 * would never fall out. More records than are kept are left out.
 */
export function parseFile(text: string, now: number): Reading {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return { kind: 'none' };
  }
  if (typeof file !== 'object' || file === null) return { kind: 'none' };
  const { jiugong, version, games } = file as Readonly<Record<string, unknown>>;
  if (jiugong !== KIND || !Array.isArray(games) || !Number.isInteger(version))
    return { kind: 'none' };
  if ((version as number) > VERSION) return { kind: 'newer' };
  const valid = games.flatMap((game) => parseRecord(game) ?? []);
  const dated = valid.map((game) => ({ ...game, updated: Math.min(game.updated, now) }));
  const latest = dated.sort((a, b) => b.updated - a.updated).slice(0, MAX_RECORDS);
  return { kind: 'games', games: latest, invalid: games.length - valid.length };
}

/** Parses files that are added together: there are no games unless each file has some to offer. */
export function parseFiles(texts: readonly string[], now: number): Reading {
  const games: GameRecord[] = [];
  let invalid = 0;
  for (const text of texts) {
    const reading = parseFile(text, now);
    if (reading.kind !== 'games') return reading;
    games.push(...reading.games);
    invalid += reading.invalid;
  }
  return { kind: 'games', games, invalid };
}
