/**
 * Adds what Playwright's driver of Firefox lacks, as of 1.61. Touch does nothing; emulated media
 * (colour scheme, motion, forced colours, print) has no effect; downloads of generated files are
 * not reported; file dialogs stay open; filling a field presses every key; keys and clicks in
 * frames go to the parent page; and paper sizes are sent in inches instead of centimetres. Firefox
 * supports all of it over the connection that Playwright has to it: this file uses that connection,
 * so that the tests are the same for all browsers.
 */
import { randomUUID } from 'node:crypto';
import type { Frame, Page } from '@playwright/test';

type Media = Record<'media' | 'colorScheme' | 'reducedMotion' | 'forcedColors', string>;

/** The inner end of a page in Playwright, which is not part of its API. */
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

/** Firefox's events at the start and end of a download. */
interface Download {
  /** Null if a link to a generated file started it, without a navigation. */
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

/** Firefox's settings of a tab, some of which WebDriver does not have. */
interface Settings {
  readonly mediumOverride: string;
  readonly prefersColorSchemeOverride: string;
  readonly prefersReducedMotionOverride: string;
  readonly forcedColorsOverride: string;
  /** Together: a touch screen without a mouse, as in Firefox's own responsive design mode. */
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

/**
 * Runs a function in Firefox's own window, which has more rights than a page; it gets `settings` as
 * JSON.
 */
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

/** For every tab: one browser runs one test at a time. */
const SET_TABS = `(settings) => {
  for (const { gBrowser } of Services.wm.getEnumerator('navigator:browser')) {
    for (const { browsingContext } of gBrowser.browsers) {
      Object.assign(browsingContext, JSON.parse(settings));
    }
  }
}`;

/**
 * Otherwise the first dialog stays open, and its field opens no other. Playwright still gets the
 * event of each.
 */
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

/** Touches the first point, moves over the others, and lifts the finger. */
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

/** Reports to Playwright the downloads that it ignores: those without a navigation. */
function tellOfDownloads(inner: Inner): void {
  const { _session } = inner.delegate;
  const { _browser } = inner.browserContext;
  const underWay = new Map<string, string>();
  _session.on('browsingContext.downloadWillBegin', ({ navigation, url, suggestedFilename }) => {
    if (navigation !== null) return;
    const id = randomUUID();
    underWay.set(url, id);
    // Firefox reports the name of the file, which has a number if the name exists.
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

/** An input command to Firefox: keys, a pointer or a wheel, one of them at a time. */
interface Input {
  readonly actions: readonly [{ readonly type: string; readonly actions: readonly Action[] }];
}

/** A print command to Firefox, with all lengths in centimetres. */
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

/** The frame at a point of the page, and the offset of its own coordinates. */
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

/**
 * Corrects Playwright's commands: lengths become centimetres, and keys and pointers go to the right
 * frame.
 */
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
      // Playwright sends press and release without waiting.
      const done = before.then(async () => send(method, await placed(parameters as Input)));
      before = done.catch(() => undefined);
      return done;
    }
    return send(method, parameters);
  };
}

/** Adds the missing features to the driver of a page. */
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
