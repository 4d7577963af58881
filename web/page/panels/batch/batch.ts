/** The Batch panel: holds its state, changes it, and renders it in one place. */
import { render } from 'lit';
import { getEngine } from '../../../board/get-engine';
import type { Language } from '../../../locales/languages';
import { textsFor, type Texts } from './texts';
import type { PanelContext, PanelView } from '../../panel';
import { save } from '../../ui/download';
import { sortFiles } from './inputs';
import { Jobs } from './jobs';
import * as models from './model';
import { firstModel, type Model } from './model';
import { canSaveDirectly } from './output';
import { batchView, type BatchEvents } from './view';

/** Makes the browser ask before a reload that would end the job or lose its result. */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

export class Batch implements PanelView {
  readonly #place: HTMLElement;
  readonly #processors = navigator.hardwareConcurrency || 1;
  #texts: Texts;
  #model: Model = firstModel(this.#processors);
  readonly #jobs = new Jobs({
    model: () => this.#model,
    show: (next) => this.#show(next),
    engine: getEngine,
    onBegin: () => this.#place.querySelector('.work')?.scrollIntoView({ block: 'nearest' }),
    onRisk: (isAtRisk) =>
      (isAtRisk ? addEventListener : removeEventListener)('beforeunload', askBeforeLeaving),
    save,
  });

  readonly #events: BatchEvents = {
    onChoose: (change) => this.#show(models.choose(this.#model, change)),
    onChange: (change) => this.#show(models.changeRequest(this.#model, change)),
    onFiles: (files) => void this.takeUnread(files),
    onText: (text) => this.paste(text),
    onStart: () => void this.solve(),
    onPause: () => this.#jobs.setRunning(false),
    onResume: () => this.#jobs.setRunning(true),
    onCancel: () => this.#jobs.cancel(),
    onSave: () => this.#jobs.save(),
  };

  constructor({ place, language }: PanelContext) {
    this.#place = place;
    this.#texts = textsFor(language);
  }

  setLanguage(language: Language): void {
    this.#texts = textsFor(language);
    this.#show(this.#model);
  }

  open(): void {
    this.#show(this.#model);
  }

  paste(text: string): void {
    this.#show(models.takeText(this.#model, text));
  }

  /** Takes files as they are; they are read while they are solved. */
  async takeUnread(files: readonly File[]): Promise<void> {
    const { inputs, notice } = await sortFiles(files);
    if (inputs.length > 0) this.#show(models.choose(this.#model, { task: 'solve', inputs }));
    if (notice !== null) this.#show(models.withNotice(this.#model, notice));
  }

  /** Starts the chosen job, unless one is running. */
  solve(): Promise<void> {
    return this.#jobs.start();
  }

  #show(next: Model): void {
    this.#model = next;
    const shown = {
      processors: this.#processors,
      canSaveDirectly: canSaveDirectly(),
      hasResult: this.#jobs.hasResult,
    };
    render(batchView(next, shown, this.#texts, this.#events), this.#place);
  }
}
