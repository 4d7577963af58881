/** A storage like a browser's: its keys are own properties, its methods are not. */
class FakeStorage {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    delete (this as unknown as Record<string, string>)[key];
  }
}

export const fakeStorage = (entries: Readonly<Record<string, string>> = {}): Storage =>
  Object.assign(new FakeStorage(), entries) as unknown as Storage;

export const refuse = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** A storage that is full for as long as it is told so. */
export function fillable(): { storage: Storage; fill: (isFull: boolean) => void } {
  const storage = fakeStorage();
  const fill = (isFull: boolean): void => {
    const put = isFull ? refuse : FakeStorage.prototype.setItem;
    Object.defineProperty(storage, 'setItem', { value: put, configurable: true });
  };
  fill(false);
  return { storage, fill };
}
