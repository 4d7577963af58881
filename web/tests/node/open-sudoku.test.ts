/** Files of OpenSudoku: what the player did comes onto the board of Solve with the puzzle. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { boardFrom } from '../../board/snapshot';
import { asRead, untouched } from '../../page/panels/solve/candidates';
import { collectionOf, gather } from '../../page/panels/solve/collection';
import { formatCollection, withCollection } from '../../page/panels/solve/kept-collection';
import { NO_DIGITS } from '../../page/panels/solve/link';
import { FIRST_MODEL, withPuzzles } from '../../page/panels/solve/model';
import { worksIn } from '../../page/panels/solve/open-sudoku';
import type { Engine } from '../../engine/jiugong';
import { load } from '../../../build/site/jiugong.mjs';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ENTERED = 2;

/** A game with a digit in the third cell, and with notes in the other blank ones. */
const gameOf = (version: string, none: string, notes: string, entered = '4'): string => {
  const cells = Array.from(PUZZLE, (given, cell) => {
    if (given !== '.') return `${given}|${none}|0|`;
    return cell === ENTERED ? `${entered}|${none}|1|` : `0|${notes}|1|`;
  });
  return `<game created="0" state="1" data="${version}${cells.join('')}" note="" />`;
};
const fileOf = (...games: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku version="2">\n${games.join('\n')}\n</opensudoku>\n`;
const plain = `<game data="${PUZZLE.replaceAll('.', '0')}" />`;

const masks = (mask: number): readonly number[] =>
  Array.from(PUZZLE, (given, cell) => (given === '.' && cell !== ENTERED ? mask : 0));

let engine: Engine;
before(async () => {
  engine = (await load()) as Engine;
});
after(() => engine.close());

const read = async (text: string) => collectionOf(await engine.readText(text), text).puzzles;

describe('a game of OpenSudoku', () => {
  for (const [name, game, corner, candidates] of [
    ['version 1', gameOf('version: 1\n', '-', '1,3,'), 0, 0b101],
    ['version 2', gameOf('version: 2\n', '0', '5'), 0, 0b101],
    ['version 3, with a written line end', gameOf('version: 3&#10;', '0', '511'), 0, 0b111111111],
    [
      'version 4, with notes in corners',
      gameOf('version: 4\r\n', '0|0', '5|130'),
      0b101,
      0b010000010,
    ],
  ] as const) {
    it(`comes with entered digits and notes: ${name}`, async () => {
      const [puzzle] = await read(fileOf(game));
      assert.deepEqual(asRead(puzzle!), {
        givens: PUZZLE,
        own: '..4'.padEnd(81, '.'),
        corner: masks(corner),
        candidates: masks(candidates),
      });
    });
  }

  it('is a puzzle where nothing was done, and of several each has its own', async () => {
    const turned = plain.replace(/\d{81}/, (cells) => cells.slice(27) + cells.slice(0, 27));
    const puzzles = await read(fileOf(turned, gameOf('version: 1\n', '-', '1,3,')));
    assert.deepEqual(
      puzzles.map((puzzle) => asRead(puzzle).own),
      [NO_DIGITS, '..4'.padEnd(81, '.')],
    );
    assert.deepEqual(asRead(puzzles[0]!), untouched(puzzles[0]!));
    const file = {
      name: 'a.opensudoku',
      text: fileOf(gameOf('version: 2\n', '0', '5')),
      isPicture: false,
    };
    const found = await gather(engine, [file, file], new AbortController().signal);
    assert.deepEqual(
      found.puzzles.map(({ work }) => work?.candidates),
      [masks(5), masks(5)],
    );
    // A reload keeps it for when one goes on to that puzzle.
    const page = withPuzzles(FIRST_MODEL, puzzles);
    const restored = withCollection(
      FIRST_MODEL,
      JSON.parse(JSON.stringify(formatCollection(page))),
    );
    assert.deepEqual(
      restored.puzzles.map((puzzle) => boardFrom(asRead(puzzle))),
      puzzles.map((puzzle) => boardFrom(asRead(puzzle))),
    );
  });

  it('has its work where words are around the file, and in an e-mail', async () => {
    const file = fileOf(gameOf('version: 2\n', '0', '5'));
    const quoted = file.replaceAll('\n', '\n> ');
    for (const text of [`Hi,\nhere it is:\n${file}Bye\n`, `Bob wrote:\n> ${quoted}\n`]) {
      const [puzzle] = await read(text);
      assert.deepEqual([puzzle?.puzzle, puzzle?.work?.candidates], [PUZZLE, masks(5)], text);
    }
  });

  it('has no work in anything else, nor where cells are missing or damaged', () => {
    const game = gameOf('version: 2\n', '0', '5');
    const short = game.replace('|1|', '|');
    for (const text of [
      PUZZLE,
      game,
      fileOf(),
      fileOf(plain),
      fileOf(short),
      '<opensudoku><game data="1|',
    ])
      assert.equal(worksIn(text)(PUZZLE), null, text);
    const odd = fileOf(gameOf('version: 2\n', '0', '9999', 'x'));
    assert.equal(worksIn(odd)(PUZZLE), null);
  });

  it('has its own where others have the same givens, as in two folders', async () => {
    const games = ['1', '6', '7'].map((entered) => gameOf('version: 2\n', '0', '5', entered));
    const puzzles = await read(fileOf(games[0]!, plain, games[1]!, '<game data="5" />', games[2]!));
    assert.deepEqual(
      puzzles.map((puzzle) => asRead(puzzle).own[ENTERED]),
      ['1', '.', '6', '7'],
    );
  });

  it('comes from where the engine finds cells, between empty fields as well', async () => {
    const doubled = gameOf('version: 1\n', '-', '1,3,').replaceAll('|', '||');
    const [puzzle] = await read(fileOf(doubled));
    assert.deepEqual(asRead(puzzle!).candidates, masks(0b101));
    const late = fileOf(gameOf('version: 1\n', '-', '1,3,')).replace(
      '<open',
      `${' '.repeat(1024)}$&`,
    );
    assert.equal(worksIn(late)(PUZZLE), null);
  });

  it('is looked for once where games have no end', () => {
    const text = `<opensudoku version="2">${'<game '.repeat(100_000)}`;
    assert.equal(worksIn(text)(PUZZLE), null);
  });
});
