/** Workers that are late: there is something to stop, or to disturb, however fast the machine is. */
import type { Page } from '@playwright/test';
import type { ToHost } from '../../engine/protocol';

/** Keeps calls of methods whose names begin so from the workers of the page, until the returned function is called. */
export async function holdCalls(page: Page, start: string): Promise<() => Promise<void>> {
  const handle = await page.evaluateHandle((prefix) => {
    const { postMessage } = Worker.prototype;
    const held: (() => void)[] = [];
    Worker.prototype.postMessage = function (message: ToHost, transfer: object = []): void {
      const send = (): void =>
        postMessage.call(this, message, transfer as StructuredSerializeOptions);
      const isHeld =
        message.kind === 'calls' && message.calls.some(([, name]) => name.startsWith(prefix));
      if (isHeld) held.push(send);
      else send();
    };
    return () => {
      Worker.prototype.postMessage = postMessage;
      for (const send of held) send();
    };
  }, start);
  return () => handle.evaluate((letGo) => letGo());
}
