/** What error messages say of a name that is unknown: those that there are. */

/** A list of more names is too long for a message, which then has the nearest. */
const MAX_LISTED = 14;

const MAX_NEAREST = 3;

/** The letters of a wrong name that are looked at. */
const MAX_LETTERS = 64;

/** How many letters have to be changed, added or left out to make one text of the other (Levenshtein). */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const change = row[j]! + (from[i] === to[j] ? 0 : 1);
      next.push(Math.min(change, row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

/**
 * The names that are spelt most nearly like another one: those that contain it, and those that differ in about a
 * third of their letters at most, and in one more than the nearest. (`nearest_names` in cli/nearest_names.h does the same.)
 */
export function nearestNames(name: string, names: readonly string[]): readonly string[] {
  const wrong = name.slice(0, MAX_LETTERS).toLowerCase().replaceAll(/[ _]/g, '-');
  const near = names
    .map((known) => {
      const isPart = wrong.length > 1 && known.includes(wrong);
      return { known, distance: isPart ? 0 : distanceOf(wrong, known) };
    })
    .filter(({ known, distance }) => 3 * distance <= known.length + 1)
    .sort((a, b) => a.distance - b.distance);
  return near
    .filter(({ distance }) => distance <= near[0]!.distance + 1)
    .slice(0, MAX_NEAREST)
    .map(({ known }) => known);
}

/** The part of a message about an unknown name; `list` is what has all of a long list. */
export function knownNames(name: unknown, names: readonly string[], list: string): string {
  if (names.length <= MAX_LISTED) return `known values are ${names.join(', ')}`;
  const nearest = typeof name === 'string' ? nearestNames(name, names) : [];
  const similar = nearest.length === 0 ? '' : `similar ones are ${nearest.join(', ')}; `;
  return `${similar}${list} has all of them`;
}
