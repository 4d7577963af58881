/** The Variants panel: rules that a person programs, as patterns and as state machines. */
import type { ToolName } from '../../page/panels/variants/constraint-tools';
import { toolName } from '../../page/panels/variants/drawing-view';
import {
  PROGRAMS,
  type Program,
  type ProgramPart,
} from '../../page/panels/variants/machines/program';
import { texts } from './english';
import { expect, test, type Home } from './fixtures';
import type { VariantsPage } from './variants-page';

const { constraints, machine, pattern } = texts.variants;

async function draws({ view }: VariantsPage, tool: ToolName): Promise<void> {
  await view
    .getByRole('combobox', { name: constraints.tool })
    .selectOption({ label: toolName(tool, texts) });
}

const editor = ({ view }: VariantsPage) => view.getByRole('dialog', { name: machine.title });

async function write(variants: VariantsPage, program: Program): Promise<void> {
  if (!(await editor(variants).isVisible())) await variants.press(machine.open);
  for (const part of Object.keys(program) as ProgramPart[]) {
    await editor(variants).getByRole('textbox', { name: machine.parts[part] }).fill(program[part]);
  }
  await editor(variants).getByRole('button', { name: machine.use, exact: true }).click();
}

/** Columns differ from browser to browser. */
const place = (part: string, line: number): string => `${part}, line ${line}`;

const PLAIN: Program = { start: '0', step: '(state, value) => (state + value) % 2', accept: '[0]' };

for (const home of ['http', 'file', 'single-file'] satisfies readonly Home[]) {
  test.describe(`a state machine, ${home}`, () => {
    // The policy tells of the attempt that it blocks.
    test.use({ home, mayComplain: /Content Security Policy/ });

    const tag = home === 'http' ? '@gate' : [];
    test('is written, draws a line, and counts', { tag }, async ({ variants }) => {
      await variants.open();
      await variants.choose('4x4');
      await variants.mode('constraints');
      await draws(variants, 'automaton');
      await write(variants, PLAIN);
      await expect(editor(variants)).toBeHidden();
      await expect(variants.status).toContainText(machine.ready(2));
      await variants.drag([1, 1], [1, 2]);
      await variants.expectCell(1, 2, ['empty'], 'box 1', 'state machine 2 of 2');
      await variants.count();
      // Of the 288 grids a third has 1 and 3, or 2 and 4, side by side there.
      await expect(variants.status).toContainText('96');
      await variants.drag([1, 1], [1, 2]);
      await variants.expectCell(1, 2, ['empty'], 'box 1');
    });

    test('reaches nothing, and ends', async ({ variants }) => {
      await variants.open();
      await variants.mode('constraints');
      await draws(variants, 'automaton');
      const said = editor(variants).getByRole('status');
      for (const global of [
        'fetch',
        'indexedDB',
        'importScripts',
        'postMessage',
        'Worker',
        'self',
      ]) {
        await write(variants, { ...PLAIN, step: `(state) => ${global}.x` });
        await expect(said, global).toContainText(machine.faults.thrown);
      }
      // Eval needs what the policy does not allow.
      await write(variants, { ...PLAIN, step: `() => (() => 0).constructor('return 1')()` });
      await expect(said).toContainText(machine.faults.thrown);
      await write(variants, { ...PLAIN, step: '() => { for (;;); }' });
      await expect(said).toContainText(machine.faults['too-slow']);
    });
  });
}

test.describe('a program that is wrong', () => {
  test.beforeEach(async ({ variants }) => {
    await variants.open();
    await variants.choose('anti-knight');
    await variants.mode('constraints');
    await draws(variants, 'automaton');
  });

  test('is told with its place', async ({ variants }) => {
    const { faults, parts } = machine;
    const said = editor(variants).getByRole('status');
    for (const [program, words] of [
      [{ step: '(state) =>\n  state +' }, [place(parts.step, 2), faults.syntax]],
      [{ step: '(state) => {\n  return x;\n}' }, [place(parts.step, 2), faults.thrown]],
      [{ accept: '() => y' }, [place(parts.accept, 1), faults.thrown]],
      [{ start: '' }, [parts.start, faults.syntax]],
      [{ step: '3' }, [faults['no-function']]],
      [{ accept: '[7]' }, [faults['accepts-nothing']]],
      [{ step: 'import("x")' }, [faults.syntax]],
      // Texts that end their expression to go on with something else.
      [{ start: '0)); function Reflect() {} ((0' }, [faults.syntax]],
      [{ start: '0); throw 1; (0' }, [faults.syntax]],
      [{ start: '0][0]); function Set() {} ([0' }, [faults.syntax]],
      [{ start: '0 /*', accept: '*/ 0' }, [faults.syntax]],
    ] as const) {
      await write(variants, { ...PLAIN, ...program });
      for (const word of words) await expect(said, JSON.stringify(program)).toContainText(word);
    }
  });

  test('is shown again after a reload, and not run before it is used', async ({ variants }) => {
    const { page } = variants;
    await write(variants, PROGRAMS.fall);
    await expect(variants.status).toContainText(texts.variants.machine.ready(19));
    await page.reload();
    await variants.mode('constraints');
    await draws(variants, 'automaton');
    const workers: unknown[] = [];
    page.on('worker', (worker) => workers.push(worker));
    await variants.drag([1, 1], [1, 2]);
    await expect(editor(variants)).toBeVisible();
    await expect(editor(variants).getByRole('textbox', { name: machine.parts.step })).toHaveValue(
      PROGRAMS.fall.step,
    );
    expect(workers).toEqual([]);
    await editor(variants).getByRole('button', { name: texts.share.close }).click();
    await expect(editor(variants)).toBeHidden();
    await variants.expectCell(1, 2, ['empty'], 'box 1');
  });

  test('takes the place of the machine of a line that is chosen', async ({ variants }) => {
    await write(variants, PLAIN);
    await expect(variants.status).toContainText(machine.ready(2));
    await variants.drag([1, 1], [1, 2], [1, 3]);
    await expect(variants.status).toContainText('State machine: r1c1 r1c2 r1c3');
    await variants.cell(1, 2).click();
    await write(variants, { ...PLAIN, step: '(state, value) => state + value', accept: '[6]' });
    await expect(variants.status).toContainText(machine.ready(7));
    await variants.press(texts.actions.undo);
    await variants.expectCell(1, 2, ['empty'], 'box 1', 'state machine 2 of 3');
    await variants.press(texts.actions.undo);
    await variants.expectCell(1, 2, ['empty'], 'box 1');
  });
});

test(
  'a pattern is explained in words, and its mistake told with its place',
  { tag: '@gate' },
  async ({ variants }) => {
    await variants.open();
    await variants.choose('anti-knight');
    await variants.mode('constraints');
    await draws(variants, 'regex');
    const field = variants.view.getByRole('textbox', { name: constraints.clues.pattern });
    await expect(variants.view.getByText(pattern.how)).toBeVisible();
    await field.fill('[13]+(');
    await variants.drag([1, 1], [1, 2], [1, 3]);
    await expect(variants.status).toContainText(pattern.wrong);
    await expect(variants.status).toContainText('the end of the pattern');
    await field.fill('[13]+.');
    await variants.drag([1, 1], [1, 2], [1, 3]);
    await variants.expectCell(1, 3, ['empty'], 'box 1', 'pattern [13]+. 3 of 3');
    await expect(variants.status).toContainText('at least once one of 1 3, any value');
    await field.fill('2.*%');
    await field.press('Enter');
    await expect(variants.status).toContainText("'%' as character 4 of the pattern");
    await field.fill('2.*');
    await field.press('Enter');
    await variants.expectCell(1, 3, ['empty'], 'box 1', 'pattern 2.* 3 of 3');
  },
);
