/**
 * The page around the panels: shows the panel of the address, and hands it what belongs to no
 * element in particular: pastes, dropped files, keys.
 */
import { html, render } from 'lit';
import type { Language } from '../../locales/languages';
import { pageMessagesFor } from '../../locales/page-messages';
import type { Panel, PanelView } from '../panel';
import type { TextFile } from '../ui/files';
import { Share } from '../ui/share/share';
import { isOtherWork, openStore } from '../ui/store';
import { firstLanguage, keepLanguage } from '../ui/chosen-language';
import { nameView, speakDocument } from './document-language';
import { takeDrops } from './drop';
import { panelLinks, settingsButton } from './header';
import { isIn, listenForKeys, TEXT_FIELDS } from './keys';
import { Offline } from './offline';
import { addressOf, destinationOf, panelLinkIn } from './router';
import { StorageNotice } from './storage-notice';
import { showDialog } from '../ui/dialog';
import { SETTINGS, settingsDialog, type SettingsEvents } from '../ui/settings/dialog';
import { equip, keepSettings, readSettings } from '../ui/settings/settings';
import { firstTheme, keepTheme, watchSystem, wearTheme, type Theme } from '../ui/theme';

/** Returns an element of index.html. */
function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`index.html has lost its ${selector}`);
  return found;
}

/** The element of a panel; index.html has that of the first one. */
function placeOf({ id }: Panel): HTMLElement {
  const name = `${id}-view`;
  const found = document.getElementById(name);
  if (found !== null) return found;
  const place = document.createElement('main');
  place.id = name;
  place.tabIndex = -1;
  element('footer').before(place);
  return place;
}

export class Shell {
  readonly #panels: readonly Panel[];
  /** The panels that have been shown. */
  readonly #views = new Map<Panel, PanelView>();
  readonly #store = openStore();
  readonly #share: Share;
  readonly #notice: StorageNotice;
  readonly #offline: Offline | null;
  #language = firstLanguage();
  #theme = firstTheme();
  #settings = readSettings();
  #areSettingsOpen = false;
  #shown: Panel;

  readonly #settingsEvents: SettingsEvents = {
    onClose: () => this.#openSettings(false),
    onSettings: (change) => {
      this.#settings = { ...this.#settings, ...change };
      keepSettings(this.#settings);
      this.#equip();
      this.#drawSettings();
    },
    onLanguage: (language) => this.#speak(language),
    onTheme: (theme) => {
      keepTheme(theme);
      this.#wear(theme);
      this.#drawSettings();
    },
  };

  constructor(panels: readonly Panel[]) {
    this.#panels = panels;
    this.#shown = destinationOf(location.hash, panels).panel;
    const texts = pageMessagesFor(this.#language);
    this.#share = new Share(element('#share'), texts.share);
    this.#notice = new StorageNotice(element('#kept'), this.#store, panels);
    // The single file is alone: it has no such part.
    const foot = document.querySelector<HTMLElement>('#site');
    this.#offline = foot === null ? null : new Offline(foot, texts);
  }

  start(): void {
    speakDocument(this.#language);
    listenForKeys({
      onPaste: (text) => this.#take([{ name: '', text, isPicture: false }]),
      onSolve: () => void this.#view.solve(),
      onPress: (event) => this.#view.press(event),
    });
    takeDrops({
      place: element('#drop'),
      texts: () => pageMessagesFor(this.#language).page.drop,
      takesUnread: (files) => {
        void this.#view.takeUnread?.(files);
        return this.#view.takeUnread !== undefined;
      },
      onFiles: (files) => this.#take(files),
      onText: (text) => this.#take([{ name: '', text, isPicture: false }]),
      isInField: (event) => isIn(event, TEXT_FIELDS),
    });
    addEventListener('hashchange', () => this.#followAddress());
    addEventListener('storage', (event) => {
      if (isOtherWork(event)) this.#say(({ kept }) => kept.otherTab);
    });
    this.#store.addEventListener('change', () => {
      if (this.#store.kept !== 'nothing') return;
      for (const view of this.#views.values()) view.forget?.();
    });
    watchSystem(() => this.#wear(this.#theme));
    this.#wear(this.#theme);
    this.#equip();
    this.#followAddress();
    this.#offline?.start();
  }

  /** The panel that is shown, created if it was not shown before. */
  get #view(): PanelView {
    const panel = this.#shown;
    const known = this.#views.get(panel);
    if (known !== undefined) return known;
    const view = panel.create({
      place: placeOf(panel),
      language: this.#language,
      store: this.#store,
      share: this.#share,
      handOver: (files) => this.#handOver(files),
      // (A panel may still be reading a text when another one is shown.)
      setRoute: (route) => {
        if (panel === this.#shown) history.replaceState(null, '', addressOf(panel, route));
      },
    });
    this.#views.set(panel, view);
    // For the boards of the panel.
    this.#wear(this.#theme);
    this.#equip();
    return view;
  }

  /** Shows what the address selects. */
  #followAddress(): void {
    const { panel, route, isLink } = destinationOf(location.hash, this.#panels);
    this.#share.close();
    this.#openSettings(false);
    if (panel !== this.#shown) this.#views.get(this.#shown)?.leave?.();
    this.#shown = panel;
    const view = this.#view;
    // Without this, a reload would replace later work by the link's state.
    if (isLink && view.openLink?.(location.hash) === true) {
      history.replaceState(null, '', addressOf(panel));
    }
    view.open(route);
    // One of them is in index.html, before its panel is created.
    const shown = placeOf(panel);
    for (const place of document.querySelectorAll('main')) place.hidden = place !== shown;
    // Browsers leave the focus, and so the keys, in a hidden panel for a moment.
    if (document.activeElement?.closest('main[hidden]')) shown.focus({ preventScroll: true });
    this.#drawFrame();
  }

  /** Goes to a panel as by a press on its link. */
  #goTo(fragment: string): void {
    history.pushState(null, '', fragment);
    this.#followAddress();
    // A screen reader says which panel this is.
    placeOf(this.#shown).focus({ preventScroll: true });
  }

  #drawFrame(): void {
    const texts = pageMessagesFor(this.#language);
    const links = element('#views');
    links.setAttribute('aria-label', texts.page.panels);
    render(panelLinks(this.#panels, this.#shown, this.#language), links);
    const { name } = this.#shown.messages[this.#language];
    nameView(name, this.#language);
    placeOf(this.#shown).setAttribute('aria-label', name);
    this.#drawSettings();
    this.#notice.show(this.#shown, this.#language);
  }

  #drawSettings(): void {
    const texts = pageMessagesFor(this.#language);
    const shown = { settings: this.#settings, language: this.#language, theme: this.#theme };
    render(
      html`${settingsButton(texts, () => this.#openSettings(true))}
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

  /** Applies the settings to all boards. */
  #equip(): void {
    const { clock } = this.#settings;
    document.documentElement.dataset['clock'] = clock ? 'shown' : 'hidden';
    for (const board of document.querySelectorAll('jiugong-board')) {
      equip(board, this.#settings);
    }
  }

  #wear(theme: Theme): void {
    this.#theme = theme;
    wearTheme(theme);
    for (const board of document.querySelectorAll('jiugong-board')) {
      board.theme = theme === 'system' ? null : theme;
    }
  }

  #speak(language: Language): void {
    const texts = pageMessagesFor(language);
    this.#language = language;
    keepLanguage(language);
    speakDocument(language);
    for (const view of this.#views.values()) view.speak(language);
    this.#share.speak(texts.share);
    this.#offline?.speak(texts);
    this.#drawFrame();
  }

  #say(words: (page: ReturnType<typeof pageMessagesFor>['page']) => string): void {
    element('#drop').textContent = words(pageMessagesFor(this.#language).page);
  }

  /** Hands pasted or dropped content to the panel that it belongs to, else to the shown one. */
  #take(files: readonly TextFile[]): void {
    this.#share.close();
    this.#openSettings(false);
    if (!this.#handOver(files)) this.#give(files);
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
    const owner = this.#panels.find((panel) => panel.claims(file));
    if (owner === undefined || owner === this.#shown) return false;
    this.#goTo(addressOf(owner));
    this.#give(files);
    return true;
  }

  /** Gives content to the shown panel. */
  #give(files: readonly TextFile[]): void {
    const view = this.#view;
    const texts = files.flatMap(({ text, isPicture }) => (isPicture ? [] : [text]));
    if (view.takeFiles !== undefined) view.takeFiles(files);
    else if (texts.length > 0) void view.paste(texts.join('\n'));
    else this.#say(({ drop }) => drop.picture);
  }
}
