/** What its author says of a puzzle, to be typed; and what is only drawn, while the puzzle is edited. */
import { html, nothing, type TemplateResult } from 'lit';
import type { JiugongBoard } from '../../../../board/jiugong-board';
import { ABOUT, MAX_ABOUT, type About } from '../../../../board/layout';
import { button, labelled } from '../../../ui/form';
import { revealDetails } from '../../../ui/reveal';
import type { Texts } from '../texts';

const SILENT: About = { title: '', author: '', rules: '', message: '' };

export function aboutForm(
  { layout, editing }: Pick<JiugongBoard, 'layout' | 'editing'>,
  { exchange, variants }: Texts,
  onAbout: (about: About) => void,
): TemplateResult | typeof nothing {
  if (!editing) return nothing;
  const words = { ...exchange.about, unknown: variants.unknown.title };
  const about = layout.about ?? SILENT;
  const field = (name: keyof About): TemplateResult => {
    const change = (event: Event): void => {
      const { value } = event.target as HTMLInputElement | HTMLTextAreaElement;
      onAbout({ ...about, [name]: value.replaceAll('\0', '').trim() });
    };
    const id = `about-${name}`;
    const input =
      name !== 'title' && name !== 'author'
        ? html`<textarea
            id=${id}
            rows=${name === 'rules' ? 4 : 2}
            maxlength=${MAX_ABOUT}
            .value=${about[name] ?? ''}
            @change=${change}
          ></textarea>`
        : html`<input
            id=${id}
            type="text"
            autocomplete="off"
            maxlength=${MAX_ABOUT}
            .value=${about[name] ?? ''}
            @change=${change}
          />`;
    return labelled(words[name], input, 'wide');
  };
  return html`<details class="fold about" @toggle=${revealDetails}>
    <summary>${words.summary}</summary>
    <div class="fields">
      ${ABOUT.map(field)} ${about.unknown === undefined ? nothing : field('unknown')}
    </div>
  </details>`;
}

/** How many drawings are no rules, and the way to be rid of them. */
export function cosmeticsLine(
  { layout, editing }: Pick<JiugongBoard, 'layout' | 'editing'>,
  { exchange }: Texts,
  onErase: () => void,
): TemplateResult | typeof nothing {
  const count = layout.cosmetics?.length ?? 0;
  if (!editing || count === 0) return nothing;
  return html`<div class="line cosmetics">
    <span>${exchange.drawn(count)}</span>
    ${button(exchange.eraseDrawn, onErase)}
  </div>`;
}
