/** What goes on paper instead of the page: pictures of boards, one or four to a sheet. */
import { html, render } from 'lit';
import type { Printed } from './model';
import { pictureOf, type PictureWords } from './picture';

/** The picture as part of the page; it is ours, and has nothing but numbers and escaped words in it. */
const drawn = (svg: string): Element =>
  document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true);

/** Fills the place for the sheets, which is shown on paper only; without boards the page itself is printed. */
export function fillSheets(
  place: HTMLElement,
  boards: readonly Printed[],
  perPage: 1 | 4,
  wordsFor: (board: Printed) => PictureWords,
): void {
  const sheets = Array.from({ length: Math.ceil(boards.length / perPage) }, (_, sheet) =>
    boards.slice(sheet * perPage, (sheet + 1) * perPage),
  );
  document.body.classList.toggle('has-sheets', sheets.length > 0);
  render(
    sheets.map(
      (sheet) =>
        html`<div class=${perPage === 1 ? 'sheet' : 'sheet four'}>
          ${sheet.map(
            (board) =>
              html`<figure>
                <figcaption>${board.caption}</figcaption>
                ${drawn(pictureOf(board.snapshot, wordsFor(board)))}
              </figure>`,
          )}
        </div>`,
    ),
    place,
  );
}
