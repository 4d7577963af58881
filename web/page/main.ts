/** Starts the page. */
// The first imports, since they start the engine.
// oxlint-disable-next-line import/no-unassigned-import
import './shell/start-engine';
// oxlint-disable-next-line import/no-unassigned-import
import '../board/global';
// Small, and shared by parts: as modules of their own they would be asked for once a part has arrived.
// oxlint-disable-next-line import/no-unassigned-import
import './ui/file-picker';
// oxlint-disable-next-line import/no-unassigned-import
import './ui/introduction';
// oxlint-disable-next-line import/no-unassigned-import
import './ui/link-numbers';
// oxlint-disable-next-line import/no-unassigned-import
import './ui/reveal';
// oxlint-disable-next-line import/no-unassigned-import
import './ui/walk/position';
// oxlint-disable-next-line import/no-unassigned-import
import '../locales/rotation-messages';
// oxlint-disable-next-line import/no-unassigned-import
import '../locales/chinese';
import { JiugongBoard } from '../board/element';
import { replayInput } from './first/input';
import { eraseFirstScreen } from './first/screen';
import { PANELS } from './panels/panels';
import { destinationOf } from './shell/router';
import { Shell } from './shell/shell';
import { loadTexts } from './shell/texts';
import { firstLanguage } from './ui/chosen-language';

function start(): void {
  const texts = loadTexts(firstLanguage(), PANELS).then(
    () => null,
    (error: unknown) => error,
  );
  // Its script comes while the engine starts. (The shell asks again, and says it if that fails.)
  destinationOf(location.hash, PANELS)
    .panel.load()
    .catch(() => undefined);
  // The worker that the first import has requested takes longer than the page, so it goes first: this thread asks for its
  // script, and starts it in a later task. A digit typed meanwhile is drawn in between.
  setTimeout(() =>
    setTimeout(async () => {
      const missing = await texts;
      eraseFirstScreen();
      new Shell(PANELS).start(missing);
      // Once the panel is there.
      setTimeout(replayInput);
    }),
  );
}

// Where it was requested twice (first/missing.ts), the script that came first has defined the board, and starts the page.
if (customElements.get('jiugong-board') === JiugongBoard) start();
