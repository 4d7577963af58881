/** The live check of a board: what it has found is marked there at once, and said in full when it is asked for. */
import { getEngine } from '../../../board/get-engine';
import type { JiugongBoard } from '../../../board/jiugong-board';
import type { Engine } from '../../../api/engine';
import { keepChoice, readChoice } from '../../ui/choices';
import { LiveCheck } from './live-check';
import { LiveMarks, marksOfContradiction, marksOfDifference } from './live-marks';
import type { Notice } from './model';

/** The choice whether a puzzle is judged while it is set. */
const LIVE = 'live-check';

/** The panel around it. */
export interface LiveJudgeHost {
  readonly board: Pick<JiugongBoard, 'board' | 'exhibit' | 'layout' | 'solve'>;
  readonly say: (notice: Notice) => void;
  readonly complain: (error: unknown) => void;
  /** Called when there is something else to show. */
  readonly onChange: () => void;
  /** The engine of the page by default. */
  readonly engine?: () => Promise<Engine>;
}

export class LiveJudge {
  readonly check: LiveCheck;
  readonly #host: LiveJudgeHost;
  readonly #marks: LiveMarks;

  constructor(host: LiveJudgeHost) {
    const { board, engine = getEngine } = host;
    this.#host = host;
    this.#marks = new LiveMarks(board);
    this.check = new LiveCheck(
      { board: () => board.board, onChange: () => this.#follow(), engine },
      readChoice(LIVE) !== 'off',
    );
  }

  /** Whether a change of the board is one of its marks alone. */
  get isMarking(): boolean {
    return this.#marks.areChanging;
  }

  switch(): void {
    this.check.isOn = !this.check.isOn;
    keepChoice(LIVE, this.check.isOn ? null : 'off');
    this.#follow();
  }

  /** Says in full what was found, and marks on the board what that speaks of. */
  async explain(): Promise<void> {
    const { board, say, complain } = this.#host;
    const judgement = this.check.present;
    if (judgement === null) return;
    if (judgement.kind === 'invalid') return void board.solve();
    if (judgement.kind === 'failed') return complain(judgement.error);
    if (judgement.kind === 'several') {
      this.#marks.show(marksOfDifference(judgement, board.layout));
    }
    if (judgement.kind !== 'none') return say({ kind: 'live', judgement });
    const found = await this.check.explain().catch((error: unknown) => complain(error));
    if (found === null || found === undefined) return;
    if (found !== 'late') this.#marks.show(marksOfContradiction(found, board.layout));
    say({ kind: 'contradiction', found });
  }

  /** Marks what was found. */
  #follow(): void {
    this.#marks.follow(this.check.present, this.#host.board.layout);
    this.#host.onChange();
  }
}
