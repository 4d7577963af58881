/** Stores the user's settings between visits, if the browser allows it; else for this visit. */
import { siteName, takeOver } from './site-storage';

const PREFIX = siteName('jiugong-');

/** What the storage did not take, because it is forbidden or full. */
const unstored = new Map<string, string | null>();

export function readChoice(name: string): string | null {
  const ofThisVisit = unstored.get(name);
  if (ofThisVisit !== undefined) return ofThisVisit;
  try {
    takeOver(localStorage);
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
    unstored.delete(name);
  } catch {
    unstored.set(name, value);
  }
}
