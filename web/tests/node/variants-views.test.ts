/** What stands around a board of Variants: which controls there are, how they are called, and what they do. */
import { dom } from './small-dom';
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { html, render, type TemplateResult } from 'lit';
import { JiugongError } from '../../api/error';
import { CLASSIC, type About, type Layout } from '../../board/layout';
import type { JiugongBoard } from '../../board/jiugong-board';
import '../../rules/on-board/provided';
import { FIGURE_MESSAGES } from '../../rules/on-board/texts';
import { boardOf, withFinding, type View } from '../../board/state';
import { blank } from '../../board/values';
import { capitalized } from '../../page/panels/variants/capitalized';
import { TOOLS } from '../../rules/tools/tools';
import type { SidebarEvents } from '../../page/panels/variants/events';
import { FIRST_MAKING, type Making } from '../../page/panels/variants/making/model';
import type { VariantRequest } from '../../page/panels/variants/making/request';
import { FIRST_MODEL, type Model } from '../../page/panels/variants/model';
import { readPattern } from '../../page/panels/variants/pattern';
import { textsFor } from '../../page/panels/variants/texts';
import * as controls from '../../board/controls';
import { drawing, toolName } from '../../page/panels/variants/drawing-view';
import { aboutForm, cosmeticsLine } from '../../page/panels/variants/exchange/about-form';
import { liveVerdict, spokenVerdict } from '../../page/panels/variants/live-view';
import { makingDialog } from '../../page/panels/variants/making/form';
import { ruleList, rulesButton, rulesInWords } from '../../page/panels/variants/rules-view';
import { shapePanel } from '../../page/panels/variants/shape-panel';
import { describeUnwritten } from '../../page/panels/variants/exchange/words';
import { presetChoice } from '../../page/panels/variants/sidebar';
import { square } from '../layouts';

const texts = textsFor('en');
const { variants: words, exchange } = texts;
const { names, rules } = FIGURE_MESSAGES.en;

/** What was asked of the panel, by the names of its events. */
let asked: (readonly unknown[])[] = [];
const on = new Proxy({} as SidebarEvents, {
  get:
    (_, name) =>
    (...all: readonly unknown[]) =>
      void asked.push([name, ...all]),
});

let place: HTMLElement;
beforeEach(() => {
  asked = [];
  document.body.replaceChildren();
  place = document.body.appendChild(document.createElement('div')) as unknown as HTMLElement;
});

const show = (content: TemplateResult | typeof import('lit').nothing): void =>
  void render(content, place);

const all = <E extends Element = HTMLElement>(selector: string): readonly E[] =>
  Array.from(place.querySelectorAll<E>(selector));

const textsOf = (selector: string): readonly string[] =>
  all(selector).map(({ textContent }) => textContent.trim());

/** The control of a label. */
function control(label: string): HTMLInputElement {
  const found = all('label').find(
    (each) => each.querySelector('span')?.textContent.trim() === label,
  );
  assert.ok(found, `no control ${label}`);
  return found.querySelector<HTMLInputElement>('input, select, textarea')!;
}

function button(label: string): HTMLButtonElement {
  const found = all<HTMLButtonElement>('button').find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent.trim()) === label,
  );
  assert.ok(found, `no button ${label}`);
  return found;
}

const send = (element: Element, event: InstanceType<typeof dom.Event>): void =>
  void element.dispatchEvent(event as unknown as Event);

/** Types into a field, or chooses in a menu. */
function fill(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  for (const name of ['input', 'change']) send(field, new dom.Event(name, { bubbles: true }));
}

const LINES: Layout = {
  ...CLASSIC,
  preset: null,
  constraints: [
    { kind: 'difference', cells: [0, 1], difference: 1 },
    { kind: 'thermometer', cells: [20, 30, 40] },
  ],
};

describe('the menu of tools', () => {
  it('has each tool, by a name of its own', () => {
    const board = { board: boardOf(blank(CLASSIC)), layout: CLASSIC, selected: null };
    show(drawing(FIRST_MODEL, 'constraints', board, texts, on));
    const labels = textsOf('#tool option');
    assert.deepEqual(
      labels,
      TOOLS.map(({ name }) => toolName(name, texts)),
    );
    assert.equal(new Set(labels).size, TOOLS.length);
    fill(control(words.rules.tool), 'renban');
    assert.deepEqual(asked, [['onTool', TOOLS.find(({ name }) => name === 'renban')]]);
    button(words.rules.move).click();
    assert.deepEqual(asked[1], ['onMoves', true]);
  });
});

describe('the field of what is typed of a rule', () => {
  const tool = TOOLS.find(({ name }) => name === 'sandwich')!;
  const { sum } = words.rules.clues;

  it('shows what the rule has, or the next one, and not what was refused', () => {
    const sandwich = { kind: 'sandwich', cells: [36, 37, 38], sum: 7 } as const;
    const layout: Layout = { ...LINES, constraints: [sandwich] };
    for (const [selected, shown] of [
      [36, '7'],
      [0, '10'],
    ] as const) {
      const board = { board: boardOf(blank(layout), layout, true), layout, selected };
      show(drawing({ ...FIRST_MODEL, tool }, 'constraints', board, texts, on));
      assert.equal(control(sum).value, shown);
      fill(control(sum), 'abc');
      assert.deepEqual(asked.at(-1), ['onClue', 'abc']);
      assert.equal(control(sum).value, shown);
    }
  });

  it('keeps a pattern with a mistake, to be mended', () => {
    const layout: Layout = {
      ...LINES,
      constraints: [{ kind: 'regex', cells: [0, 1, 2], pattern: '1.*' }],
    };
    const board = { board: boardOf(blank(layout), layout, true), layout, selected: 0 };
    const error = readPattern('1(');
    assert.ok(error instanceof JiugongError);
    const model: Model = {
      ...FIRST_MODEL,
      tool: TOOLS.find(({ of }) => of === 'regex')!,
      clue: '1(',
    };
    for (const [notice, shown] of [
      [{ kind: 'bad-pattern', error }, '1('],
      [null, '1.*'],
    ] as const) {
      show(drawing({ ...model, notice }, 'constraints', board, texts, on));
      assert.equal(control(words.rules.clues.pattern).value, shown);
    }
  });
});

describe('the list of rules that are drawn', () => {
  it('erases each alone', () => {
    show(ruleList({ layout: LINES, editing: true }, texts, on));
    assert.deepEqual(textsOf('summary'), [words.rules.drawn(2)]);
    button(words.rules.erase('Thermometer: r3c3 r4c4 r5c5')).click();
    assert.deepEqual(asked, [['onEraseRule', 1]]);
  });

  it('is not there while the puzzle is played', () => {
    show(ruleList({ layout: LINES, editing: false }, texts, on));
    assert.equal(place.textContent.trim(), '');
  });
});

describe('the rules in words', () => {
  it('are those that are drawn, those of all marks, and those of the grid', () => {
    const dots = { kind: 'unmarked', of: 'dots' } as const;
    const layout: Layout = {
      ...LINES,
      rules: { ...LINES.rules, antiKnight: true },
      constraints: [...LINES.constraints, dots],
    };
    show(rulesInWords({ layout }, texts));
    const { row, column, box } = FIGURE_MESSAGES.en.ordinary.houses;
    const told = textsOf('li');
    for (const rule of [
      FIGURE_MESSAGES.en.ordinary.whole([row, column, box], '1', '9'),
      `${words.shape.hints.antiKnight}.`,
      rules['unmarked-dots'],
      rules.thermometer,
    ]) {
      assert.ok(told.includes(rule), rule);
    }
    show(rulesInWords({ layout: LINES }, texts));
    assert.ok(!textsOf('li').includes(rules['unmarked-dots']));
  });

  it('are told of all but a plain sudoku: of cages, moves and diagonals', () => {
    const { ordinary } = FIGURE_MESSAGES.en;
    const cages = [{ sum: 10, cells: [0, 1] }];
    show(rulesInWords({ layout: { ...CLASSIC, preset: null, cages } }, texts));
    assert.ok(textsOf('li').includes(ordinary.different([ordinary.houses.cage])));
    assert.ok(textsOf('li').includes(ordinary.cages));
    const moves = { ...CLASSIC.rules, antiKing: true };
    show(rulesInWords({ layout: { ...CLASSIC, preset: null, rules: moves } }, texts));
    assert.ok(textsOf('li').includes(ordinary.switched.antiKing));
    show(rulesInWords({ layout: CLASSIC }, texts));
    assert.deepEqual(textsOf('li'), []);
    // Diagonals are drawn, but not what they demand.
    const { houses, whole } = ordinary;
    const diagonals = { ...CLASSIC.rules, diagonals: true };
    show(rulesInWords({ layout: { ...CLASSIC, rules: diagonals } }, texts));
    assert.deepEqual(textsOf('li'), [
      whole([houses.row, houses.column, houses.box, houses.diagonal], '1', '9'),
    ]);
  });

  it('are led to by a button, where there are any and no hint needs its room', () => {
    const layout = { ...CLASSIC, cages: [{ sum: 10, cells: [0, 1] }] };
    const board = { layout, hinted: null };
    show(html`${rulesButton(board, texts)}${rulesInWords(board, texts)}`);
    button(words.shape.rulesLabel).click();
    assert.equal(document.activeElement, all('section.rules')[0]);
    for (const other of [
      { layout: CLASSIC, hinted: null },
      { layout, hinted: {} as JiugongBoard['hinted'] },
    ]) {
      show(rulesButton(other, texts));
      assert.deepEqual(all('button'), []);
    }
  });

  it('are known to stand above them where their only sentence does', () => {
    const layout = { ...CLASSIC, rules: { ...CLASSIC.rules, diagonals: true } };
    const isSaid = (shown: Layout, headline?: string): boolean => {
      show(rulesInWords({ layout: shown }, texts, headline));
      return all('section.rules')[0]!.className.split(' ').includes('said');
    };
    show(rulesInWords({ layout }, texts));
    const [rule = ''] = textsOf('li');
    assert.ok(isSaid(layout, rule));
    assert.ok(!isSaid(layout));
    assert.ok(!isSaid(layout, texts.status.howTo));
    const about = { title: 'Mine', author: '', rules: '', message: '' };
    assert.ok(!isSaid({ ...layout, about }, rule));
  });

  it('come with what the author says', () => {
    const about = { title: 'Mine', author: 'Me', rules: 'First.\nSecond.', message: '' };
    show(rulesInWords({ layout: { ...CLASSIC, about } }, texts));
    assert.deepEqual(textsOf('h2'), ['Mine']);
    assert.deepEqual(textsOf('p'), [words.rules.by('Me'), 'First.\nSecond.']);
  });
});

describe('the fields of a shape', () => {
  const { shape } = words;
  const showShape = (layout: Layout): void => show(shapePanel({ layout }, texts, on));

  it('choose its size, its boxes and its rules', () => {
    showShape(square(2, 3));
    fill(control(shape.rows), '5');
    fill(control(shape.boxRows), '3');
    control(capitalized(texts.shapes.rules.antiKing)).click();
    control(shape.boxes).click();
    control(capitalized(names['unmarked-dots'])).click();
    assert.deepEqual(asked, [
      ['onSize', 5, 6],
      ['onBoxes', { rows: 3, cols: 3 }],
      ['onRule', 'antiKing', true],
      ['onBoxes', null],
      ['onUnmarked', 'dots', true],
    ]);
  });

  it('have diagonals for square boards alone', () => {
    const label = capitalized(texts.shapes.rules.diagonals);
    showShape(square(2, 2));
    assert.equal(control(label).disabled, false);
    showShape({ ...square(2, 2), cols: 5 });
    assert.equal(control(label).disabled, true);
  });

  it('take no value below 0, and show what they took', () => {
    showShape(CLASSIC);
    const low = control(shape.low);
    for (const repeated of ['-3', '-4']) {
      fill(low, repeated);
      assert.equal(low.value, '0');
    }
    assert.deepEqual(asked, [
      ['onRange', 'low', 0],
      ['onRange', 'low', 0],
    ]);
  });

  it('say which sign a value above 9 has, as long as it has one', () => {
    showShape(CLASSIC);
    assert.equal(control(shape.high).value, '9');
    showShape({ ...CLASSIC, low: 14, high: 14 });
    assert.equal(control(shape.shownAs(shape.low, 'E')).value, '14');
    // From 36 on the board has numbers.
    showShape({ ...CLASSIC, low: 14, high: 40 });
    assert.equal(control(shape.high).value, '40');
  });
});

it('a shape of nobody’s making has no example, and a name in place of that of a preset', () => {
  show(presetChoice({ layout: { ...square(2, 2), preset: '4x4' } }, null, false, texts, on));
  const [menu] = all<HTMLSelectElement>('select') as [HTMLSelectElement];
  assert.equal(menu.getAttribute('aria-label'), words.presets.label);
  assert.equal(menu.value, '4x4');
  button(words.presets.example).click();
  assert.deepEqual(asked, [['onExample']]);
  const { constraints } = LINES;
  const drawn = { layout: { ...LINES, constraints: [constraints[1]!] } };
  show(presetChoice(drawn, null, false, texts, on));
  assert.equal(menu.value, '');
  assert.equal(
    menu.selectedOptions[0]!.textContent.trim(),
    words.presets.sized(words.making.kinds['thermometer']!, 9, 9),
  );
  button(words.presets.example).click();
  assert.equal(asked.length, 1);
  // One that was made here has both.
  show(presetChoice(drawn, 'thermometer', false, texts, on));
  assert.equal(menu.value, 'thermometer');
  button(words.presets.example).click();
  assert.deepEqual(asked.at(-1), ['onExample']);
  fill(menu, 'arrow');
  fill(menu, '6x6');
  assert.deepEqual(asked.slice(2), [
    ['onKind', 'arrow'],
    ['onPreset', '6x6'],
  ]);
});

/** A board as its controls need it. */
function controlled(more: Partial<import('../../board/controls').ControlledBoard>) {
  const entered: unknown[] = [];
  const board = boardOf(blank(square(4, 4)), square(4, 4), true);
  const shown = {
    board,
    editing: true,
    entry: 'cell',
    mode: 'digit',
    view: 'both',
    enter: (value: unknown) => entered.push(value),
    erase: () => entered.push('erase'),
    ...more,
  } as import('../../board/controls').ControlledBoard;
  return { shown, entered };
}

it('the keypad has each value of the board, by its sign', () => {
  const { shown, entered } = controlled({});
  show(controls.keypad(shown, texts));
  button(texts.keypad.digit('G')).click();
  button(texts.keypad.backspace).click();
  assert.deepEqual(entered, [16, 'erase']);
  assert.throws(() => button(texts.keypad.digit('H')));
});

it('of several solutions one can be looked at', () => {
  const layout = square(2, 2);
  const solutions = { first: Array<number>(16).fill(1), second: Array<number>(16).fill(2) };
  const board = withFinding(boardOf(blank(layout), layout), {
    kind: 'several',
    exact: true,
    view: 'both',
    ...solutions,
  } as never);
  const { shown } = controlled({ board });
  show(controls.viewChoice(shown, texts) as TemplateResult);
  const seen = (['second', 'first', 'both'] as const).map((view): View => {
    control(texts.views[view]).click();
    return shown.view;
  });
  assert.deepEqual(seen, ['second', 'first', 'both']);
  show(controls.viewChoice(controlled({}).shown, texts));
  assert.equal(place.textContent.trim(), '');
});

describe('the dialog for a new puzzle', () => {
  const requested: Partial<VariantRequest>[] = [];
  const done: string[] = [];
  const events = {
    onChange: (change: Partial<VariantRequest>) => void requested.push(change),
    onMake: () => void done.push('make'),
    onStop: () => void done.push('stop'),
    onClose: () => void done.push('close'),
    onCopySeed: () => void done.push('copy'),
  };
  const { making } = words;
  const { request } = texts.page;
  const showMaking = (change: Partial<Making>): void =>
    show(makingDialog({ ...FIRST_MAKING, isOpen: true, ...change }, texts, events));

  beforeEach(() => {
    requested.length = 0;
    done.length = 0;
  });

  it('has a field for each option, and Enter after the seed makes it', () => {
    showMaking({});
    fill(control(making.grid), '6x6');
    fill(control(making.drawn), 'arrow');
    fill(control(request.clues), '5');
    control(making.irregular).click();
    fill(control(request.seed), 'a name');
    assert.deepEqual(requested, [
      { grid: '6x6' },
      { drawn: 'arrow' },
      { givens: 5 },
      { irregular: true },
      { seed: 'a name' },
    ]);
    send(control(request.seed), new dom.KeyboardEvent('keydown', { key: 'Enter' }));
    assert.deepEqual(done, ['make']);
  });

  it('has no boxes to give up in a jigsaw', () => {
    const request = {
      grid: 'jigsaw',
      drawn: 'arrow',
      givens: 5,
      irregular: true,
      seed: '',
    } as const;
    showMaking({ request });
    assert.throws(() => control(making.irregular));
  });

  it('says what takes long, and has Stop in the place of the button', () => {
    showMaking({ slow: true, done: 0.5 });
    assert.ok(textsOf('[role=status]').includes(making.making));
    button(texts.actions.stop).click();
    assert.deepEqual(done, ['stop']);
    assert.throws(() => button(making.make));
  });

  it('tells the seed of the last puzzle, to be copied', () => {
    showMaking({});
    assert.ok(place.textContent.includes(making.noSeed));
    showMaking({ seed: '4711', copied: true });
    assert.ok(place.textContent.includes(making.seedOf('4711')));
    assert.ok(place.textContent.includes(texts.page.text.copied));
    button(making.copySeed).click();
    assert.deepEqual(done, ['copy']);
  });
});

describe('the verdict of a puzzle that is set', () => {
  type Shown = Parameters<typeof liveVerdict>[0];
  const live = (shown: Partial<Shown>): Shown =>
    ({ judgement: null, latest: null, isSlow: false, ...shown }) as Shown;

  it('is a button that tells more, and has its place before there is one', () => {
    let pressed = 0;
    const showVerdict = (shown: Partial<Shown>): void =>
      show(liveVerdict(live(shown), texts, () => ++pressed));
    showVerdict({});
    assert.equal(all('.live').length, 1);
    assert.equal(all('button').length, 0);
    showVerdict({ isSlow: true });
    assert.equal(button(words.live.checking).getAttribute('aria-disabled'), 'true');
    showVerdict({ judgement: { kind: 'unique' } });
    button(words.live.unique).click();
    assert.equal(pressed, 1);
  });

  it('is said to a screen reader once, until there is another one', () => {
    show(spokenVerdict(live({ latest: { kind: 'unique' } }), texts));
    const [spoken] = all('.spoken');
    assert.equal(spoken!.getAttribute('aria-live'), 'polite');
    assert.equal(spoken!.textContent, words.live.unique);
    const observer = new dom.MutationObserver(() => {});
    observer.observe(spoken as never, { childList: true, characterData: true, subtree: true });
    show(spokenVerdict(live({ latest: { kind: 'unique' }, isSlow: true }), texts));
    assert.deepEqual(observer.takeRecords(), []);
    show(spokenVerdict(live({ latest: { kind: 'none' } }), texts));
    assert.ok(observer.takeRecords().length > 0);
    assert.equal(all('.spoken')[0]!.textContent, words.live.none);
    observer.disconnect();
  });
});

describe('what the author says', () => {
  it('is typed field by field, with what was there before', () => {
    const about: About = { title: 'Old', author: 'Me', rules: '', message: '' };
    const typed: About[] = [];
    show(
      aboutForm({ layout: { ...CLASSIC, about }, editing: true }, texts, (next) =>
        typed.push(next),
      ),
    );
    assert.equal(control(exchange.about.author).value, 'Me');
    fill(control(exchange.about.title), ' Mine\0 ');
    fill(control(exchange.about.rules), 'First.\nSecond.');
    assert.deepEqual(typed, [
      { ...about, title: 'Mine' },
      { ...about, rules: 'First.\nSecond.' },
    ]);
  });

  it('is not typed while the puzzle is played', () => {
    show(aboutForm({ layout: CLASSIC, editing: false }, texts, () => undefined));
    assert.equal(all('details').length, 0);
  });
});

describe('drawings without a rule', () => {
  const layout: Layout = {
    ...CLASSIC,
    about: { title: 'Drawn', author: '', rules: '', message: '' },
    cosmetics: [{ kind: 'cage', cells: [0, 1] } as never],
  };

  it('are counted while the puzzle is set, and erased by a press', () => {
    let erased = 0;
    show(cosmeticsLine({ layout, editing: true }, texts, () => ++erased));
    assert.deepEqual(textsOf('span'), [exchange.drawn(1)]);
    button(exchange.eraseDrawn).click();
    assert.equal(erased, 1);
    show(cosmeticsLine({ layout, editing: false }, texts, () => ++erased));
    assert.equal(place.textContent.trim(), '');
  });

  it('and words of the author are not in the text of the puzzle, which is told beside it', () => {
    const drawn = { ...LINES, about: layout.about, cosmetics: layout.cosmetics! };
    const lacking = exchange.unwritten([exchange.drawings(1), exchange.itsWords]);
    assert.equal(describeUnwritten(drawn, texts), lacking);
    assert.equal(describeUnwritten(CLASSIC, texts), null);
  });
});
