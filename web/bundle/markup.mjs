/**
 * Writes templates of Lit as markup: as they are first drawn, without listeners. (The package @lit-labs/ssr does so
 * for pages that are taken over by Lit afterwards. It needs Node 20.)
 */
import { nothing } from 'lit';

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The attribute in which a template stops for a value: its sign, its name, and what is before the value in quotes. */
const ATTRIBUTE = /\s([.?@]?)([^\s"'<>=]+)=(?:"([^"<>]*))?$/;

/** The properties that have an attribute for their first value. */
const REFLECTED = new Set(['checked']);

/** What stands for a whole attribute without quotes. */
function attribute(sign, name, value) {
  if (value === nothing || sign === '@') return '';
  if (sign === '') return ` ${name}="${escaped(String(value))}"`;
  const isOn = sign === '?' || REFLECTED.has(name);
  return isOn && value ? ` ${name}` : '';
}

export function markupOf(value) {
  if (value === nothing || value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(markupOf).join('');
  if (value.strings === undefined) return escaped(String(value));
  const { strings, values } = value;
  let markup = strings[0];
  for (const [index, each] of values.entries()) {
    const [whole, sign, name, before] = ATTRIBUTE.exec(markup) ?? [];
    if (whole === undefined) markup += markupOf(each);
    // In quotes there may be more than one value.
    else if (before !== undefined) markup += each === nothing ? '' : escaped(String(each));
    else markup = markup.slice(0, -whole.length) + attribute(sign, name, each);
    markup += strings[index + 1];
  }
  return markup;
}
