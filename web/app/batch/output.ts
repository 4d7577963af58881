/** Where results go: into a file that a person chose, or into memory until they are saved. */

/** Bytes that are worth a Blob of their own, which the browser may keep on disk. */
const WORTHWHILE = 2 ** 22;

export interface Output {
  write(bytes: Uint8Array): void | Promise<void>;
  /** All that was written, where it is not in a file already. */
  finish(): Promise<Blob | null>;
}

/** Collects pieces as parts of a Blob, so that a long result never is one array. */
export function collect(type: string): Output {
  const parts: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const pack = (): void => {
    parts.push(new Blob(pieces));
    pieces = [];
    size = 0;
  };
  return {
    write(bytes) {
      pieces.push(bytes as Uint8Array<ArrayBuffer>);
      size += bytes.length;
      if (size >= WORTHWHILE) pack();
    },
    async finish() {
      pack();
      return new Blob(parts, { type });
    },
  };
}

/** The part of the File System Access API that TypeScript does not know, since not every browser has it. */
interface Pickers {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}

export const canSaveDirectly = (): boolean =>
  (globalThis as Pickers).showSaveFilePicker !== undefined;

/** Asks for a file and opens it; null where a person wants none. */
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
