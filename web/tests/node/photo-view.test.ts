/** The dialog for photos, with a camera and an engine that answer as they are told. */
import { dom } from './small-dom';
import assert from 'node:assert/strict';
import { JiugongError } from '../../engine/jiugong';
import { afterEach, beforeEach, test } from 'node:test';
import type { Snapshot } from '../../board/snapshot';
import { Photo, type PhotoSources } from '../../page/panels/solve/photo/photo';
import type { Pixels } from '../../page/panels/solve/photo/straighten';
import { textsFor } from '../../page/panels/solve/photo/texts';
import type { PhotoPuzzle, PhotoReading } from '../../engine/jiugong';
import { PUZZLE } from './board-fixtures';
import { BLANK, crossingsAt, photoAt } from './photo-readings';

const texts = textsFor('en');
const words = texts.photo;

/** A sure reading whose puzzle fills a picture of 90 pixels. */
const reading = (puzzle: string, change: Partial<PhotoPuzzle> = {}): PhotoPuzzle =>
  photoAt(crossingsAt(10), {
    puzzle,
    chances: Array.from(puzzle, (cell) =>
      Array.from({ length: 10 }, (_, digit) =>
        digit === Number(cell.replace('.', '0')) ? 1000 : 0,
      ),
    ),
    ...change,
  });

const found = (puzzle: PhotoPuzzle, ...others: readonly PhotoPuzzle[]): PhotoReading => ({
  ...puzzle,
  others,
  problem: null,
});

/** The first cell is doubtful: a 5, or a 6 or nothing. */
const DOUBTFUL = reading(PUZZLE, {
  verdict: 'doubtful',
  doubtful: [0],
  chances: Array.from({ length: 81 }, () => [20, 0, 0, 0, 0, 900, 80, 0, 0, 0]),
});

const PICTURE: Pixels = { data: new Uint8ClampedArray(4 * 90 * 90), width: 90, height: 90 };
/** Its pixels tell their places. */
for (let index = 0; index < 8100; ++index)
  PICTURE.data.set([index % 90, index / 90, 0, 255], 4 * index);

/** A camera that is on until it is told to stop. */
class Track extends EventTarget {
  readyState = 'live';
  stop(): void {
    this.readyState = 'ended';
  }
}

interface Film {
  readonly track: Track;
  readonly stream: MediaStream;
}

function film(): Film {
  const track = new Track();
  return { track, stream: { getTracks: () => [track] } as unknown as MediaStream };
}

/** What the dialog was drawn with: the straightened photos. */
let drawn: ImageData[];
/** What came to the board. */
let started: Snapshot[];
let dialogs: Photo[];

beforeEach(() => {
  [drawn, started, dialogs] = [[], [], []];
  document.body.innerHTML = '<main></main>';
  setCamera(refuse('NotFoundError'));
});

afterEach(() => {
  for (const photo of dialogs) photo.close();
});

dom.HTMLCanvasElement.prototype.getContext = (() => ({
  putImageData: (image: ImageData) => void drawn.push(image),
})) as never;
Object.defineProperty(globalThis, 'ImageData', {
  value: class {
    constructor(readonly data: Uint8ClampedArray) {}
  },
});

// (happy-dom takes none but its own streams.)
Object.defineProperty(dom.HTMLMediaElement.prototype, 'srcObject', { writable: true });

/** What this browser says when it is asked for a camera; null for one without https, which has no such question. */
function setCamera(ask: (() => Promise<MediaStream>) | null): void {
  const mediaDevices = ask === null ? undefined : { getUserMedia: ask };
  Object.defineProperty(globalThis, 'navigator', {
    value: { mediaDevices, languages: ['en'] },
    configurable: true,
  });
}

const noPicture = (): Promise<never> => Promise.reject(new DOMException('', 'InvalidStateError'));
const refuse = (name: string) => (): Promise<never> => Promise.reject(new DOMException('', name));

function dialogOf(
  answers: readonly (PhotoReading | object)[],
  change: Partial<PhotoSources> = {},
): Photo {
  let next = 0;
  const photo = new Photo(document.querySelector('main')!, 'en', (read) => started.push(read), {
    engine: () =>
      Promise.resolve({
        readPhoto: () => {
          const answer = answers[Math.min(next++, answers.length - 1)]!;
          return 'verdict' in answer ? Promise.resolve(answer) : Promise.reject(answer);
        },
      }),
    readPixels: () => Promise.resolve(PICTURE),
    grabFrame: () => PICTURE,
    ...change,
  });
  dialogs.push(photo);
  return photo;
}

/** Lets all that waits for nothing but each other go on. */
const settle = (): Promise<void> => new Promise((done) => setImmediate(done));

async function read(...answers: readonly (PhotoReading | object)[]): Promise<void> {
  dialogOf(answers).read(new Blob());
  await settle();
}

const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];
const textOf = (selector: string): string =>
  all(selector)
    .map(({ textContent }) => textContent!.replaceAll(/\s+/g, ' ').trim())
    .join(' ');
const said = (): string => textOf('.said');
const isOpen = (): boolean => document.querySelector('dialog')!.open;
const cell = (at: number): HTMLElement => document.querySelector(`[data-cell="${at}"]`)!;
const nameOf = (element: HTMLElement): string => element.getAttribute('aria-label')!;
const buttons = (name: string): HTMLElement[] =>
  all('dialog button').filter(
    (button) => (button.getAttribute('aria-label') ?? button.textContent!.trim()) === name,
  );
const press = (name: string): void => buttons(name)[0]!.click();
const key = (name: string): void =>
  void document.activeElement!.dispatchEvent(
    new dom.KeyboardEvent('keydown', { key: name, bubbles: true }) as unknown as Event,
  );
const isFocused = (element: HTMLElement | undefined): boolean => document.activeElement === element;

test('a puzzle that was read comes onto the board, and the dialog closes', async () => {
  await read(found(reading(PUZZLE)));
  assert.equal(said(), words.check.sure);
  assert.ok(isFocused(buttons(words.check.start)[0]));
  press(words.check.start);
  assert.ok(!isOpen());
  assert.deepEqual(
    started.map(({ givens }) => givens),
    [PUZZLE],
  );
});

test('a doubtful cell comes first, says what it may hold, and changes at a press', async () => {
  await read(found(DOUBTFUL));
  assert.equal(said(), words.check.doubtful(1));
  assert.ok(isFocused(cell(0)));
  const name = nameOf(cell(0));
  assert.equal(name, words.check.cell(1, 1, words.check.or('5', ['6', words.check.blank])));
  const seen = [1, 2, 3].map(() => {
    cell(0).click();
    return nameOf(cell(0)).replace(/^[^:]*: ([^,]*).*$/, '$1');
  });
  assert.deepEqual(seen, ['6', words.check.blank, '5']);
  assert.equal(nameOf(cell(0)), name);
  // The Tab key comes to it, then to one of the others.
  const stops = all('.read-cell').filter((button) => button.getAttribute('tabindex') === '0');
  assert.deepEqual(stops.map(nameOf), [name, words.check.cell(1, 2, '3')]);
  key('5');
  assert.equal(nameOf(cell(0)), words.check.cell(1, 1, '5'));
  assert.equal(said(), words.check.cell(1, 1, '5'));
  assert.ok(isFocused(cell(0)));
  press(words.check.start);
  assert.equal(started[0]!.givens, PUZZLE);
});

test('keys and the keypad change any cell', async () => {
  await read(found(reading(PUZZLE)));
  cell(0).focus();
  key('ArrowRight');
  assert.ok(isFocused(cell(1)));
  key('ArrowDown');
  assert.ok(isFocused(cell(10)));
  key('7');
  assert.equal(nameOf(cell(10)), words.check.cell(2, 2, '7'));
  key('Backspace');
  assert.equal(nameOf(cell(10)), words.check.cell(2, 2, words.check.blank));
  cell(0).click();
  press(texts.keypad.leaveBlank);
  cell(2).click();
  press(texts.keypad.digit(4));
  press(words.check.start);
  assert.equal(started[0]!.givens, `.34${PUZZLE.slice(3)}`);
});

test('Rotate turns the puzzle with its photo', async () => {
  await read(found(reading(PUZZLE)));
  press(words.check.turn);
  const corners = drawn.map(({ data }) => Array.from(data.slice(0, 2)));
  assert.deepEqual(corners, [
    [0, 0],
    [0, 89],
  ]);
  press(words.check.start);
  const turned = Array.from(PUZZLE, (_, at) => PUZZLE[9 * (8 - (at % 9)) + Math.floor(at / 9)]);
  assert.equal(started[0]!.givens, turned.join(''));
});

test('a button goes through the puzzles of a page', async () => {
  await read(found(reading(PUZZLE), reading(BLANK)));
  assert.match(textOf('dialog'), new RegExp(words.check.which(1, 2)));
  press(words.check.other);
  assert.match(textOf('dialog'), new RegExp(words.check.which(2, 2)));
  press(words.check.other);
  press(words.check.other);
  press(words.check.start);
  assert.equal(started[0]!.givens, BLANK);
});

test('it says why nothing was read', async () => {
  await read({ verdict: 'not-found', problem: 'no-grid' });
  assert.equal(textOf('dialog [role=alert]'), words.problems['no-grid'].join(' '));
  document.body.innerHTML = '<main></main>';
  dialogOf([], { readPixels: noPicture }).read(new Blob());
  await settle();
  assert.equal(textOf('dialog [role=alert]'), words.problems['not-a-picture'].join(' '));
  assert.deepEqual(started, []);
});

test('refused memory is told, and the picture is read when there is some', async () => {
  const [noMemory, broken] = (['out-of-memory', 'internal'] as const).map(
    (code) => new JiugongError(code, ''),
  );
  const photo = dialogOf([noMemory!, broken!, found(reading(PUZZLE))]);
  const problems = [];
  for (let attempt = 0; attempt < 3; ++attempt) {
    photo.read(new Blob());
    await settle();
    problems.push(textOf('dialog [role=alert]'));
  }
  assert.deepEqual(problems, [
    words.problems['no-memory'].join(' '),
    words.problems.failed.join(' '),
    '',
  ]);
  assert.equal(said(), words.check.sure);
});

for (const [name, problem] of [
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotReadableError', 'busy'],
] as const) {
  test(`a camera that answers with ${name} is ${problem}, and a picture can be chosen`, async () => {
    setCamera(refuse(name));
    dialogOf([]).open();
    await settle();
    assert.equal(textOf('dialog [role=alert]'), words.problems[problem].join(' '));
    assert.ok(textOf('dialog').includes(words.privacy));
    assert.ok(isFocused(all('dialog input[type=file]')[0]));
  });
}

test('that there is no camera is no error, and cancelling the choice of a file closes nothing', async () => {
  setCamera(refuse('NotFoundError'));
  dialogOf([]).open();
  await settle();
  assert.equal(textOf('dialog [role=alert]'), '');
  assert.equal(textOf('dialog [role=status].problem'), words.problems['no-camera'].join(' '));
  const [input] = all('dialog input[type=file]');
  input!.dispatchEvent(new dom.Event('cancel', { bubbles: true }) as unknown as Event);
  assert.ok(isOpen());
});

test('without https there is a file input alone', () => {
  setCamera(null);
  dialogOf([]).open();
  assert.ok(textOf('dialog').includes(words.choose));
  assert.equal(all('dialog input[type=file]').length, 1);
  assert.deepEqual(buttons(words.useCamera), []);
});

const NOTHING: PhotoReading = { verdict: 'not-found', problem: 'no-grid' };
const hide = (isHidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new dom.Event('visibilitychange') as unknown as Event);
};

for (const [what, leave] of Object.entries<(photo: Photo) => void>({
  'a press on Close': () => press(texts.share.close),
  Escape: () =>
    void document
      .querySelector('dialog')!
      .dispatchEvent(new dom.Event('cancel') as unknown as Event),
  'another panel': (photo) => photo.close(),
  'a page that goes': () => void dom.dispatchEvent(new dom.Event('pagehide')),
})) {
  test(`the camera is off before ${what} closes the dialog`, async () => {
    const { track, stream } = film();
    setCamera(() => Promise.resolve(stream));
    const photo = dialogOf([NOTHING]);
    photo.open();
    await settle();
    assert.ok(isFocused(buttons(words.camera.take)[0]));
    assert.equal(track.readyState, 'live');
    const shown = document.querySelector('dialog')!;
    const states: string[] = [];
    const { close } = shown;
    shown.close = () => {
      states.push(track.readyState);
      close.call(shown);
    };
    leave(photo);
    assert.deepEqual(states, ['ended']);
    assert.ok(!isOpen());
  });
}

test('the camera is off while the page is hidden, and on again when it is seen', async () => {
  const films = [film(), film()];
  let asked = 0;
  setCamera(() => Promise.resolve(films[asked++]!.stream));
  dialogOf([NOTHING]).open();
  await settle();
  hide(true);
  assert.equal(films[0]!.track.readyState, 'ended');
  hide(false);
  await settle();
  assert.equal(films[1]!.track.readyState, 'live');
  assert.ok(isFocused(buttons(words.camera.take)[0]));
});

test('the camera is off once a frame is taken, whatever is in it', async () => {
  const { track, stream } = film();
  setCamera(() => Promise.resolve(stream));
  dialogOf([NOTHING, found(reading(BLANK, { verdict: 'unread' }))]).open();
  await settle();
  press(words.camera.take);
  await settle();
  assert.equal(track.readyState, 'ended');
  assert.equal(said(), words.check.unread);
});

test('a camera that is allowed too late is off at once', async () => {
  const { track, stream } = film();
  let allow!: () => void;
  setCamera(() => new Promise((resolve) => (allow = () => resolve(stream))));
  const photo = dialogOf([]);
  photo.open();
  photo.close();
  allow();
  await settle();
  assert.equal(track.readyState, 'ended');
});

test('a camera that goes away is told of, and a picture can be chosen', async () => {
  const { track, stream } = film();
  setCamera(() => Promise.resolve(stream));
  dialogOf([NOTHING]).open();
  await settle();
  track.dispatchEvent(new Event('ended'));
  assert.equal(textOf('dialog [role=alert]'), words.problems.busy.join(' '));
  assert.equal(track.readyState, 'ended');
});
