/**
 * examples.html: the element, the frame and the API, each live beside its code, which is the code
 * that runs.
 */
import { html, render, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { firstLanguage } from '../../page/shell/chosen-language';
import { copyText } from '../../page/ui/clipboard';
import { firstTheme, watchSystem, wearTheme } from '../../page/shell/theme';
import { EXAMPLES_MESSAGES } from '../../locales/examples-messages';
import type { ExamplesMessages } from '../../locales/examples/en';
import { run } from './api.js';
import apiCode from 'text:./api.js';
import frameMarkup from 'text:./frame.html';
import frameCode from 'text:./frame.js';
// It only adds a listener and exports nothing.
// oxlint-disable-next-line import/no-unassigned-import
import './frame.js';
import postMarkup from 'text:./post.html';

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

/** (The markup is our own, so unsafeHTML is safe; a script in it would not run.) */
const live = (markup: string): TemplateResult =>
  html`<div class="live">${unsafeHTML(markup)}</div>`;

function page(texts: ExamplesMessages): TemplateResult {
  const { post, frame, api } = texts;
  return html`<header>
      <p><a href="./index.html">${texts.back}</a></p>
      <h1>${texts.title}</h1>
      <p>${texts.lead}</p>
    </header>
    <main>
      <section aria-labelledby="post">
        <h2 id="post">${post.title}</h2>
        <p>${post.text}</p>
        ${code(post.title, postMarkup, texts)} ${live(postMarkup)}
      </section>
      <section aria-labelledby="frame">
        <h2 id="frame">${frame.title}</h2>
        <p>${frame.text}</p>
        ${code(frame.title, `${frameMarkup}\n<script>\n${indent(frameCode)}</script>`, texts)}
        ${live(frameMarkup)}
      </section>
      <section aria-labelledby="api">
        <h2 id="api">${api.title}</h2>
        <p>${api.text}</p>
        ${code(api.title, apiCode, texts)}
        <p><button type="button" @click=${() => void runExample(texts)}>${api.run}</button></p>
        <pre class="output" role="log" aria-label=${api.output}>${printed.join('\n')}</pre>
      </section>
    </main>`;
}

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

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

/** A frame cannot see the theme of the parent page, so it gets it as soon as it is ready. */
addEventListener('message', ({ data, source }) => {
  const frame = document.querySelector('iframe')?.contentWindow;
  if (data?.type !== 'jiugong-ready' || frame === undefined || source !== frame) return;
  frame?.postMessage({ type: 'jiugong-set', theme: theme === 'system' ? 'auto' : theme }, '*');
});
watchSystem(() => wearTheme(theme));

const language = firstLanguage();
const texts = EXAMPLES_MESSAGES[language];
document.documentElement.lang = language;
document.title = `${texts.title} · 九宫 Jiugong`;
draw(texts);
document.querySelector('jiugong-board')!.theme = theme === 'system' ? null : theme;
