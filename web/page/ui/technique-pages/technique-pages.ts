/**
 * The list of techniques and a page for each, with an example on a board. Help and Learn load this part when they show the
 * first one.
 */
import { render } from 'lit';
import { getEngine } from '../../../board/get-engine';
import type { JiugongBoard } from '../../../board/jiugong-board';
import type { Hints } from '../../../board/load-hints';
import type { Engine, Step, Technique } from '../../../api/engine';
import type { TaughtPosition } from '../../../hints/hints';
import type { Language } from '../../../locales/languages';
import type { PanelContext } from '../../panel';
import { describeFailure } from '../missing';
import { firstTheme } from '../theme';
import { valuesOf } from '../walk/position';
import { examplesOf, findStep, snapshotFor, type Example } from './examples';
import { textsFor } from './texts';
import {
  HEADING,
  listView,
  techniqueView,
  type Frame,
  type PageEvents,
  type Told,
  type Words,
} from './view';

/** The page of a technique, and which of its examples it shows. */
interface Shown {
  readonly technique: Technique;
  readonly examples: readonly Example[];
  readonly at: number;
  readonly branch: number;
  /** What has been found in the example; null before that. */
  readonly found: { readonly step: Step; readonly position: TaughtPosition } | null;
  /** Why nothing has been found. */
  readonly failure: string;
}

export class TechniquePages {
  readonly #place: HTMLElement;
  readonly #hints: Hints;
  readonly #handOver: PanelContext['handOver'];
  readonly #board = document.createElement('jiugong-board') as JiugongBoard;
  readonly #frame: Frame;
  #language: Language;
  /** What the list is called. */
  #title: string;
  /** Null for the list. */
  #shown: Shown | null = null;

  readonly #events: PageEvents = {
    onExample: (at) => this.#showExample(at),
    onBranch: (branch) => {
      this.#shown = { ...this.#shown!, branch };
      this.#draw();
    },
    onPut: () => this.#put(),
  };

  constructor(
    place: HTMLElement,
    hints: Hints,
    language: Language,
    title: string,
    handOver: PanelContext['handOver'],
    frame: Frame = 'help',
  ) {
    this.#place = place;
    this.#hints = hints;
    this.#language = language;
    this.#title = title;
    this.#handOver = handOver;
    this.#frame = frame;
    const theme = firstTheme();
    this.#board.theme = theme === 'system' ? null : theme;
    this.#board.readOnly = true;
  }

  /** Shows the page of a technique, or the list for null, there at the technique that was shown before. */
  open(technique: Technique | null): void {
    const last = this.#shown?.technique;
    if (technique === null) {
      this.#shown = null;
      this.#draw();
      this.#focus(
        last === undefined ? `#${HEADING}` : `a[href="#help/${last}"]`,
        last === undefined,
      );
      return;
    }
    const examples = examplesOf(technique);
    this.#shown = { technique, examples, at: 0, branch: 0, found: null, failure: '' };
    this.#showExample(0);
    this.#focus(`#${HEADING}`, true);
  }

  /** The name of the technique; null for the list. */
  get subject(): string | null {
    return this.#shown === null
      ? null
      : this.#hints.techniqueName(this.#shown.technique, this.#language);
  }

  setLanguage(language: Language, title: string): void {
    this.#language = language;
    this.#title = title;
    this.#draw();
  }

  /** Takes the focus along, so that Tab and a screen reader go on from there. */
  #focus(selector: string, toTop: boolean): void {
    const target = this.#place.querySelector<HTMLElement>(selector);
    if (toTop) scrollTo(0, 0);
    else target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }

  #showExample(at: number): void {
    const shown = { ...this.#shown!, at, branch: 0, found: null, failure: '' };
    this.#shown = shown;
    this.#draw();
    void this.#find(shown);
  }

  async #find(shown: Shown): Promise<void> {
    const example = shown.examples[shown.at]!;
    try {
      const engine: Engine = await getEngine();
      const step = await findStep(engine, example);
      if (this.#shown !== shown) return;
      const found = { step, position: this.#hints.taughtPosition(example.position) };
      this.#shown = { ...shown, found };
    } catch (error) {
      if (this.#shown !== shown) return;
      this.#shown = { ...shown, failure: describeFailure(error, this.#words.texts) };
    }
    this.#draw();
  }

  get #words(): Words {
    const language = this.#language;
    return { frame: this.#frame, texts: textsFor(language), hints: this.#hints, language };
  }

  #told({ found, branch }: Shown): Told | null {
    if (found === null) return null;
    const { step, position } = found;
    const view = this.#hints.viewOf({ kind: 'step', step }, 'what', position, this.#language);
    return {
      name: this.#hints.nameOf(step, this.#language),
      view: {
        ...view,
        drawing: this.#hints.drawStep(step, position, {
          branch,
          candidates: view.needsCandidates,
        }),
      },
      branch,
      branches: this.#hints.branchesOf(step),
    };
  }

  #draw(): void {
    const shown = this.#shown;
    if (shown === null) {
      render(listView(this.#title, this.#words), this.#place);
      return;
    }
    const told = this.#told(shown);
    const { examples, at } = shown;
    this.#fill(shown, told);
    render(
      techniqueView(
        shown.technique,
        { count: examples.length, at },
        this.#board,
        told,
        shown.failure,
        this.#words,
        this.#events,
      ),
      this.#place,
    );
  }

  /** Puts the example on the board: its givens at once, what is drawn over it when that is known. */
  #fill({ examples, at, found }: Shown, told: Told | null): void {
    const board = this.#board;
    const { givens } = examples[at]!.position;
    if (board.puzzle !== givens) board.puzzle = givens;
    if (found === null || told === null) {
      board.exhibit = null;
      return;
    }
    board.exhibit = {
      values: valuesOf(found.position),
      candidates: told.view.needsCandidates ? found.position.candidates : null,
      drawing: told.view.drawing,
      placed: told.view.placed,
    };
  }

  /** Puts the example on the board of Solve, which opens it as a file with a board. */
  #put(): void {
    const { examples, at, found } = this.#shown!;
    const example = examples[at]!;
    const told = this.#told(this.#shown!)!;
    const needsMarks = told.view.needsCandidates;
    const snapshot = snapshotFor(example, found!.position, needsMarks);
    this.#handOver([
      { name: '', text: JSON.stringify({ jiugong: 1, ...snapshot }), isPicture: false },
    ]);
  }
}
