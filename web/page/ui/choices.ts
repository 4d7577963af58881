/** Stores the user's settings between visits, if the browser allows it. */

const PREFIX = 'jiugong-';

export function readChoice(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null; // storage is forbidden
  }
}

/** Stores a setting; null removes it. */
export function keepChoice(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Storage is forbidden or full: the setting holds for this visit.
  }
}
