/**
 * The names under which this site keeps anything. Storage, databases and caches belong to a whole origin, which may have
 * several copies of the page, each in a folder of its own:
 *
 *     https://a.example/            jiugong.work.solve
 *     https://a.example/games/      jiugong /games/ .work.solve      (no path has a space)
 *
 * At the root names are those of the first versions, which had no folders; so they are from `file://`, where a page that
 * is moved keeps its work.
 */
export function siteName(name: string, address = globalThis.location?.href ?? ''): string {
  const folder = /^https?:/.test(address) ? new URL('.', address).pathname : '/';
  return folder === '/' ? name : name.replace('jiugong', () => `jiugong ${folder} `);
}

const MARK = 'jiugong-taken';

/**
 * Copies what the first versions kept in a storage for all copies of an origin, once. It stays there, since it may be
 * that of another copy. A tab that still has such a version has its work in its own storage, and takes it over when it
 * is reloaded: unless the copy at the root was opened in the tab, which marks what is there as its own.
 */
export function takeOver(storage: Storage, address?: string, isOfTab = false): void {
  const mark = siteName(MARK, address);
  const isRoot = mark === MARK;
  if (storage.getItem(mark) !== null || (isRoot ? !isOfTab : storage.getItem(MARK) !== null))
    return;
  try {
    if (isRoot) return storage.setItem(MARK, 'yes');
    for (const key of Object.keys(storage).filter((each) => /^jiugong[-.]/.test(each))) {
      const name = siteName(key, address);
      if (storage.getItem(name) === null) storage.setItem(name, storage.getItem(key)!);
    }
    storage.setItem(mark, 'yes');
  } catch {
    // It is full: the next visit tries again.
  }
}
