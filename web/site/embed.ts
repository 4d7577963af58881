/**
 * embed.html: a page with one board, configured by the fragment of its address and by messages of
 * the parent page, to which it reports its height and events.
 */
import { chooseLanguage } from '../locales/languages';
import { FramedBoard } from './framed-board';

function start(): void {
  const board = document.querySelector('jiugong-board');
  if (board === null) throw new Error('embed.html has lost its board');
  const root = document.documentElement;
  const language = chooseLanguage(navigator.languages);
  root.lang = language;
  const host = window.parent === window ? null : window.parent;
  const framed = new FramedBoard(board, host, language, root);
  const followFragment = (): void => framed.follow(location.hash);
  const tellSize = (): void => {
    const { height } = document.body.getBoundingClientRect();
    framed.post({ type: 'jiugong-size', height: Math.ceil(height) });
  };
  addEventListener('hashchange', followFragment);
  addEventListener('message', (event) => framed.take(event));
  followFragment();
  // (In a task of its own: messages that WebKit sends during layout seem to come from the parent
  // page.)
  new ResizeObserver(() => setTimeout(tellSize)).observe(document.body);
  framed.post({ type: 'jiugong-ready' });
}

start();
