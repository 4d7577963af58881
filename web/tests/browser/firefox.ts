/**
 * What Playwright's driver of Firefox leaves out, as of 1.61: fingers, which do nothing; the look of media
 * (colour scheme, motion, forced colours, paper), which stays as it is; files that a page makes and saves, of
 * which it does not tell; dialogs for files, which it leaves open; texts that are filled in, for which it presses
 * every key; keys and clicks in frames, which it sends to the page around; and the size of paper, which it gives
 * in inches for centimetres. Firefox can do all of it, over the connection that Playwright has to it: here it is
 * filled in, and tests are the same for all browsers.
 */
import { randomUUID } from 'node:crypto';
import type { Frame, Page } from '@playwright/test';

type Media = Record<'media' | 'colorScheme' | 'reducedMotion' | 'forcedColors', string>;

/** The inner end of a page in Playwright, which it does not show outside. */
interface Inner {
  readonly browserContext: {
    readonly _options: { readonly isMobile?: boolean };
    readonly _browser: {
      downloadCreated(page: Inner, id: string, url: string, name: string, file: string): void;
      downloadFinished(id: string, error?: string): void;
    };
  };
  emulatedMedia(): Media;
  readonly delegate: {
    readonly _session: {
      readonly sessionId: string;
      send(method: string, parameters: object): Promise<unknown>;
      on(event: string, listener: (download: Download) => void): void;
    };
    readonly rawTouchscreen: { tap(progress: unknown, x: number, y: number): Promise<void> };
    readonly rawKeyboard: { sendText(progress: unknown, text: string): Promise<void> };
    updateEmulateMedia(): Promise<void>;
  };
}

/** What Firefox tells of a file that is saved, when that begins and when it ends. */
interface Download {
  /** Null when it began with no navigation, but with a link to what the page has made. */
  readonly navigation: string | null;
  readonly url: string;
  readonly suggestedFilename: string;
  readonly status: 'complete' | 'canceled';
}

interface Outer {
  readonly _connection: { toImpl(outer: unknown): unknown };
}

const innerOf = <Kind = Inner>(outer: Page | Frame): Kind =>
  (outer as unknown as Outer)._connection.toImpl(outer) as Kind;

/** Firefox's settings of a tab, some of which WebDriver has no words for. */
interface Settings {
  readonly mediumOverride: string;
  readonly prefersColorSchemeOverride: string;
  readonly prefersReducedMotionOverride: string;
  readonly forcedColorsOverride: string;
  /** Together: a screen for fingers, without a mouse, as Firefox's own tools show a phone. */
  readonly touchEventsOverride: 'enabled' | 'none';
  readonly inRDMPane: boolean;
}

const asked = (value: string): string => (value === 'no-override' ? 'none' : value);

const settingsFor = (media: Media, isMobile: boolean): Settings => ({
  mediumOverride: media.media === 'no-override' ? '' : media.media,
  prefersColorSchemeOverride: asked(media.colorScheme),
  prefersReducedMotionOverride: asked(media.reducedMotion),
  forcedColorsOverride: asked(media.forcedColors),
  touchEventsOverride: isMobile ? 'enabled' : 'none',
  inRDMPane: isMobile,
});

/** Runs a function in Firefox's own window, which may do more than a page; it gets `settings` as JSON. */
async function runInWindow({ delegate }: Inner, program: string, settings = {}): Promise<void> {
  const { contexts } = (await delegate._session.send('browsingContext.getTree', {
    'moz:scope': 'chrome',
    maxDepth: 0,
  })) as { contexts: readonly { context: string }[] };
  await delegate._session.send('script.callFunction', {
    functionDeclaration: program,
    arguments: [{ type: 'string', value: JSON.stringify(settings) }],
    target: { context: contexts[0]!.context },
    awaitPromise: false,
  });
}

/** For every tab: one browser has one test at a time. */
const SET_TABS = `(settings) => {
  for (const { gBrowser } of Services.wm.getEnumerator('navigator:browser')) {
    for (const { browsingContext } of gBrowser.browsers) {
      Object.assign(browsingContext, JSON.parse(settings));
    }
  }
}`;

/** Else the first dialog stays open, and its field opens no other. Playwright is told of each all the same. */
const CLOSE_FILE_DIALOGS = `() => {
  const { FilePickerHandler } = ChromeUtils.importESModule(
    'chrome://remote/content/shared/webdriver/FilePickerHandler.sys.mjs',
  );
  FilePickerHandler.dismissFilePickers('tests');
}`;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const moveTo = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });

/** Puts a finger down at the first place, moves it over the others, and lifts it. */
export async function touchInFirefox(page: Page, points: readonly Point[]): Promise<void> {
  const { delegate } = innerOf<Inner>(page);
  const [start, ...rest] = points;
  await delegate._session.send('input.performActions', {
    context: delegate._session.sessionId,
    actions: [
      {
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: 'touch' },
        actions: [
          moveTo(start!),
          { type: 'pointerDown', button: 0 },
          ...rest.map(moveTo),
          { type: 'pointerUp', button: 0 },
        ],
      },
    ],
  });
}

/** Tells Playwright of the downloads that it passes over: those without a navigation. */
function tellOfDownloads(inner: Inner): void {
  const { _session } = inner.delegate;
  const { _browser } = inner.browserContext;
  const underWay = new Map<string, string>();
  _session.on('browsingContext.downloadWillBegin', ({ navigation, url, suggestedFilename }) => {
    if (navigation !== null) return;
    const id = randomUUID();
    underWay.set(url, id);
    // (Firefox tells the name of the file, which has a number when there is one of this name.)
    const name = suggestedFilename.replace(/\(\d+\)(?=\.\w+$)/, '');
    _browser.downloadCreated(inner, id, url, name, suggestedFilename);
  });
  _session.on('browsingContext.downloadEnd', ({ navigation, url, status }) => {
    const id = underWay.get(url);
    if (navigation !== null || id === undefined) return;
    underWay.delete(url);
    _browser.downloadFinished(id, status === 'canceled' ? 'canceled' : undefined);
  });
}

type Action = { readonly type: string } | (Point & { readonly type: string });

/** What Firefox is asked to do with keys, a pointer or a wheel: one of them at a time. */
interface Input {
  readonly actions: readonly [{ readonly type: string; readonly actions: readonly Action[] }];
}

/** What Firefox is asked to print, with all lengths in centimetres. */
interface Paper {
  readonly margin: Readonly<Record<string, number>>;
  readonly page: Readonly<Record<string, number>>;
}

const inCentimetres = (lengths: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(lengths).map(([name, inches]) => [name, inches * 2.54]));

async function focusedFrame(page: Page): Promise<Frame> {
  for (const frame of page.frames().slice(1)) {
    const isFocused = await frame.evaluate(
      () => document.hasFocus() && !(document.activeElement instanceof HTMLIFrameElement),
    );
    if (isFocused) return frame;
  }
  return page.mainFrame();
}

/** The frame that is seen at a place of the page, and where its own places begin. */
async function frameAt(page: Page, { x, y }: Point): Promise<{ frame: Frame; corner: Point }> {
  for (const frame of page.mainFrame().childFrames()) {
    const corner = await (
      await frame.frameElement()
    ).evaluate(
      (element, [left, top]) => {
        if (document.elementFromPoint(left, top) !== element) return null;
        const { clientLeft, clientTop } = element as HTMLElement;
        const box = (element as HTMLElement).getBoundingClientRect();
        return { x: box.left + clientLeft, y: box.top + clientTop };
      },
      [x, y] as const,
    );
    if (corner !== null) return { frame, corner };
  }
  return { frame: page.mainFrame(), corner: { x: 0, y: 0 } };
}

/** Sends what Playwright does, but lengths in centimetres, and keys and pointers to the frame they are for. */
function correctCommands(page: Page, { delegate: { _session } }: Inner): void {
  const send = _session.send.bind(_session);
  const idOf = (frame: Frame): string => innerOf<{ readonly _id: string }>(frame)._id;
  let pointer = { frame: page.mainFrame(), corner: { x: 0, y: 0 } };
  let before: Promise<unknown> = Promise.resolve();

  async function placed({ actions: [device] }: Input): Promise<object> {
    const { type, actions } = device;
    if (type === 'key') return { context: idOf(await focusedFrame(page)), actions: [device] };
    const start = actions.find((action): action is Action & Point => 'x' in action);
    if (start !== undefined) pointer = await frameAt(page, start);
    const { frame, corner } = pointer;
    const moved = actions.map((action) =>
      'x' in action ? { ...action, x: action.x - corner.x, y: action.y - corner.y } : action,
    );
    return { context: idOf(frame), actions: [{ ...device, actions: moved }] };
  }

  _session.send = async (method, parameters) => {
    if (method === 'browsingContext.print') {
      const paper = parameters as Paper;
      const measured = { margin: inCentimetres(paper.margin), page: inCentimetres(paper.page) };
      return send(method, { ...parameters, ...measured });
    }
    if (method === 'input.performActions') {
      // (Playwright presses and lets go without waiting.)
      const done = before.then(async () => send(method, await placed(parameters as Input)));
      before = done.catch(() => undefined);
      return done;
    }
    return send(method, parameters);
  };
}

/** Gives the driver of a page what it lacks. */
export async function completeFirefox(page: Page): Promise<void> {
  const inner: Inner = innerOf(page);
  const { delegate, browserContext } = inner;
  delegate.rawTouchscreen.tap = (_, x, y) => touchInFirefox(page, [{ x, y }]);
  delegate.updateEmulateMedia = () =>
    runInWindow(
      inner,
      SET_TABS,
      settingsFor(inner.emulatedMedia(), browserContext._options.isMobile === true),
    );
  // Playwright would press a key for each character.
  delegate.rawKeyboard.sendText = async (_, text) => {
    const frame = await focusedFrame(page);
    await frame.evaluate((typed) => document.execCommand('insertText', false, typed), text);
  };
  tellOfDownloads(inner);
  correctCommands(page, inner);
  await runInWindow(inner, CLOSE_FILE_DIALOGS);
  await delegate.updateEmulateMedia();
}
