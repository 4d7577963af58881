/**
 * examples.html: the element, the frame and the API, each live beside the code that does the same
 * on another site.
 */
import { html, nothing, render, type TemplateResult } from 'lit';
import { CLASSIC } from '../../board/layout';
import { firstLanguage } from '../../page/ui/chosen-language';
import { copyText } from '../../page/ui/clipboard';
import { firstTheme, watchSystem, applyTheme, type Theme } from '../../page/ui/theme';
import {
  boardCode,
  filesFor,
  frameAddress,
  frameCode,
  PIXELS,
  scriptTag,
} from '../../page/ui/embed/code';
import { FIRST_LOOK, type Look } from '../../page/ui/embed/look';
import { downloads, lookForm } from '../../page/ui/embed/form';
import { EXAMPLES_MESSAGES } from '../../locales/examples-messages';
import type { ExamplesMessages } from '../../locales/examples/en';
import { run } from './api.js';
import apiCode from 'text:./api.js';
import resizeCode from 'text:./frame.js';
// It only adds a listener and exports nothing.
// oxlint-disable-next-line import/no-unassigned-import
import './frame.js';
import { sentences } from '../../locales/sentences';

const POST = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const FRAMED = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

/** The address of this site for other sites; a page opened from a file has none. */
const site = location.protocol === 'file:' ? null : location.href;

const language = firstLanguage();

/** The files that a copy of the script needs. */
const files = (): readonly string[] =>
  filesFor(CLASSIC, look.language ?? language, look.controls && look.hints);

/** The look of both boards and of their code. */
let look: Look = FIRST_LOOK;

/** The output of the API example. */
let printed: readonly string[] = [];

/** The last code to be copied, and whether the browser allowed it. */
let copied: { readonly label: string; readonly isAllowed: boolean } | null = null;

function code(title: string, text: string, texts: ExamplesMessages): TemplateResult {
  const label = `${texts.code}: ${title}`;
  const copy = async (): Promise<void> => {
    copied = { label, isAllowed: await copyText(`${text.trimEnd()}\n`) };
    draw(texts);
  };
  const said = copied?.label !== label ? '' : copied.isAllowed ? texts.copied : texts.notCopied;
  return html`<div class="code">
    <pre tabindex="0" role="region" aria-label=${label}><code>${text.trimEnd()}</code></pre>
    <p>
      <button type="button" class="copy" aria-label=${`${texts.copy}: ${title}`} @click=${copy}>
        ${texts.copy}
      </button>
      <span role="status">${said}</span>
    </p>
  </div>`;
}

const live = (content: TemplateResult): TemplateResult =>
  html`<div class="live" .style=${`max-inline-size: ${PIXELS[look.width]}px`}>${content}</div>`;

function looks(texts: ExamplesMessages): TemplateResult {
  const change = (changed: Partial<Look>): void => {
    look = { ...look, ...changed };
    draw(texts);
  };
  return html`<div class="looks" role="group" aria-label=${texts.look}>
    ${lookForm(look, texts.embed, change)}
  </div>`;
}

/** The theme of the boards here: the chosen one, else that of the page. */
const shownTheme = (): Theme => (look.theme === 'system' ? theme : look.theme);

function liveBoard(): TemplateResult {
  const shown = shownTheme();
  return live(
    html`<jiugong-board
      puzzle=${POST}
      ?controls=${look.controls && look.solve}
      ?hints=${look.controls && look.solve && look.hints}
      play=${look.controls && !look.solve ? (look.hints ? '' : 'check') : nothing}
      lang=${look.language ?? nothing}
      theme=${shown === 'system' ? nothing : shown}
    ></jiugong-board>`,
  );
}

function liveFrame(title: string): TemplateResult {
  const shown = { ...look, theme: shownTheme() };
  return live(html`<iframe title=${title} src=${frameAddress(FRAMED, shown, null)}></iframe>`);
}

function page(texts: ExamplesMessages): TemplateResult {
  const { post, frame, api } = texts;
  return html`<header>
      <p><a href="./index.html">${texts.back}</a></p>
      <h1>${texts.title}</h1>
      <p>${texts.lead}</p>
    </header>
    <main>
      ${looks(texts)}
      <section aria-labelledby="post">
        <h2 id="post">${post.title}</h2>
        <p>${post.text}</p>
        ${code(post.title, boardCode(POST, look, site), texts)}
        <p>
          ${
            site === null
              ? sentences(texts.embed.about.copy(files()), texts.embed.fromFile)
              : texts.embed.ownCopy(files())
          }
          ${downloads(files(), texts.embed)}
        </p>
        ${liveBoard()}
      </section>
      <section aria-labelledby="frame">
        <h2 id="frame">${frame.title}</h2>
        <p>${frame.text}</p>
        ${code(
          frame.title,
          `${frameCode(FRAMED, look, site, texts.board)}${inScript(resizeCode)}`,
          texts,
        )}
        ${liveFrame(texts.board)}
      </section>
      <section aria-labelledby="api">
        <h2 id="api">${api.title}</h2>
        <p>${api.text}</p>
        ${code(api.title, API_CODE, texts)}
        <p><button type="button" @click=${() => void runExample(texts)}>${api.run}</button></p>
        <pre class="output" role="log" aria-label=${api.output}>${printed.join('\n')}</pre>
      </section>
    </main>`;
}

function inScript(program: string, attributes = ''): string {
  return `<script${attributes}>\n${program.replaceAll(/^(?=.)/gm, '  ')}</script>`;
}

/** The program that runs here, as a page of another site needs it. */
const API_CODE =
  scriptTag(site) +
  inScript(`${apiCode.replace(/^export /m, '')}run(console.log);\n`, ' type="module"');

function draw(texts: ExamplesMessages): void {
  render(page(texts), document.querySelector<HTMLElement>('#examples')!);
}

async function runExample(texts: ExamplesMessages): Promise<void> {
  printed = [];
  try {
    await run((text: string) => (printed = [...printed, text]));
  } catch (error) {
    printed = [...printed, String(error)];
  }
  draw(texts);
}

/** The theme chosen on the main page; `theme.js` has applied it to this page. */
const theme = firstTheme();

watchSystem(() => applyTheme(theme));

const texts = EXAMPLES_MESSAGES[language];
document.documentElement.lang = language;
document.title = `${texts.title} · 九宫 Jiugong`;
draw(texts);
