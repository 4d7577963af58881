/** The modules that the build makes (bundle/scripts.mjs): how to load a script, as scripts/lazy-script.ts takes it. */

/** That of the room hints/. */
declare module 'jiugong:hints' {
  const script: import('../scripts/lazy-script').Lazy<typeof import('../hints/hints')>;
  export default script;
}

/** That of the folder rules/, which is above the board. */
declare module 'jiugong:rules' {
  const script: import('../scripts/lazy-script').Lazy<import('./shapes/load-rules').RulesScript>;
  export default script;
}

/** That of locales/chinese-messages.ts. */
declare module 'jiugong:chinese' {
  const script: import('../scripts/lazy-script').Lazy<typeof import('../locales/chinese-messages')>;
  export default script;
}

/** A file as text. */
declare module 'text:*' {
  const text: string;
  export default text;
}
