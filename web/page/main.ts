/**
 * Starts the page: the app around the board in index.html, the other panels, and the handlers of
 * the whole document.
 */
// The first import, since it starts the engine.
// oxlint-disable-next-line import/no-unassigned-import
import '../board/global';
import { html, render } from 'lit';
import type { JiugongBoard } from '../board/jiugong-board';
import type { Language } from '../locales/languages';
import { pageMessagesFor } from '../locales/page-messages';
import { Site } from './shell/offline';
import { App } from './panels/solve/solve';
import { Batch } from './panels/batch/batch';
import { firstLanguage, keepLanguage } from './shell/chosen-language';
import { takeDrops } from './shell/drop';
import type { TextFile } from './panels/solve/collection';
import { languageMenu, themeMenu, viewLinks } from './shell/header';
import { isOtherWork, openKeeper } from './ui/store';
import { speakDocument } from './shell/document-language';
import { Rotate } from './panels/rotate/rotate';
import { panelLinkIn } from './ui/link';
import { Share } from './ui/share/share';
import { firstTheme, keepTheme, watchSystem, wearTheme, type Theme } from './shell/theme';
import { Variants } from './panels/variants/variants';
import { viewOf, type View } from './shell/router';

const isIn = (event: Event, selector: string): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches(selector));

/** Elements that handle a paste themselves. */
const TEXT_FIELDS =
  'textarea, input:not([type="radio"], [type="range"], [type="checkbox"]), [contenteditable]';

/** Elements that handle digits and Enter themselves. */
const TAKES_KEYS = `${TEXT_FIELDS}, select`;

/**
 * Whether a key may go to the panel from any focus. Space has another use there, and digits with
 * Control belong to the browser.
 */
const isTyping = ({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey) return /^[zy]$/i.test(key);
  return (
    /^([0-9a-z.]|Backspace|Delete|Escape)$/i.test(key) || (shiftKey && /^Digit[1-9]$/.test(code))
  );
};

const scrolls = (node: EventTarget): boolean => {
  if (!(node instanceof Element) || node === document.documentElement) return false;
  const { overflow } = getComputedStyle(node);
  const isLonger = node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;
  return isLonger && /auto|scroll/.test(overflow);
};

/**
 * Whether a key moves the selection of the panel. Arrows, Home and End reach it from any focus, as
 * digits do, so that the next digit lands in the cell that the person has moved to. They stay with
 * a focused control that uses them (a choice, or a part that scrolls); and a panel without a
 * selected cell leaves them to the page, which scrolls.
 */
const isMoving = (event: KeyboardEvent): boolean =>
  /^(Arrow(Left|Right|Up|Down)|Home|End)$/.test(event.key) &&
  !isIn(event, 'input[type="radio"], input[type="range"]') &&
  !event.composedPath().some(scrolls);

/** Whether a key asks for the answer: it takes two keys, since the answer spoils a puzzle. */
const isSolving = ({ key, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !repeat;

/** The receiver of pastes and keys that have no other target. */
interface Panel {
  /** Opens the content of a URL fragment; returns whether it was for this panel and readable. */
  openLink(fragment: string): boolean;
  paste(text: string): void | Promise<void>;
  takeFiles(files: readonly TextFile[]): void | Promise<void>;
  solve(): Promise<void>;
  /** Handles a key; returns whether it did. */
  press(event: KeyboardEvent): boolean;
}

/** Adds file handling to these panels: several files are one text; pictures are not read. */
const withFiles = (panel: Omit<Panel, 'takeFiles'>): Panel => ({
  openLink: (fragment) => panel.openLink(fragment),
  paste: (text) => panel.paste(text),
  takeFiles: (files) =>
    panel.paste(files.flatMap(({ text, isPicture }) => (isPicture ? [] : [text])).join('\n')),
  solve: () => panel.solve(),
  press: (event) => panel.press(event),
});

function listen(panel: () => Panel, take: (text: string) => void): void {
  // Runs before the board's own handler, since the page supports texts of several puzzles.
  const takePaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (isIn(event, TEXT_FIELDS) || text.trim() === '') return;
    event.preventDefault();
    take(text);
  };
  document.addEventListener('paste', takePaste, { capture: true });
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isIn(event, TAKES_KEYS)) return;
    // Content under a dialog is not visible.
    if (document.querySelector('dialog[open]') !== null) return;
    if (isSolving(event)) {
      // A focused button would be pressed, too.
      event.preventDefault();
      void panel().solve();
    } else if ((isTyping(event) || isMoving(event)) && panel().press(event)) {
      event.preventDefault();
    }
  });
}

/** Returns an element of index.html. */
function element<T extends HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (found === null) throw new Error(`index.html has lost its ${selector}`);
  return found;
}

function start(): void {
  const board = element<JiugongBoard>('jiugong-board');
  const places = {
    solve: element('#solve-view'),
    rotate: element('#rotate-view'),
    variants: element('#variants-view'),
    batch: element('#batch-view'),
  };
  const links = element('#views');
  const settings = element('#settings');
  let language = firstLanguage();
  let texts = pageMessagesFor(language);
  let theme = firstTheme();
  speakDocument(language);
  const keeper = openKeeper();
  const share = new Share(element('#share'), texts.share);
  const app = new App(
    board,
    { desk: element('#desk'), sheets: element('#sheets') },
    keeper,
    share,
    texts,
  );
  const rotate = new Rotate(places.rotate, keeper, share, texts);
  const variants = new Variants(places.variants, keeper, share, texts);
  const batch = new Batch(places.batch, texts);
  // Only the page of the site has a footer; the single file has none.
  const foot = document.querySelector<HTMLElement>('#site');
  const site = foot === null ? null : new Site(foot, texts);
  const panels: Record<View['name'], Panel> = {
    solve: {
      openLink: (fragment) => app.openLink(fragment),
      paste: (text) => app.paste(text),
      takeFiles: (files) => app.takeFiles(files),
      solve: () => app.solve(),
      press: (event) => board.press(event),
    },
    rotate: withFiles(rotate),
    variants: withFiles(variants),
    // The batch panel takes files unread, see below.
    batch: withFiles({
      openLink: () => false,
      paste: (text) => batch.paste(text),
      solve: () => batch.solve(),
      press: () => false,
    }),
  };
  let view: View = { name: 'solve' };

  const drawHeader = (): void => {
    links.setAttribute('aria-label', texts.page.views.label);
    render(viewLinks(view, texts), links);
    render(
      html`${languageMenu(language, texts, speak)} ${themeMenu(theme, texts, wear)}`,
      settings,
    );
  };
  const showTheme = (): void => {
    wearTheme(theme);
    board.theme = theme === 'system' ? null : theme;
  };
  const wear = (chosen: Theme): void => {
    theme = chosen;
    keepTheme(chosen);
    showTheme();
    drawHeader();
  };
  const speak = (chosen: Language): void => {
    language = chosen;
    texts = pageMessagesFor(chosen);
    keepLanguage(chosen);
    speakDocument(chosen);
    for (const panel of [app, rotate, variants, batch, site]) panel?.speak(texts);
    share.speak(texts.share);
    drawHeader();
  };
  const show = (): void => {
    share.close();
    if (view.name === 'rotate') rotate.leave();
    view = viewOf(location.hash);
    // Without this, a reload would replace later work by the link's board.
    if (panels[view.name].openLink(location.hash)) history.replaceState(null, '', `#${view.name}`);
    if (view.name === 'solve') app.open();
    if (view.name === 'rotate') rotate.open(view.kind);
    if (view.name === 'variants') variants.open(view.preset);
    if (view.name === 'batch') batch.open();
    for (const [name, place] of Object.entries(places)) place.hidden = name !== view.name;
    drawHeader();
  };
  /** Follows a link to a panel wherever it is pasted; any other text goes to the current panel. */
  const takeLinkOr = (text: string, take: (panel: Panel) => void | Promise<void>): void => {
    share.close();
    const link = panelLinkIn(text);
    if (link === null) void take(panels[view.name]);
    else if (link === location.hash) show();
    else location.hash = link;
  };
  const take = (text: string): void => takeLinkOr(text, (panel) => panel.paste(text));
  const takeFiles = (files: readonly TextFile[]): void => {
    const hasText = files.some(({ isPicture }) => !isPicture);
    if (hasText || view.name === 'solve') {
      takeLinkOr(files.length === 1 ? files[0]!.text : '', (panel) => panel.takeFiles(files));
    } else {
      element('#drop').textContent = texts.page.drop.picture;
    }
  };
  listen(() => panels[view.name], take);
  takeDrops({
    place: element('#drop'),
    texts: () => texts.page.drop,
    takesWhole: (files) => {
      if (view.name !== 'batch') return false;
      void batch.takeFiles(files);
      return true;
    },
    onFiles: takeFiles,
    onText: take,
    isInField: (event) => isIn(event, TEXT_FIELDS),
  });
  addEventListener('storage', (event) => {
    if (isOtherWork(event)) element('#drop').textContent = texts.page.kept.otherTab;
  });
  addEventListener('hashchange', show);
  watchSystem(showTheme);
  showTheme();
  show();
  void app.start();
  site?.start();
}

// The worker that jiugong.js has requested is created on this thread: it goes first, since it takes
// longer.
setTimeout(start);
