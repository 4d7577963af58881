/** Files as text, which the build makes of what an import names after `text:`. */
declare module 'text:*' {
  const text: string;
  export default text;
}
