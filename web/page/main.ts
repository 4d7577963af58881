/** Starts the page. */
// The first import, since it starts the engine.
// oxlint-disable-next-line import/no-unassigned-import
import '../board/global';
import { PANELS } from './panels/panels';
import { destinationOf } from './shell/router';
import { Shell } from './shell/shell';

// Its script comes while the engine starts. (The shell asks again, and says it if that fails.)
destinationOf(location.hash, PANELS)
  .panel.load()
  .catch(() => undefined);
// The worker that the first import has requested is created on this thread: it goes first, since it
// takes longer.
setTimeout(() => new Shell(PANELS).start());
