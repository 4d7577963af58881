/** Turns of the event loop, which a test waits for in place of milliseconds, however fast the machine is. */

/**
 * Lets the thread handle its events so many times. All that promises have set going ends in the first turn; an engine on this
 * thread works for one slice in each.
 */
export async function turns(count = 1): Promise<void> {
  for (let turn = 0; turn < count; ++turn) await new Promise((resolve) => setImmediate(resolve));
}
