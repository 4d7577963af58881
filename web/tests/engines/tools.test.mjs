/** The panels and tools one after the other, each once: what opens them works, and they do what they are for. */
import assert from 'node:assert/strict';
import { KILLER_LINK, panelName, techniqueName, texts, toolName } from './english.mjs';
import { choose, drag, eventually, expectText, FIRST, inEachEngine, SOLVED } from './page.mjs';

const { hint, tell, apply } = texts.actions;

/** The elements of a role in markup, where they have no attribute for it. */
const ELEMENTS = {
  button: 'button:not([role]), summary',
  link: 'a[href]',
  radio: 'input[type=radio]',
  combobox: 'select',
  textbox: 'textarea, input:not([type]), input[type=text]',
  dialog: 'dialog[open]',
  heading: 'h1, h2, h3',
};

/** Runs in the page: the middle of the visible element with a role and a name, in what is shown on top. */
function placeOf(role, name, elements) {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const boards = [...top.querySelectorAll('jiugong-board')];
  const found = [top, ...boards.map((board) => board.shadowRoot)]
    .flatMap((root) => [...root.querySelectorAll(`[role^=${role}], ${elements ?? 'none'}`)])
    .filter((element) => element.getClientRects().length > 0 && element.closest('[inert]') === null)
    .find((element) => {
      const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent;
      const words = (label ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
      return words === name || words.startsWith(`${name} `);
    });
  if (found === undefined) return null;
  found.scrollIntoView({ block: 'center' });
  const { left, top: above, width, height } = found.getBoundingClientRect();
  return [left + width / 2, above + height / 2];
}

/** Waits for an element by its role and name. */
const isShown = (browser, role, name) =>
  eventually(browser, `(...all) => (${placeOf})(...all) !== null`, role, name, ELEMENTS[role]);

/** Presses it. */
async function press(browser, role, name) {
  await isShown(browser, role, name);
  const [x, y] = await browser.run(placeOf, role, name, ELEMENTS[role]);
  await browser.click(x, y);
}

const goTo = (browser, panel) => press(browser, 'link', panelName(panel));

/** Chooses an option of a menu by its words, as no driver does the same in each browser. */
const chooseOption = (browser, name, option) =>
  eventually(
    browser,
    (label, words) => {
      const menus = [...document.querySelectorAll('select')];
      const menu = menus.find((each) => {
        const own = each.getAttribute('aria-label') ?? each.labels[0]?.textContent ?? '';
        return each.getClientRects().length > 0 && own.trim().startsWith(label);
      });
      const wanted = [...(menu?.options ?? [])].find((each) => each.textContent.trim() === words);
      if (wanted === undefined) return false;
      menu.value = wanted.value;
      menu.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },
    name,
    option,
  );

/** Waits until the board of Solve has another puzzle than the first. */
const isNew = (browser) =>
  eventually(
    browser,
    (first) => {
      const { puzzle } = document.querySelector('jiugong-board');
      return puzzle !== first && /[1-9]/.test(puzzle);
    },
    FIRST,
  );

const typeFour = async (browser) => {
  await press(browser, 'gridcell', texts.board.cell(1, 3, ['empty'], [texts.board.box(1)]));
  await browser.type('4');
};

const variantsSay = (browser, words) => expectText(browser, '#variants-view [role=status]', words);

/** A cell of a board that is drawn on. */
const drawnCell = (row, column) =>
  `.drawing [role="gridcell"][aria-label*=", row ${row}, column ${column},"]`;

inEachEngine((quietly) => {
  quietly('a hint is told in three stages, and applied', async ({ browser }) => {
    for (const stage of [hint, tell.how, tell.what]) {
      const told = await browser.run(() => document.querySelector('.status').textContent);
      await press(browser, 'button', stage);
      await eventually(
        browser,
        (before) => document.querySelector('.status').textContent !== before,
        told,
      );
    }
    await press(browser, 'button', apply);
    await eventually(
      browser,
      (solved) => {
        const { value } = document.querySelector('jiugong-board');
        const digits = value.replaceAll('.', '');
        return (
          digits.length === 31 && [...value].every((it, at) => it === '.' || it === solved[at])
        );
      },
      SOLVED,
    );
  });

  quietly('the walk-through goes from step to step', async ({ browser }) => {
    const { walk } = texts;
    await choose(browser, texts.page.solver.explain);
    await isShown(browser, 'button', walk.next);
    const isAt = (at) =>
      expectText(
        browser,
        `[aria-label="${walk.label}"] [role=status]`,
        walk.named(walk.step(at), ''),
      );
    await isAt(1);
    await press(browser, 'button', walk.next);
    await isAt(2);
    await press(browser, 'button', walk.close);
    await isShown(browser, 'button', hint);
  });

  quietly('makes a puzzle of a level', async ({ browser }) => {
    const { hard } = texts.page.difficulty.levels;
    await choose(browser, texts.solve.newPuzzle.label);
    await press(browser, 'radio', hard);
    await press(browser, 'button', texts.solve.newPuzzle.make);
    await isNew(browser);
    await expectText(browser, '.status', hard);
  });

  quietly('brings a puzzle of the day', async ({ browser }) => {
    const { beginner } = texts.page.difficulty.levels;
    await choose(browser, texts.page.puzzle.daily);
    await press(browser, 'button', beginner);
    await isNew(browser);
    await expectText(browser, '.status', beginner);
  });

  quietly('brings a position to practise', async ({ browser }) => {
    const name = techniqueName('naked-single', 'en');
    await choose(browser, texts.page.puzzle.practise);
    await press(browser, 'link', texts.learn.positionsOf(name, 0, 5));
    await isNew(browser);
    await expectText(browser, '.status', texts.practice.ready(name));
  });

  quietly(
    'the page of a technique draws its example and puts it on the board',
    async ({ browser, open }) => {
      await open('#help/x-wing');
      await isShown(browser, 'heading', techniqueName('x-wing', 'en'));
      await eventually(browser, () => {
        const board = document.querySelector('#help-view jiugong-board');
        return board?.shadowRoot?.querySelector('.look-removed') !== null;
      });
      await press(browser, 'button', texts.techniques.put);
      await isNew(browser);
      await isShown(browser, 'button', hint);
    },
  );

  quietly('Batch solves a text, and makes puzzles', async ({ browser }) => {
    const { batch } = texts;
    const says = (words) =>
      eventually(
        browser,
        (wanted) => document.querySelector('#batch-view').textContent.includes(wanted),
        words,
      );
    await goTo(browser, 'batch');
    await press(browser, 'textbox', batch.input.draft);
    await browser.type(FIRST);
    await press(browser, 'button', batch.choices.solve);
    await says(batch.work.solved(1, 0));
    await press(browser, 'radio', batch.tasks.make);
    await press(browser, 'textbox', batch.make.amount);
    await browser.press('Control+a');
    await browser.type('30');
    await press(browser, 'button', batch.make.start);
    await says(batch.work.made(30));
  });

  quietly('the clock pauses, under a cover', async ({ browser }) => {
    await typeFour(browser);
    await press(browser, 'button', texts.page.clock.pause);
    await isShown(browser, 'heading', texts.page.clock.paused);
    await press(browser, 'button', texts.page.clock.goOn);
    await isShown(browser, 'button', texts.page.clock.pause);
  });

  quietly('the history has the board, and opens it', async ({ browser }) => {
    await typeFour(browser);
    await choose(browser, texts.page.puzzle.own);
    await choose(browser, texts.page.puzzle.history);
    await press(browser, 'button', `${texts.history.open}:`);
    await eventually(
      browser,
      (value) => document.querySelector('jiugong-board').value === value,
      `${FIRST.slice(0, 2)}4${FIRST.slice(3)}`,
    );
  });

  quietly('a thermometer is drawn in Variants, and judged', async ({ browser }) => {
    const { variants } = texts;
    await goTo(browser, 'variants');
    await chooseOption(browser, variants.presets.label, variants.presets.names['4x4']);
    await variantsSay(browser, texts.shapes.puzzle(0, 0));
    await press(browser, 'radio', variants.modes.constraints);
    await chooseOption(browser, variants.rules.tool, toolName('thermometer', texts));
    await drag(browser, drawnCell(1, 1), drawnCell(1, 2), drawnCell(1, 3));
    await variantsSay(browser, 'r1c1 r1c2 r1c3');
    await press(browser, 'button', variants.live.several);
    await variantsSay(browser, variants.live.several);
  });

  quietly('a link of f-puzzles opens in Variants', async ({ browser }) => {
    await browser.run((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const paste = new Event('paste', { bubbles: true, cancelable: true });
      document.body.dispatchEvent(Object.assign(paste, { clipboardData }));
    }, KILLER_LINK);
    await eventually(
      browser,
      () => document.querySelector('#variants-view jiugong-board')?.layout?.cages.length > 10,
    );
    assert.equal(await browser.run(() => document.querySelector('#variants-view').hidden), false);
  });
});
