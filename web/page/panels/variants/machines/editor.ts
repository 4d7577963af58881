/** The editor of state machines: keeps a program, runs it, and draws lines with the machine that it makes. */
import { SearchRunner } from '../../../../board/search-runner';
import type { JiugongBoard } from '../../../../board/jiugong-board';
import type { Cells, Layout } from '../../../../board/layout';
import { keepChoice, readChoice } from '../../../ui/choices';
import { drawConstraint } from '../constraint-tools';
import { chosenConstraint, withMachine, type Model, type Notice } from '../model';
import type { MachineEvents } from './dialog';
import { parseProgram, type Outcome, type Program } from './program';
import { runProgram } from './run';

/** The storage name of the program that was used last. */
const MACHINE = 'machine';

/** The panel around it. */
export interface EditorHost {
  readonly board: Pick<JiugongBoard, 'board' | 'focus' | 'layout' | 'selected'>;
  readonly model: () => Model;
  readonly show: (model: Model) => void;
  readonly say: (notice: Notice) => void;
  /** Gives the board another layout, and tells what came with it; nothing if it is the same. */
  readonly reshape: (layout: Layout, notice?: Notice) => void;
}

export class MachineEditor {
  readonly #host: EditorHost;
  readonly #runner = new SearchRunner(() => undefined);

  readonly events: MachineEvents = {
    onEdit: (draft) => this.#set({ draft, outcome: null }),
    onUse: () => void this.#use(),
    onClose: () => this.open(false),
  };

  constructor(host: EditorHost) {
    this.#host = host;
  }

  /** The model with what was kept of earlier visits. */
  restore(model: Model): Model {
    const draft = parseProgram(readChoice(MACHINE));
    return draft === null ? model : withMachine(model, { draft });
  }

  open(isOpen: boolean): void {
    if (isOpen === this.#host.model().machine.isOpen) return;
    this.#set({ isOpen, outcome: null });
  }

  /** Draws a line with the program that is used; without one the editor opens. */
  async draw(cells: Cells): Promise<void> {
    const { board, model, reshape, say } = this.#host;
    const { machine, tool } = model();
    const { layout } = board;
    if (machine.used === null) return this.open(true);
    const outcome = await this.#run(machine.used, cells.length);
    if (outcome === null || layout !== board.layout) return;
    if (outcome.kind === 'fault') return say({ kind: 'machine-fault', fault: outcome.fault });
    const made = { kind: 'automaton' as const, ...outcome.machine, cells };
    const next = drawConstraint(layout, { ...tool, make: () => [made] }, cells, '');
    const isLess = next.constraints.length < layout.constraints.length;
    reshape(
      next,
      isLess
        ? { kind: 'erased', layer: 'constraints' }
        : { kind: 'clue', index: next.constraints.length - 1, isTyped: false },
    );
  }

  /** Makes a machine of the draft, which from now on draws lines; of a chosen line at once. */
  async #use(): Promise<void> {
    const { board, model, reshape, say } = this.#host;
    const { draft } = model().machine;
    const { layout } = board;
    const index = chosenConstraint(model(), board.board, board.selected);
    const chosen = index === null ? null : layout.constraints[index]!;
    const line = chosen?.kind === 'automaton' ? chosen.cells : null;
    const longest = Math.max(layout.rows, layout.cols);
    const outcome = await this.#run(draft, line?.length ?? longest);
    if (outcome === null || layout !== board.layout) return;
    const isMade = outcome.kind === 'machine';
    if (isMade) keepChoice(MACHINE, JSON.stringify(draft));
    this.#set({ isOpen: !isMade, outcome, used: isMade ? draft : model().machine.used });
    if (!isMade) return;
    if (line !== null) {
      const { transitions, accept } = outcome.machine;
      const changed = { kind: 'automaton' as const, start: 0, transitions, accept, cells: line };
      reshape({
        ...layout,
        constraints: layout.constraints.map((old) => (old === chosen ? changed : old)),
      });
    }
    // First, as a cell that is selected by it ends the notice.
    board.focus();
    say({ kind: 'machine-ready', states: outcome.states });
  }

  #set(change: Parameters<typeof withMachine>[1]): void {
    this.#host.show(withMachine(this.#host.model(), change));
  }

  /** Runs a program, which a press or a stroke asked for; null if another one took its place. */
  async #run(program: Program, length: number): Promise<Outcome | null> {
    const { low, high } = this.#host.board.layout;
    return this.#runner.run((signal) => runProgram(program, { low, high, length }, signal));
  }
}
