/** The module that the build makes (bundle/parts.mjs). */

declare module 'page:modules' {
  /** The build: app.js and a part must be of the same one. */
  export const BUILD: string;
  /** The modules of app.js that a part uses, by names of the build. */
  export const modules: Readonly<Record<string, object>>;
}
