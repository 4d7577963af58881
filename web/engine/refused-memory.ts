/**
 * Whether an error says that the browser refuses memory: to a module that starts, or to one that needs more. The latter
 * aborts without a reason in `operator new`, and for none other: no code of the engine aborts.
 */
export const isRefusedMemory = (thrown: unknown): boolean =>
  /Aborted\(\)|out of memory|allocat/i.test(String(thrown));
