/** Starts the page. */
// The first import, since it starts the engine.
// oxlint-disable-next-line import/no-unassigned-import
import '../board/global';
import { PANELS } from './panels/panels';
import { Shell } from './shell/shell';

// The worker that the first import has requested is created on this thread: it goes first, since it
// takes longer.
setTimeout(() => new Shell(PANELS).start());
