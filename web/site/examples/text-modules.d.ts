/** Files imported as text: the build resolves `text:` followed by a path. */
declare module 'text:*' {
  const text: string;
  export default text;
}
