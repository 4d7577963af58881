/**
 * Scripts beside the running one that are loaded when they are first needed, as modules of the engine are. They register
 * themselves in `window.JiugongScripts`; `element.mjs` and `jiugong.mjs` import those with `.mjs`. The page has the
 * rules and the Chinese texts in parts of its own.
 *
 *     jiugong:hints      jiugong-hints.js      what hints say and how they look
 *     jiugong:rules      jiugong-rules.js      the same of the rules of lines, dots and clues
 *     jiugong:chinese    jiugong-chinese.js    the texts of boards in Chinese; until they are there a board is in English
 *     jiugong:gzip       jiugong-gzip.js       unpacks gzip for `solveMany`
 */

/** What the build tells of one (bundle/scripts.mjs). */
export interface Lazy<Exports> {
  /** The build: both scripts must be of the same one. */
  readonly build: string;
  readonly file: string;
  /** Takes the two above. Tries again each time; undefined where the file has another content. */
  load(
    file: string,
    build: string,
  ): Promise<{ readonly build: string; start(): Exports } | undefined>;
}

/** Makes the error of a script that cannot be loaded. */
type Unavailable = (message: string) => Error;

/** Loads a file of the same build as the script that asks for it; `other` says what is wrong with one of another content. */
export async function loadOfBuild<Code extends { readonly build: string }>(
  file: string,
  build: string,
  load: (file: string, build: string) => Promise<Code | undefined>,
  unavailable: Unavailable,
  other = 'has another content',
): Promise<Code> {
  const code = await load(file, build).catch((error: Error) => {
    throw unavailable(`${file} cannot be loaded: ${error.message}`);
  });
  if (code === undefined) throw unavailable(`${file} ${other}.`);
  if (code.build === build) return code;
  throw unavailable(
    `${file} is from a different build than the script that loads it. ` +
      'Use the files of one build, and reload the page.',
  );
}

/**
 * Returns what resolves to the exports of a script. It rejects where the script cannot be loaded; the next call tries
 * again.
 */
export function loadLazily<Exports>(
  { file, build, load }: Lazy<Exports>,
  unavailable: Unavailable,
): () => Promise<Exports> {
  let exports: Promise<Exports> | null = null;
  const start = async (): Promise<Exports> =>
    (await loadOfBuild(file, build, load, unavailable)).start();
  return () =>
    (exports ??= start().catch((error: unknown) => {
      exports = null;
      throw error;
    }));
}
