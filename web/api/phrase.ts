/** A form with its values in their places: the next at each `{}`, that of the number at `{0}`, `{1}`, … */
export function fillIn(form: string, values: readonly string[]): string {
  let next = 0;
  return form.replace(
    /\{(\d*)\}/g,
    (_, at: string) => values[at === '' ? next++ : Number(at)] ?? '',
  );
}
