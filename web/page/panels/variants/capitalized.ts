/** The name of a rule, which is said within a sentence elsewhere, as a label. */
export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
