/** Stores the user's settings between visits, if the browser allows it; else for this visit. */
import { siteName, takeOver } from './site-storage';

const PREFIX = siteName('jiugong-');

/** What the storage did not take, because it is forbidden or full. */
const unstored = new Map<string, string | null>();

/** The storage of a setting: that of this tab survives a reload whatever other tabs do. */
function storageOf(isOfTab: boolean): Storage {
  const storage = isOfTab ? sessionStorage : localStorage;
  takeOver(storage, undefined, isOfTab);
  return storage;
}

export function readChoice(name: string, isOfTab = false): string | null {
  const ofThisVisit = unstored.get(name);
  if (ofThisVisit !== undefined) return ofThisVisit;
  try {
    return storageOf(isOfTab).getItem(PREFIX + name);
  } catch {
    return null; // storage is forbidden
  }
}

/** Stores a setting; null removes it. */
export function keepChoice(name: string, value: string | null, isOfTab = false): void {
  try {
    const storage = storageOf(isOfTab);
    if (value === null) storage.removeItem(PREFIX + name);
    else storage.setItem(PREFIX + name, value);
    unstored.delete(name);
  } catch {
    unstored.set(name, value);
  }
}
