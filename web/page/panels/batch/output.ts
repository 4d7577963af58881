/**
 * Outputs for results: a file that the user chose, or memory until they are saved. (Chromium keeps Blobs in the memory of its
 * own process, so that large inputs are written into a file.)
 */

/** The size in bytes of the parts of a Blob, which the browser may store on disk. */
const WORTHWHILE = 2 ** 22;

export interface Output {
  /** Writes bytes; their memory may be reused after this resolves. */
  write(bytes: Uint8Array): void | Promise<void>;
  /** Returns all that was written, or null if it was written to a file. */
  finish(): Promise<Blob | null>;
}

/** Collects chunks as parts of a Blob, so that a long result is never one array. */
export function collect(type: string): Output {
  const parts: Blob[] = [];
  const memory = new Uint8Array(WORTHWHILE);
  let used = 0;
  const pack = (): void => {
    parts.push(new Blob([memory.subarray(0, used)]));
    used = 0;
  };
  return {
    write(bytes) {
      for (let at = 0; at < bytes.length;) {
        const taken = bytes.subarray(at, at + memory.length - used);
        memory.set(taken, used);
        used += taken.length;
        at += taken.length;
        if (used === memory.length) pack();
      }
    },
    async finish() {
      pack();
      return new Blob(parts, { type });
    },
  };
}

/**
 * The part of the File System Access API that TypeScript does not declare, since not every browser
 * has it.
 */
interface Pickers {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}

export const canSaveDirectly = (): boolean =>
  (globalThis as Pickers).showSaveFilePicker !== undefined;

/** Asks for a file and opens it. Returns null if the user cancels. */
export async function openFile(
  suggestedName: string,
): Promise<{ readonly name: string; readonly output: Output } | null> {
  try {
    const handle = await (globalThis as Pickers).showSaveFilePicker!({ suggestedName });
    const stream = await handle.createWritable();
    return {
      name: handle.name,
      output: {
        write: (bytes) => stream.write(bytes as Uint8Array<ArrayBuffer>),
        async finish() {
          await stream.close();
          return null;
        },
      },
    };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}
