/** Some workers die without a sign: of those nothing is heard any more. */

/** Milliseconds in which a worker that is asked for a word has to answer. */
export const LOOK = 4000;

/** Asks for a word now and then; `end`s who has not said it until the next time. What it returns stops that. */
export function endSilent(
  ask: () => Promise<unknown>,
  end: () => void,
  look: number = LOOK,
): () => void {
  let silent = false;
  const timer = setInterval(() => {
    if (silent) end();
    silent = true;
    const heard = (): void => void (silent = false);
    ask().then(heard, heard);
  }, look);
  return () => clearInterval(timer);
}
