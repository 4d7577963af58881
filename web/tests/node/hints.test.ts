/** What hints say and draw, for steps of the shipped engine of every technique. */
import assert from 'node:assert/strict';
import { after as afterAll, before, describe, it } from 'node:test';
import { type Engine, load, type Step } from '../../../build/site/jiugong.mjs';
import {
  after,
  branchesOf,
  type Drawing,
  drawStep,
  nameOf,
  sentenceOf,
  type Shape,
  type TaughtPosition,
  taughtPosition,
  techniqueName,
  viewOf,
} from '../../hints/hints';
import { housesOf, sees } from '../../hints/houses';
import { drawLinks } from '../../hints/links';
import { MESSAGES } from '../../hints/messages';
import { Speech } from '../../hints/speech';
import { extrasOf } from '../../hints/extras';
import { centreOf, centreOfCell } from '../../hints/shapes';
import { LANGUAGES } from '../../locales/languages';
import { stepOf, TECHNIQUE_POSITIONS, type TechniquePosition } from '../technique-positions';
import { PUZZLE, SOLUTION } from './board-fixtures';

interface Known extends TechniquePosition {
  readonly step: Step;
  readonly taught: TaughtPosition;
}

let engine: Engine;
let known: readonly Known[];

/** The texts of the catalogues that were used, by path. */
const used = new Set<string>();

function watchTexts(texts: Record<string, unknown>, path: string): void {
  for (const [key, text] of Object.entries(texts)) {
    const name = `${path}.${key}`;
    if (typeof text === 'object') watchTexts(text as Record<string, unknown>, name);
    else {
      Object.defineProperty(texts, key, {
        get() {
          used.add(name);
          return text;
        },
        configurable: true,
      });
    }
  }
}

function textsIn(texts: object, path: string): readonly string[] {
  return Object.keys(Object.getOwnPropertyDescriptors(texts)).flatMap((key) => {
    const { value } = Object.getOwnPropertyDescriptor(texts, key)!;
    return typeof value === 'object' ? textsIn(value, `${path}.${key}`) : [`${path}.${key}`];
  });
}

before(async () => {
  for (const language of LANGUAGES) watchTexts(MESSAGES[language], language);
  engine = await load();
  known = await Promise.all(
    TECHNIQUE_POSITIONS.map(async (entry) => ({
      ...entry,
      step: await stepOf(engine, entry),
      taught: taughtPosition(entry.position),
    })),
  );
});
afterAll(() => engine.close());

const cellName = (cell: number): string => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/** A step and all that is nested in it. */
const withNested = (step: Step): readonly Step[] => [step, ...step.nested.flatMap(withNested)];

/** What a text says besides the names of cells and houses. */
const withoutPlaces = (text: string): string =>
  text
    .replace(/r\dc\d/g, '')
    .replace(/(?:row|column|box|boxe)s? \d(?:(?:, | and )\d)*/gi, '')
    .replace(/第 \d(?:、\d)* [行列欄宫宮]/g, '');

const shapesOf = ({ under, over }: Drawing): readonly Shape[] => [...under, ...over];

/** The points of a path that has the commands of `shapes.ts` and `links.ts`. */
function pointsOf(path: string): readonly (readonly [number, number])[] {
  let [x, y] = [0, 0];
  const points: [number, number][] = [];
  for (const [, command, list] of path.matchAll(/([MLQhvaz])([^MLQhvaz]*)/g)) {
    const numbers = list!.trim().split(/ +/).filter(Boolean).map(Number);
    assert.ok(numbers.every(Number.isFinite), path);
    switch (command) {
      case 'h':
        x += numbers[0]!;
        break;
      case 'v':
        y += numbers[0]!;
        break;
      case 'a':
        // Half a circle reaches as far above and below as its radius.
        points.push([x + numbers[5]! / 2, y - numbers[0]!], [x + numbers[5]! / 2, y + numbers[0]!]);
        x += numbers[5]!;
        y += numbers[6]!;
        break;
      case 'Q':
        // The middle of the curve is as far out as it gets.
        points.push([
          x / 4 + numbers[0]! / 2 + numbers[2]! / 4,
          y / 4 + numbers[1]! / 2 + numbers[3]! / 4,
        ]);
        [x, y] = [numbers[2]!, numbers[3]!];
        break;
      case 'z':
        continue;
      default:
        [x, y] = [numbers[0]!, numbers[1]!];
    }
    points.push([x, y]);
  }
  assert.notEqual(points.length, 0, path);
  return points;
}

function middleOf(path: string): readonly [number, number] {
  const points = pointsOf(path);
  const middle = (at: 0 | 1): number => {
    const values = points.map((point) => point[at]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [middle(0), middle(1)];
}

const hasShape = (drawing: Drawing, look: Shape['look'], x: number, y: number): boolean =>
  shapesOf(drawing).some((shape) => {
    const [left, top] = middleOf(shape.path);
    return shape.look === look && Math.hypot(left - x, top - y) < 0.01;
  });

function checkSentences(step: Step, taught: TaughtPosition): void {
  const said = LANGUAGES.map((language) => sentenceOf(step, taught, language));
  assert.equal(new Set(said.map((lines) => lines.join())).size, LANGUAGES.length, step.name);
  for (const [sentence, ...lines] of said) {
    const { placement, eliminations } = step;
    for (const text of [sentence!, ...lines]) {
      assert.doesNotMatch(text, /undefined|NaN|null|\[object|[,;:、，：] ?[.。]|  /, step.name);
      assert.match(text, /[.。）)]$/, step.name);
      assert.ok(!/^[a-z](?!\d)/.test(text), text);
    }
    const named = (cell: number, digits: readonly number[]): void => {
      assert.ok(sentence!.includes(cellName(cell)), `${step.name}: ${sentence}`);
      const rest = withoutPlaces(sentence!);
      for (const digit of digits) assert.ok(rest.includes(String(digit)), `${digit}: ${sentence}`);
    };
    if (placement !== null) named(placement.cell, [placement.digit]);
    for (const { cell, digits } of eliminations) {
      if (cell !== placement?.cell) named(cell, digits);
    }
    // A chain is told branch by branch.
    if (step.trees.length > 2) assert.equal(lines.length, step.trees.length, step.name);
  }
}

function checkDrawing(step: Step, drawing: Drawing): void {
  for (const { path } of shapesOf(drawing)) {
    for (const [x, y] of pointsOf(path)) {
      assert.ok(Math.min(x, y) >= -0.001 && Math.max(x, y) <= 9.001, `${step.name}: ${path}`);
    }
  }
}

const marksAt = (cells: readonly number[], mask: number): number[] =>
  Array.from({ length: 81 }, (_, cell) => (cells.includes(cell) ? mask : 0));

describe('the sentences of steps', () => {
  it('are there for every technique, with cells and digits of the case, in each language', () => {
    assert.deepEqual(
      new Set(known.map(({ technique }) => technique)),
      new Set(Object.keys(MESSAGES.en.techniques)),
    );
    for (const { step, taught } of known) {
      for (const one of withNested(step)) checkSentences(one, taught);
    }
  });

  it('are there for all steps of a whole path, which solve the puzzle', async () => {
    const { puzzle } = await engine.generate({ seed: 9 });
    const { solution } = await engine.solve(puzzle);
    for (const style of ['explainer', 'human'] as const) {
      const { steps, solved } = await engine.explain(puzzle, { style });
      assert.ok(solved);
      let position = taughtPosition({ givens: puzzle });
      for (const step of steps) {
        checkSentences(step, position);
        checkDrawing(step, drawStep(step, position));
        position = after(position, step);
      }
      assert.equal(position.digits.join(''), solution);
    }
  });

  it('name each technique and type apart', () => {
    for (const language of LANGUAGES) {
      const names = new Map<string, string>();
      for (const { step } of known) {
        const key = `${step.technique} ${step.variant}`;
        // One restricted common digit is the rule.
        const name = nameOf(step, language);
        assert.ok(name.startsWith(techniqueName(step.technique, language)));
        assert.equal(names.get(name) ?? key, key);
        names.set(name, key);
      }
      const four = { ...known.find(({ variant }) => variant === 3)!.step, variant: 4 };
      assert.ok(
        !names.has(nameOf({ ...four, technique: 'dynamic-cell-forcing-chains' }, language)),
      );
    }
  });

  it('tell what rules out the rest for a single, digits or marks', async () => {
    /** The sentence of the single of this technique in a cell, with this house or none. */
    const told = async (
      marks: readonly number[] | undefined,
      technique: string,
      at: number,
      house?: number,
    ): Promise<string | undefined> => {
      const { steps } = await engine.steps({ givens: PUZZLE, marks });
      const step = steps.find(
        (one) =>
          one.technique === technique && one.placement?.cell === at && one.houses[0] === house,
      );
      return sentenceOf(step!, taughtPosition({ givens: PUZZLE, marks }), 'en')[0];
    };
    assert.equal(
      await told(undefined, 'naked-single', 40),
      'r5c5 sees all other digits: r5c5 is 5.',
    );
    assert.equal(
      await told(marksAt([2], 0b1000), 'naked-single', 2),
      'All other digits have been ruled out in r1c3: r1c3 is 4.',
    );
    // Only r1c3 keeps its mark of 4 in row 1.
    const others = [3, 5, 6, 7, 8];
    assert.equal(
      await told(marksAt(others, 0b111110111), 'hidden-single', 2, 0),
      'In row 1 only r1c3 can still be 4: r1c3 is 4.',
    );
  });
});

describe('the stages of a hint', () => {
  it('tell where to look without a digit, and without the pattern', () => {
    for (const { step, taught } of known) {
      for (const language of LANGUAGES) {
        const { words, drawing, needsCandidates } = viewOf(
          { kind: 'step', step },
          'where',
          taught,
          language,
        );
        assert.doesNotMatch(withoutPlaces(words.headline), /\d/, words.headline);
        assert.ok(!words.headline.includes(nameOf(step, language)));
        assert.deepEqual(words.details, []);
        assert.equal(needsCandidates, false);
        assert.notEqual(drawing.under.length, 0, step.name);
        assert.ok(
          shapesOf(drawing).every(({ look }) => look === 'house' || look === 'cell'),
          step.name,
        );
      }
    }
  });

  it('tell the technique and draw its pattern, but not what follows', () => {
    for (const { step, taught } of known) {
      for (const language of LANGUAGES) {
        const { words, drawing } = viewOf({ kind: 'step', step }, 'how', taught, language);
        assert.equal(words.headline, nameOf(step, language));
        assert.deepEqual(words.details, [MESSAGES[language].how[step.technique]]);
        const looks = shapesOf(drawing).map(({ look }) => look);
        assert.ok(!looks.includes('removed') && !looks.includes('placed'), step.name);
        assert.notEqual(looks.length, 0, step.name);
        // The cell of these is what one looks for.
        if (step.technique === 'hidden-single') assert.ok(!looks.includes('cell'));
      }
    }
  });

  it('tell all at last, and ask for candidates where the pattern has some', () => {
    for (const { step, taught } of known) {
      const view = viewOf({ kind: 'step', step }, 'what', taught, 'en');
      // What follows is told first, then why.
      for (const language of LANGUAGES) {
        const { words } = viewOf({ kind: 'step', step }, 'what', taught, language);
        assert.equal(words.headline, nameOf(step, language));
        const [effect, reason, ...others] = words.details;
        assert.equal(effect, MESSAGES[language].alone(new Speech(language).effect(step)));
        const [sentence, ...lines] = sentenceOf(step, taught, language);
        assert.ok(sentence!.startsWith(reason!.slice(0, -1)), sentence);
        assert.ok(sentence!.endsWith(effect!), sentence);
        assert.deepEqual(others, lines);
      }
      const single = ['full-house', 'hidden-single', 'naked-single'].includes(step.technique);
      assert.equal(view.needsCandidates, !single, step.name);
      // In the ring round its cell a single shows its digit; else the ring is round a candidate.
      assert.deepEqual(view.placed, single ? step.placement : null, step.name);
      if (step.placement === null) continue;
      const { cell, digit } = step.placement;
      const round = single ? centreOfCell(cell) : centreOf(cell, digit);
      assert.ok(hasShape(view.drawing, 'placed', round.x, round.y), step.name);
    }
  });

  it('have words for positions that have no step', () => {
    const givens = `55${PUZZLE.slice(2)}`;
    const position = taughtPosition({ givens, digits: `${'.'.repeat(80)}1` });
    for (const language of LANGUAGES) {
      const { states } = MESSAGES[language];
      const tell = (hint: Parameters<typeof viewOf>[0]) => viewOf(hint, 'what', position, language);
      assert.equal(tell({ kind: 'solved' }).words.headline, states.solved);
      assert.equal(tell({ kind: 'stuck' }).words.headline, states.stuck);
      assert.equal(tell({ kind: 'no-solution' }).words.headline, states.noSolution);
      assert.equal(tell({ kind: 'several-solutions' }).words.headline, states.severalSolutions);

      const clash = tell({ kind: 'clash', cells: [0, 1] });
      assert.equal(clash.words.headline, states.clash);
      // In the row and in the box.
      assert.equal(clash.words.details.length, 2);
      for (const line of clash.words.details) {
        assert.match(line, /r1c1.*r1c2/);
        assert.match(withoutPlaces(line), /5/);
      }

      const wrong = tell({ kind: 'wrong-digit', cells: [0] });
      assert.match(wrong.words.headline, /r1c1.*5/);
      assert.match(tell({ kind: 'wrong-digit', cells: [0, 80] }).words.headline, /r1c1.*r9c9/);
      for (const kind of ['wrong-digit', 'missing-mark'] as const) {
        const where = viewOf({ kind, cells: [0, 2, 80] }, 'where', position, language);
        // Two boxes, and no cell.
        assert.match(where.words.headline, /1\D+9/);
        assert.doesNotMatch(where.words.headline, /r\dc\d/);
        assert.notEqual(where.words.details.join(''), '');
        assert.deepEqual(
          where.drawing.under.map(({ look }) => look),
          ['house', 'house'],
        );
      }
      const missing = tell({ kind: 'missing-mark', cells: [2] });
      assert.match(missing.words.headline, /r1c3/);
      for (const view of [clash, wrong, missing]) {
        assert.notEqual(view.words.details.length, 0);
        assert.ok(view.drawing.under.every(({ look }) => look === 'cell'));
        assert.equal(view.needsCandidates, false);
      }
      assert.equal(missing.drawing.under.length, 1);
    }
  });
});

describe('the drawings of steps', () => {
  it('lie inside the grid, and have a shape for each thing that changes', () => {
    for (const { step, taught } of known) {
      for (let branch = 0; branch < branchesOf(step); ++branch) {
        const drawing = drawStep(step, taught, { branch });
        checkDrawing(step, drawing);
        for (const { cell, digits } of step.eliminations) {
          for (const digit of digits) {
            const { x, y } = centreOf(cell, digit);
            assert.ok(hasShape(drawing, 'removed', x, y), step.name);
          }
        }
        if (step.placement !== null) {
          const { x, y } = centreOf(step.placement.cell, step.placement.digit);
          assert.ok(hasShape(drawing, 'placed', x, y), step.name);
        }
        const without = drawStep(step, taught, { branch, effect: false });
        // A cross is behind its candidate, and above all else.
        const crosses = drawing.under.slice(without.under.length);
        assert.deepEqual(without.under, drawing.under.slice(0, without.under.length));
        assert.ok(crosses.every(({ look }) => look === 'removed'));
        assert.ok(drawing.over.every(({ look }) => look === 'blocker' || look === 'placed'));
        assert.ok(without.over.every(({ look }) => look === 'blocker'));
      }
    }
  });

  it('have marks of cells and candidates within the lines of their cells', () => {
    const inside = new Set<Shape['look']>([
      'cell',
      'cell-extra',
      'off',
      'placed',
      'removed',
      'group-3',
    ]);
    for (const { step, taught } of known) {
      for (const { look, path } of shapesOf(drawStep(step, taught))) {
        if (!inside.has(look)) continue;
        const within = pointsOf(path).flatMap(([x, y]) => [x % 1, y % 1]);
        // Half of the stroke is outside of the path.
        assert.ok(Math.min(...within) > 0.006 && Math.max(...within) < 0.994, `${look} ${path}`);
      }
    }
  });

  it('have all statements of a branch, and links between them', () => {
    for (const { step, taught } of known) {
      step.trees.forEach((tree, branch) => {
        const drawing = drawStep(step, taught, { branch });
        for (const { cell, digit, on } of tree) {
          const { x, y } = centreOf(cell, digit);
          assert.ok(hasShape(drawing, on ? 'on' : 'off', x, y), step.name);
        }
        const links = tree.reduce((sum, { parents }) => sum + parents.length, 0);
        const lines = drawing.under.filter(({ look }) => look === 'strong' || look === 'weak');
        if (links <= 30) assert.equal(lines.length, links, step.name);
        assert.equal(drawing.under.filter(({ look }) => look === 'arrow').length, lines.length);
      });
    }
  });

  it('have of too many links those of the longest way, which leads to the conclusion', () => {
    let count = 0;
    for (const { step, taught } of known) {
      step.trees.forEach((tree, branch) => {
        const links = tree.reduce((sum, { parents }) => sum + parents.length, 0);
        if (links <= 30) return;
        const depths: number[] = [];
        for (const { parents } of tree) {
          depths.push(Math.max(0, ...parents.map((parent) => depths[parent]! + 1)));
        }
        const arrows = drawStep(step, taught, { branch }).under.filter(
          ({ look }) => look === 'arrow',
        );
        assert.equal(arrows.length, depths.at(-1), step.name);
        ++count;
      });
    }
    assert.ok(count >= 5);
  });

  it('have one branch for each tree, and one for a plain pattern', () => {
    for (const { step } of known) {
      assert.equal(branchesOf(step), step.trees.length === 0 ? 1 : step.trees.length);
    }
  });

  it('have the candidates of patterns by role, in shapes that differ', () => {
    const shapes = new Map<string, Set<string>>();
    for (const { step, taught } of known) {
      const drawing = drawStep(step, taught, { effect: false });
      for (const { look, path } of shapesOf(drawing)) {
        const at = pointsOf(path)[0]!;
        const relative = path.replace(/[\d.]+ [\d.]+/, '').replaceAll(/[\d.]+/g, '#');
        shapes.set(look, (shapes.get(look) ?? new Set()).add(relative));
        assert.ok(at.length === 2);
      }
      if (step.technique !== 'unique-rectangle') continue;
      for (const { cell, digit, role } of step.candidates) {
        const { x, y } = centreOf(cell, digit);
        assert.ok(hasShape(drawing, role === 'pattern' ? 'candidate' : 'extra', x, y));
      }
    }
    // Squares, diamonds and hexagons are no discs, nor the same.
    const kinds = ['group-1', 'group-2', 'group-3', 'group-4'].map((look) =>
      [...shapes.get(look)!].join(),
    );
    assert.equal(new Set(kinds).size, 4);
    assert.notDeepEqual(shapes.get('candidate'), shapes.get('extra'));
  });

  it('have a ring round the candidate that follows, through which it is read', () => {
    for (const { step, taught } of known) {
      if (step.placement === null) continue;
      const { x, y } = centreOf(step.placement.cell, step.placement.digit);
      const ring = drawStep(step, taught).over.find(({ look }) => look === 'placed')!;
      const radii = pointsOf(ring.path).map(([left, top]) => Math.hypot(left - x, top - y));
      // A digit among candidates is a sixth of a cell high.
      assert.ok(Math.min(...radii) > 0.11 && Math.max(...radii) < 0.17, step.name);
    }
  });

  it('draw what is nested in place of the whole', () => {
    let drawn = 0;
    for (const { step, taught } of known) {
      step.nested.forEach((inner, place) => {
        ++drawn;
        const drawing = drawStep(step, taught, { nested: [place] });
        assert.deepEqual(drawing, drawStep(inner, taught));
        inner.nested.forEach((innermost, next) => {
          assert.deepEqual(
            drawStep(step, taught, { nested: [place, next] }),
            drawStep(innermost, taught),
          );
        });
      });
    }
    assert.ok(drawn > 5);
  });

  it('have only the candidates too many of a bivalue universal grave', () => {
    for (const { step, taught } of known) {
      if (step.technique !== 'bug') continue;
      const extras = extrasOf(step, taught);
      assert.notEqual(extras.length, 0);
      for (const { cell, digit } of extras) {
        const falls = step.eliminations.some(
          (lost) => lost.cell === cell && lost.digits.includes(digit),
        );
        assert.equal(falls, false, step.name);
      }
    }
  });
});

const link = (x: number, y: number, toX: number, toY: number) => ({
  from: { x, y },
  to: { x: toX, y: toY },
  strong: true,
  directed: false,
});

describe('links', () => {
  const middle = ({ path }: Shape) => pointsOf(path)[1]!;

  it('are straight where nothing is in the way, and else bend round it', () => {
    const [straight] = drawLinks([link(1, 1, 5, 1)], []);
    assert.ok(Math.abs(middle(straight!)[1] - 1) < 0.001);
    const [curved] = drawLinks([link(1, 1, 5, 1)], [{ x: 3, y: 1 }]);
    assert.ok(Math.abs(middle(curved!)[1] - 1) > 0.15);
  });

  it('keep apart, and stay in the grid', () => {
    const [one, two] = drawLinks([link(1, 1, 5, 1), link(5, 1, 1, 1)], []) as [Shape, Shape];
    assert.ok(Math.abs(middle(one)[1] - middle(two)[1]) >= 0.1);
    const [edge] = drawLinks([link(0.1, 1, 0.1, 8)], [{ x: 0.1, y: 4.5 }]);
    assert.ok(middle(edge!)[0] > 0.1);
  });

  it('end in an arrow where they lead one way, dashed if weak', () => {
    const shapes = drawLinks([{ ...link(1, 1, 5, 1), strong: false, directed: true }], []);
    assert.deepEqual(
      shapes.map(({ look }) => look),
      ['weak', 'arrow'],
    );
    const [tip] = pointsOf(shapes[1]!.path);
    assert.ok(tip![0] > 4.7 && tip![0] < 5);
  });
});

describe('a taught position', () => {
  it('has what the digits allow, and of that the marks', () => {
    const marks = marksAt([2], 0b1111);
    const { digits, candidates } = taughtPosition({ givens: PUZZLE, marks });
    assert.equal(digits.map((digit) => digit || '.').join(''), PUZZLE);
    // 1, 2, 4 without the 3 of its row; as many as the digits allow without marks.
    assert.equal(candidates[2], 0b1011);
    assert.equal(candidates[3], 0b100010);
    digits.forEach((digit, cell) => {
      if (digit !== 0) assert.equal(candidates[cell], 0);
      for (let value = 1; value <= 9; ++value) {
        if (((candidates[cell]! >> (value - 1)) & 1) === 0) continue;
        assert.ok(!digits.some((other, at) => other === value && sees(at, cell)));
      }
    });
    const entered = taughtPosition({ givens: PUZZLE, digits: SOLUTION });
    assert.equal(entered.digits.join(''), SOLUTION);
    assert.ok(entered.candidates.every((mask) => mask === 0));
  });

  it('loses what a step places and removes', () => {
    for (const { step, taught } of known) {
      const next = after(taught, step);
      for (const { cell, digits } of step.eliminations) {
        for (const digit of digits) assert.equal((next.candidates[cell]! >> (digit - 1)) & 1, 0);
      }
      const changed = taught.candidates.filter((mask, cell) => mask !== next.candidates[cell]);
      assert.notEqual(changed.length, 0, step.name);
      if (step.placement === null) {
        assert.deepEqual(next.digits, taught.digits);
        assert.equal(changed.length, step.eliminations.length);
        continue;
      }
      const { cell, digit } = step.placement;
      assert.equal(next.digits[cell], digit);
      assert.equal(next.candidates[cell], 0);
      for (let other = 0; other < 81; ++other) {
        if (!housesOf(other).some((house) => housesOf(cell).includes(house))) continue;
        assert.equal((next.candidates[other]! >> (digit - 1)) & 1, 0);
      }
    }
  });
});

describe('the catalogues of hints', () => {
  it('have no text that no hint uses', () => {
    const all = LANGUAGES.flatMap((language) => textsIn(MESSAGES[language], language));
    // (The names of groups are for the pages of techniques.)
    assert.deepEqual(
      all.filter((path) => !used.has(path) && !path.includes('.groups.')),
      [],
    );
  });
});
