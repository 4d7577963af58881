/** Renders the puzzle as text, for input and output. */
import { html, nothing, type TemplateResult } from 'lit';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { writeNotation } from '../../../board/shapes/notation';
import { copiedLine, puzzleField, textPanel } from '../../ui/text-panel';
import type { SidebarEvents } from './events';
import { describeUnwritten } from './exchange/words';
import type { Model } from './model';
import type { Texts } from './texts';
import { textComplaint } from './words';

/** The puzzle as text, for input and output. */
export function variantsTextPanel(
  model: Model,
  { board }: Pick<JiugongBoard, 'board'>,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  const words = texts.variants.text;
  const complaint = textComplaint(model, texts);
  const unwritten = describeUnwritten(board.layout, texts);
  const content = html`${puzzleField({
      id: 'variants-text',
      label: words.label,
      rows: 6,
      placeholder: words.placeholder,
      value: model.draft ?? writeNotation(board),
      hint: words.hint,
      onInput: on.onDraft,
    })}
    <div class="row">
      <button type="button" @click=${on.onPut}>${texts.page.text.put}</button>
      <button type="button" @click=${on.onCopy}>${words.copy}</button>
    </div>
    ${unwritten === null ? nothing : html`<p>${unwritten}</p>`}
    ${complaint === null ? nothing : html`<p class="alarm">${complaint}</p>`}
    ${copiedLine(model.copied, texts)}`;
  return textPanel(texts, content);
}
