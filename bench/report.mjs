/** Computes figures from the seconds of all rounds, and formats the table. */

/** Returns the middle number, or the mean of the two in the middle. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Returns the figures of one program on one task, as --json prints them (bench/README.md explains
 * each). `seconds` holds the time of one pass in each round.
 */
export function figures({ task, contestant, seconds, guesses }) {
  const middle = median(seconds);
  return {
    task: task.name,
    program: contestant.name,
    items: task.items,
    limit: task.limit ?? null,
    perSecond: task.items / middle,
    microseconds: (middle / task.items) * 1e6,
    spread: (Math.max(...seconds) - Math.min(...seconds)) / middle,
    guesses: guesses === undefined ? null : guesses.guesses / task.items,
    withoutGuess: guesses === undefined ? null : guesses.unguessed / task.items,
    ratio: null,
    seconds,
  };
}

/**
 * Returns the figures with each `ratio` set: the speed relative to program `reference` on the task.
 */
export function withRatios(results, reference) {
  const rates = new Map(
    results.filter(({ program }) => program === reference).map((r) => [r.task, r.perSecond]),
  );
  return results.map((result) => {
    const rate = rates.get(result.task);
    return { ...result, ratio: rate === undefined ? null : result.perSecond / rate };
  });
}

/**
 * Formats a number with at least three significant digits and thousands separators: 0.123, 4.56,
 * 78,901.
 */
export function formatNumber(number) {
  const decimals = number === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(number))));
  return number.toLocaleString('en-US', {
    minimumFractionDigits: Math.min(decimals, 3),
    maximumFractionDigits: Math.min(decimals, 3),
  });
}

const percent = (share) => `${(100 * share).toFixed(1)}%`;

const columns = [
  { head: 'task', text: (row, previous) => (previous?.task === row.task ? '' : taskText(row)) },
  { head: 'program', text: ({ program }) => program },
  { head: 'per second', number: ({ perSecond }) => perSecond, format: formatNumber },
  { head: 'µs each', number: ({ microseconds }) => microseconds, format: formatNumber },
  { head: 'guesses', number: ({ guesses }) => guesses, format: (guesses) => guesses.toFixed(3) },
  { head: 'no guess', number: ({ withoutGuess }) => withoutGuess, format: percent },
  { head: 'spread', number: ({ spread }) => spread, format: percent },
  { head: 'ratio', number: ({ ratio }) => ratio, format: (ratio) => `${ratio.toFixed(2)}×` },
];

function taskText({ task, items, limit }) {
  if (limit === null) return task;
  const puzzles = `${task}: ${items.toLocaleString('en-US')}`;
  return limit === 2 ? puzzles : `${puzzles}, up to ${limit.toLocaleString('en-US')} solutions`;
}

function cells(row, previous) {
  return columns.map(({ text, number, format }) => {
    if (text !== undefined) return text(row, previous);
    return number(row) === null ? '' : format(number(row));
  });
}

/** Formats the document of --json as a table. */
export function formatTable({ cpu, setting, rounds, programs, reference, results }) {
  const rows = results.map((row, i) => cells(row, results[i - 1]));
  const heads = columns.map(({ head }) => head);
  const shown = columns.map(
    ({ text }, i) => text !== undefined || rows.some((row) => row[i] !== ''),
  );
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i].length)));
  const lineOf = (row) =>
    row
      .map((cell, i) =>
        columns[i].text === undefined ? cell.padStart(widths[i]) : cell.padEnd(widths[i]),
      )
      .filter((_, i) => shown[i])
      .join('  ')
      .trimEnd();
  const nameWidth = Math.max(...programs.map(({ name }) => name.length));
  const ratios = reference === null ? '' : `; ratios to ${reference}`;
  return [
    `${cpu}; ${setting}; medians of ${rounds} rounds in turn${ratios}`,
    ...programs.map(({ name, about }) => `${name.padEnd(nameWidth)}  ${about}`),
    '',
    lineOf(heads),
    ...rows.flatMap((row, i) => (i > 0 && row[0] !== '' ? ['', lineOf(row)] : [lineOf(row)])),
    '',
  ].join('\n');
}

/** Formats rows of text as aligned columns; the first is for names, the others are for numbers. */
export function formatRows(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const pad = (cell, column) =>
    column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]);
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}
