/**
 * What a page's markup can hide by its names: `<img name="currentScript">` answers to `document.currentScript`, and
 * `<form id="Jiugong">` to `window.Jiugong`.
 */

/** A property of the document itself. */
export const ofDocument = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Document.prototype, name, document) as Document[Name];

/** A global that a program has set. */
export const globalOf = (name: string): unknown =>
  Object.hasOwn(globalThis, name) ? (globalThis as Record<string, unknown>)[name] : undefined;

/** The element of the running classic script; null where a bundler made a module of it. */
export function runningScript(): HTMLScriptElement | null {
  const script = ofDocument('currentScript');
  return script instanceof HTMLScriptElement ? script : null;
}
