/**
 * Fills the placeholders of a form: `{}` takes the next value, `{0}`, `{1}`, … the value of that
 * index.
 */
export function fillIn(form: string, values: readonly string[]): string {
  let next = 0;
  return form.replace(
    /\{(\d*)\}/g,
    (_, at: string) => values[at === '' ? next++ : Number(at)] ?? '',
  );
}
