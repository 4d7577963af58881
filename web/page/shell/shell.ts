/**
 * The page around the panels: shows the panel of the address, and hands it what belongs to no
 * element in particular: pastes, dropped files, keys.
 */
import { html, render } from 'lit';
import type { Language } from '../../locales/languages';
import { pageMessagesFor } from '../../locales/page-messages';
import { nameOf, type Panel, type PanelClass, type PanelView } from '../panel';
import { isRaster, type TextFile } from '../ui/files';
import { describePart, PartError } from '../ui/part-error';
import { Share } from '../ui/share/share';
import { HistoryClient } from '../ui/history/client';
import type { GameRecord } from '../ui/history/record';
import { openStore, otherWorkIn } from '../ui/store';
import { keepChoice } from '../ui/choices';
import { firstLanguage, keepLanguage } from '../ui/chosen-language';
import { loadTexts } from './texts';
import { nameView, setDocumentLanguage } from './document-language';
import { takeDrops } from './drop';
import { panelLinks, settingsButton, signLinks } from './header';
import { isIn, listenForKeys, TEXT_FIELDS } from './keys';
import { Offline } from './offline';
import { addressOf, destinationOf, panelLinkIn, puzzleIn } from './router';
import { PanelSlot } from './panel-slot';
import { SHARED, takeShared } from '../ui/shared-pictures';
import { StorageNotice } from './storage-notice';
import { showDialog } from '../ui/dialog';
import { SETTINGS, settingsDialog, type SettingsEvents } from '../ui/settings/dialog';
import { applySettings, keepSettings, readSettings } from '../ui/settings/settings';
import { firstTheme, keepTheme, watchSystem, applyTheme, type Theme } from '../ui/theme';

/** Returns an element of index.html. */
function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`index.html has lost its ${selector}`);
  return found;
}

export class Shell {
  readonly #panels: readonly Panel[];
  /** The panels that have been shown. */
  readonly #slots = new Map<Panel, PanelSlot>();
  readonly #store = openStore();
  readonly #share: Share;
  readonly #history: HistoryClient;
  readonly #notice: StorageNotice;
  readonly #offline: Offline | null;
  #language = firstLanguage();
  /** The language that was chosen last. */
  #wanted = this.#language;
  #theme = firstTheme();
  #settings = readSettings();
  #areSettingsOpen = false;
  #shown: Panel;
  /** The route of each panel, which may change while another one is shown. */
  readonly #routes = new Map<Panel, string | null>();
  /** Where one was before Help: the panel, what had the focus, and how far it was scrolled. */
  #before: { readonly panel: Panel; readonly focus: Element | null; readonly top: number } | null =
    null;

  readonly #settingsEvents: SettingsEvents = {
    onClose: () => this.#openSettings(false),
    onSettings: (change) => {
      this.#settings = { ...this.#settings, ...change };
      keepSettings(this.#settings);
      this.#applySettings();
      this.#drawSettings();
    },
    onLanguage: (language) => void this.#chooseLanguage(language),
    onTheme: (theme) => {
      keepTheme(theme);
      this.#applyTheme(theme);
      this.#drawSettings();
    },
  };

  constructor(panels: readonly Panel[]) {
    this.#panels = panels;
    this.#shown = destinationOf(location.hash, panels).panel;
    const texts = pageMessagesFor(this.#language);
    this.#share = new Share(element('#share'), texts, (error) => this.#tellMissing(error));
    this.#history = new HistoryClient(this.#store, {
      language: () => this.#language,
      nameOf: (id) => {
        const panel = this.#panelOfBoards(id);
        return panel === undefined ? null : nameOf(panel, this.#language);
      },
      boardIn: async (id, state) => (await this.#load(id))?.boardIn?.(state) ?? null,
      titleOf: async (id) => (await this.#load(id))?.titleOf ?? null,
      open: (record) => this.#openGame(record),
      onMissing: (error) => this.#tellMissing(error),
    });
    this.#notice = new StorageNotice(
      element('#kept'),
      this.#store,
      this.#history,
      panels,
      // After the key that was not kept, which clears the place of messages.
      (trouble) => void setTimeout(() => this.#say(() => trouble)),
    );
    // The single file is alone: it has no such part.
    const foot = document.querySelector<HTMLElement>('#site');
    this.#offline = foot === null ? null : new Offline(foot, texts);
  }

  /** `missing` is why some texts are in English; null where all have arrived. */
  start(missing: unknown): void {
    this.#store.retrieve();
    // Of an editor of state machines, which is no longer there.
    keepChoice('machine', null);
    setDocumentLanguage(this.#language);
    listenForKeys({
      onPaste: (text) => this.#take([{ name: '', text, isPicture: false }]),
      onSolve: () => this.#slot.whenReady((view) => void view.solve?.()),
      onPress: (event) => this.#slot.press(event),
      onSign: (key) => (key === 'Escape' ? this.#goBack() : this.#showBySign(key)),
    });
    const takeFiles = takeDrops({
      place: element('#drop'),
      texts: () => pageMessagesFor(this.#language).page.drop,
      takesUnread: (files) => {
        // A photo of a puzzle is no file of puzzles.
        if (!this.#shown.takesUnread || files.every(isRaster)) return false;
        this.#slot.whenReady((view) => void view.takeUnread?.(files));
        return true;
      },
      onFiles: (files) => this.#take(files),
      onText: (text) => this.#take([{ name: '', text, isPicture: false }]),
      isInField: (event) => isIn(event, TEXT_FIELDS),
    });
    addEventListener('hashchange', () => this.#followAddress());
    addEventListener('storage', (event) => this.#followOther(event));
    this.#store.addEventListener('change', () => {
      if (this.#store.kept !== 'nothing') return;
      for (const { view } of this.#slots.values()) view?.forget?.();
    });
    watchSystem(() => this.#applyTheme(this.#theme));
    this.#applyTheme(this.#theme);
    this.#applySettings();
    const isShared = location.hash === SHARED;
    this.#followAddress();
    this.#offline?.start();
    if (isShared) void this.#takeShared(takeFiles);
    if (missing !== null) this.#tellMissing(missing);
  }

  get #slot(): PanelSlot {
    const panel = this.#shown;
    const known = this.#slots.get(panel);
    if (known !== undefined) return known;
    const slot = new PanelSlot(panel, this.#language, (View) => this.#create(panel, slot, View));
    this.#slots.set(panel, slot);
    return slot;
  }

  #create(panel: Panel, { place }: PanelSlot, View: PanelClass): PanelView {
    const view = new View({
      place,
      language: this.#language,
      store: this.#store,
      share: this.#share,
      history: this.#history,
      handOver: (files) => this.#handOver(files),
      offer: (id, text) => this.#offer(id, text),
      // (A panel may still be reading a text when another one is shown.)
      setRoute: (route) => {
        this.#routes.set(panel, route);
        if (panel !== this.#shown) return;
        history.replaceState(null, '', addressOf(panel, route));
        this.#nameView();
      },
    });
    // For the boards of the panel.
    this.#applyTheme(this.#theme);
    this.#applySettings();
    return view;
  }

  /** Shows what the address selects. */
  #followAddress(): void {
    const linked = puzzleIn(location.hash);
    // A reload would put it over later work.
    if (linked.kind !== 'none') history.replaceState(null, '', addressOf(this.#panels[0]!));
    const address = location.hash;
    const { panel, route, isLink } = destinationOf(address, this.#panels);
    this.#closeDialogs();
    if (panel !== this.#shown) {
      if (this.#shown.sign === undefined) {
        this.#before = { panel: this.#shown, focus: document.activeElement, top: scrollY };
      }
      this.#slots.get(this.#shown)?.view?.leave?.();
      scrollTo(0, 0);
    }
    this.#shown = panel;
    this.#routes.set(panel, route);
    // One of them is in index.html, before its panel is created.
    const shown = this.#slot.place;
    for (const place of document.querySelectorAll('main')) place.hidden = place !== shown;
    // Browsers leave the focus, and so the keys, in a hidden panel for a moment.
    if (document.activeElement?.closest('main[hidden]')) shown.focus({ preventScroll: true });
    this.#slot.whenReady((view) => {
      // Without this, a reload would replace later work by the link's state.
      if (isLink && view.openLink?.(address) === true && location.hash === address) {
        history.replaceState(null, '', addressOf(panel));
      }
      view.open(route);
      this.#nameView();
    });
    this.#drawFrame();
    if (linked.kind === 'none') return;
    const text = linked.kind === 'state' ? linked.state : null;
    if (text !== null && this.#handOver([{ name: '', text, isPicture: false }])) return;
    this.#slot.whenReady((view) => void view.openPuzzle?.(text));
  }

  /** Goes to a panel as by a press on its link. */
  #goTo(fragment: string): void {
    history.pushState(null, '', fragment);
    this.#arrive();
  }

  /** Shows what the address selects, where no link was pressed. */
  #arrive(): void {
    this.#followAddress();
    // A screen reader says which panel this is.
    this.#slot.place.focus({ preventScroll: true });
  }

  /** Goes to the panel with this sign; returns whether there is one. */
  #showBySign(key: string): boolean {
    const panel = this.#panels.find(({ sign }) => sign === key);
    if (panel === undefined) return false;
    this.#goTo(addressOf(panel));
    return true;
  }

  /** Leaves a panel with a sign for the one before it, which takes its place in the history of the tab; returns whether one is shown. */
  #goBack(): boolean {
    if (this.#shown.sign === undefined) return false;
    const { panel, focus, top } = this.#before ?? { panel: this.#panels[0]!, focus: null, top: 0 };
    history.replaceState(null, '', addressOf(panel, this.#routes.get(panel)));
    this.#arrive();
    scrollTo(0, top);
    if (focus instanceof HTMLElement && focus !== document.body)
      focus.focus({ preventScroll: true });
    return true;
  }

  /** Names what is shown in the title and the heading. */
  #nameView(): void {
    const name = nameOf(this.#shown, this.#language);
    nameView([name, this.#slot.view?.subject ?? ''], this.#language);
  }

  #drawFrame(): void {
    const texts = pageMessagesFor(this.#language);
    const links = element('#views');
    links.setAttribute('aria-label', texts.page.panels);
    render(panelLinks(this.#panels, this.#shown, texts), links);
    this.#nameView();
    this.#slot.place.setAttribute('aria-label', nameOf(this.#shown, this.#language));
    this.#drawSettings();
    this.#notice.show(this.#shown, this.#language);
  }

  #drawSettings(): void {
    const texts = pageMessagesFor(this.#language);
    const shown = { settings: this.#settings, language: this.#language, theme: this.#theme };
    render(
      html`${signLinks(this.#panels, this.#shown, texts)}
      ${settingsButton(texts, () => this.#openSettings(true))}
      ${settingsDialog(this.#areSettingsOpen, shown, texts, this.#settingsEvents)}`,
      element('#settings'),
    );
  }

  #openSettings(isOpen: boolean): void {
    if (isOpen === this.#areSettingsOpen) return;
    this.#areSettingsOpen = isOpen;
    this.#drawSettings();
    showDialog(element('#settings'), SETTINGS, isOpen);
  }

  /** Closes what would cover what comes onto the page now. */
  #closeDialogs(): void {
    this.#share.close();
    this.#history.close();
    this.#openSettings(false);
  }

  #applySettings(): void {
    const { clock, largeBoard } = this.#settings;
    const { dataset } = document.documentElement;
    dataset['clock'] = clock ? 'shown' : 'hidden';
    dataset['board'] = largeBoard ? 'large' : 'whole';
    for (const board of document.querySelectorAll('jiugong-board')) {
      applySettings(board, this.#settings);
    }
  }

  #applyTheme(theme: Theme): void {
    this.#theme = theme;
    applyTheme(theme);
    for (const board of document.querySelectorAll('jiugong-board')) {
      board.theme = theme === 'system' ? null : theme;
    }
  }

  /** The texts may be on their way: the last choice counts. */
  async #chooseLanguage(language: Language): Promise<void> {
    this.#wanted = language;
    try {
      await loadTexts(language, this.#panels);
      if (this.#wanted === language) this.#setLanguage(language);
    } catch (error) {
      if (this.#wanted !== language) return;
      // The place of messages is behind the dialog.
      this.#openSettings(false);
      this.#tellMissing(error);
    }
  }

  #setLanguage(language: Language): void {
    const texts = pageMessagesFor(language);
    this.#language = language;
    keepLanguage(language);
    setDocumentLanguage(language);
    for (const slot of this.#slots.values()) slot.setLanguage(language);
    this.#share.setTexts(texts);
    this.#history.redraw();
    this.#offline?.setTexts(texts);
    this.#drawFrame();
  }

  /** The panel of a record of the history; undefined if there is none. */
  #panelOfBoards(id: string): Panel | undefined {
    return this.#panels.find((panel) => panel.id === id && panel.hasBoards);
  }

  /** The code of the panel of a record; undefined if there is none. */
  async #load(id: string): Promise<PanelClass | undefined> {
    return this.#panelOfBoards(id)?.load();
  }

  /** Shows a board of the history. */
  #openGame(record: GameRecord): void {
    const panel = this.#panelOfBoards(record.panel);
    if (panel === undefined) return;
    if (panel !== this.#shown) this.#goTo(addressOf(panel));
    this.#slot.whenReady((view) => view.openGame?.(record));
  }

  /**
   * Follows what another tab did with kept work. A board that it saved is told only where the
   * history does not keep that of this tab.
   */
  #followOther(event: StorageEvent): void {
    const other = otherWorkIn(event);
    // There may be room for what was refused.
    if (other === null) return this.#store.flush();
    this.#store.follow(other);
    if (other.isErased) return;
    const panel = this.#panels.find(({ id }) => id === other.name);
    if (panel === undefined) return;
    const isEntered = this.#slots.get(panel)?.view?.isEntering === true;
    if (!panel.hasBoards || this.#history.isOff || isEntered)
      this.#say(({ kept }) => kept.otherTab);
  }

  #say(words: (page: ReturnType<typeof pageMessagesFor>['page']) => string): void {
    element('#drop').textContent = words(pageMessagesFor(this.#language).page);
  }

  /** Says which part of the page did not arrive. */
  #tellMissing(error: unknown): void {
    if (!(error instanceof PartError)) throw error;
    this.#say(({ part }) => describePart(error, part));
  }

  /** Hands pasted or dropped content to the panel that it belongs to, else to the shown one. */
  #take(files: readonly TextFile[]): void {
    this.#closeDialogs();
    if (!this.#handOver(files)) this.#give(files);
  }

  /** Takes what was shared with the installed app; a reload does not take it again. */
  async #takeShared(takeFiles: (files: readonly File[]) => Promise<void>): Promise<void> {
    history.replaceState(null, '', addressOf(this.#shown));
    const shared = await takeShared();
    if (shared.length > 0) await takeFiles(shared);
    else this.#say(({ drop }) => drop.unshared);
  }

  /** Follows a link, or goes to the panel that claims the content; returns whether it did. */
  #handOver(files: readonly TextFile[]): boolean {
    const [file, ...others] = files;
    if (file === undefined || others.length > 0) return false;
    const link = panelLinkIn(file, this.#panels);
    if (link !== null) {
      this.#goTo(link);
      return true;
    }
    const owner = this.#panels.find((panel) => panel.claims?.(file));
    if (owner === undefined || owner === this.#shown) return false;
    this.#goTo(addressOf(owner));
    this.#give(files);
    return true;
  }

  async #offer(id: string, text: string): Promise<(() => void) | null> {
    const panel = this.#panels.find((one) => one.id === id);
    const route = (await panel?.load())?.routeOf?.(text) ?? null;
    if (panel === undefined || route === null) return null;
    return () => {
      this.#goTo(addressOf(panel, route));
      this.#give([{ name: '', text, isPicture: false }]);
    };
  }

  /** Gives content to the shown panel. */
  #give(files: readonly TextFile[]): void {
    this.#slot.whenReady((view) => {
      const texts = files.flatMap(({ text, isPicture }) => (isPicture ? [] : [text]));
      if (view.takeFiles !== undefined) view.takeFiles(files);
      else if (view.paste === undefined) this.#giveToFirst(files);
      else if (texts.length > 0) void view.paste(texts.join('\n'));
      else this.#say(({ drop }) => drop.picture);
    });
  }

  #giveToFirst(files: readonly TextFile[]): void {
    this.#goTo(addressOf(this.#panels[0]!));
    this.#give(files);
  }
}
