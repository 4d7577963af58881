/**
 * The text field of the panel: shows the board as text until the person writes into it, and has the puzzles of a text
 * solved.
 */
import { asJiugongError, withoutEngine } from '../../../board/errors';
import { getEngine } from '../../../board/get-engine';
import { SearchRunner } from '../../../board/search-runner';
import type { JiugongError } from '../../../engine/jiugong';
import { copyText } from '../../ui/clipboard';
import { reveal } from '../../ui/reveal';
import { selectPlace } from '../../ui/text-panel';
import * as pages from './model';
import type { Page } from './model';
import type { TextEvents } from './text-panel';

/** What the panel does for it. */
export interface DraftHost {
  readonly page: () => Page;
  readonly show: (page: Page) => void;
  /** The board as 81 characters; if it shows two solutions, the first one. */
  readonly boardText: () => string;
  readonly field: () => HTMLTextAreaElement | null;
  /** Puts the text of the field on the board. */
  readonly put: () => void;
}

/** Formats a board as nine lines; without an engine, as one line. */
async function writeRows(value: string): Promise<string> {
  try {
    return await (await getEngine()).writeText(value);
  } catch (error) {
    return withoutEngine(error) ?? value;
  }
}

export class Draft {
  readonly events: TextEvents;
  readonly #host: DraftHost;
  /** Counts the times that the board was written; only the latest text is shown. */
  #writings = 0;
  readonly #runner = new SearchRunner((slow) => this.#change({ slow }));

  constructor(host: DraftHost) {
    this.#host = host;
    this.events = {
      onToggle: (open) => {
        this.#change({ open, copied: null });
        void this.refresh();
      },
      onInput: (text) => {
        this.#runner.stop();
        host.show(pages.withDraft(host.page(), text));
      },
      onPut: host.put,
      onSolveText: () => void this.#solve(),
      onStopText: () => {
        if (this.#runner.stop()) host.show(pages.withStopped(host.page()));
      },
      onShowError: (error) => selectPlace(host.field(), error),
      onCopyAnswer: () => void this.#copyAnswer(),
    };
  }

  /** Shows the board in a field that the person has not edited: as its source text while it is unchanged. */
  async refresh(): Promise<void> {
    const { page, show, boardText } = this.#host;
    const value = boardText();
    if (!page().panel.open || page().panel.typed) return;
    const writing = ++this.#writings;
    const draft = pages.sourceOf(page(), value) ?? (await writeRows(value));
    const isStale = page().panel.typed || writing !== this.#writings;
    if (!isStale) show(pages.withBoardText(page(), draft));
  }

  /** Opens the field for a paste, since a phone can paste only into a field. */
  async awaitPaste(): Promise<void> {
    this.#change({ open: true, copied: null });
    this.#host.show(pages.withNotice(this.#host.page(), { kind: 'paste-here' }));
    await this.refresh();
    const field = this.#host.field();
    reveal(field);
    field?.select();
  }

  /** Says why the text could not be taken, and where. */
  complain(error: JiugongError): void {
    const { page, show, field } = this.#host;
    show(pages.withAnswer(page(), null, pages.failedReport(error)));
    selectPlace(field(), error);
  }

  #change(change: Parameters<typeof pages.withPanel>[1]): void {
    this.#host.show(pages.withPanel(this.#host.page(), change));
  }

  async #solve(): Promise<void> {
    const { page, show, field } = this.#host;
    const { draft } = page().panel;
    try {
      const result = await this.#runner.run(async (signal) =>
        (await getEngine()).solveText(draft, { signal }),
      );
      if (result === null || page().panel.draft !== draft) return;
      const report = pages.reportOf(result);
      show(pages.withAnswer(page(), result.text, report));
      if (report.errors[0] !== undefined) selectPlace(field(), report.errors[0]);
    } catch (error) {
      if (page().panel.draft === draft) this.complain(asJiugongError(error));
    }
  }

  async #copyAnswer(): Promise<void> {
    const copied = await copyText(this.#host.page().panel.answer ?? '');
    this.#change({ copied });
  }
}
