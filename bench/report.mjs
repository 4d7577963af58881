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

/** The smallest number of rounds of which an interval of at least 95% can be told. */
export const MIN_ROUNDS = 6;

/** The probability of at most `most` heads of `rounds` coins. */
function atMostHeads(most, rounds) {
  let ways = 1;
  let sum = 0;
  for (let heads = 0; heads <= most; ++heads) {
    sum += ways;
    ways = (ways * (rounds - heads)) / (heads + 1);
  }
  return sum / 2 ** rounds;
}

/**
 * Compares two programs that took turns, round by round: the median ratio of speeds, the share of rounds that the first
 * won, and the interval that holds the true median with a probability of at least 95%. (It is that of the sign test,
 * which assumes nothing of how times are spread: it leaves out as many of the lowest and of the highest ratios as
 * chance may have put beyond the median.)
 */
export function compareRounds(seconds, others) {
  const ratios = seconds.map((time, round) => others[round] / time).sort((a, b) => a - b);
  let out = 0;
  while (2 * atMostHeads(out, ratios.length) <= 0.05) ++out;
  return {
    ratio: median(ratios),
    won: ratios.filter((ratio) => ratio > 1).length / ratios.length,
    low: ratios[out - 1],
    high: ratios[ratios.length - out],
  };
}

/** Returns the figures with `pair` set for each program that was measured beside another build of itself. */
export function withPairs(results, otherOf) {
  return results.map((result) => {
    const other = results.find(
      ({ task, program }) => task === result.task && program === otherOf.get(result.program),
    );
    return other ? { ...result, pair: compareRounds(result.seconds, other.seconds) } : result;
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

/** 1.03 is +3.0%. */
const gain = (ratio) => `${ratio < 1 ? '−' : '+'}${Math.abs(100 * (ratio - 1)).toFixed(1)}%`;

const columns = [
  { head: 'task', text: (row, previous) => (previous?.task === row.task ? '' : taskText(row)) },
  { head: 'program', text: ({ program }) => program },
  { head: 'per second', number: ({ perSecond }) => perSecond, format: formatNumber },
  { head: 'µs each', number: ({ microseconds }) => microseconds, format: formatNumber },
  { head: 'guesses', number: ({ guesses }) => guesses, format: (guesses) => guesses.toFixed(3) },
  { head: 'no guess', number: ({ withoutGuess }) => withoutGuess, format: percent },
  { head: 'spread', number: ({ spread }) => spread, format: percent },
  { head: 'ratio', number: ({ ratio }) => ratio, format: (ratio) => `${ratio.toFixed(2)}×` },
  { head: 'faster', number: ({ pair }) => pair?.ratio ?? null, format: (ratio) => gain(ratio) },
  {
    head: '95% interval',
    number: ({ pair }) => pair ?? null,
    format: ({ low, high }) => `${gain(low)} to ${gain(high)}`,
  },
  {
    head: 'won',
    number: ({ pair }) => pair?.won ?? null,
    format: (won) => `${Math.round(100 * won)}%`,
  },
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
