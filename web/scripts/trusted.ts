/**
 * Addresses and texts that become scripts or markup, for pages that take them from a policy alone (`require-trusted-types-for
 * 'script'`): that of the name `jiugong`. Only what this software makes itself goes through it.
 */

/** A policy of Trusted Types. (TypeScript's DOM takes strings where browsers take what it returns.) */
type Policy = Readonly<
  Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>
>;

interface PolicyFactory {
  createPolicy(name: string, policy: Policy): Policy;
}

const asItIs = (text: string): string => text;
const STRINGS: Policy = { createHTML: asItIs, createScript: asItIs, createScriptURL: asItIs };

let made: Policy | null = null;

function policy(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  try {
    made ??= trustedTypes?.createPolicy('jiugong', STRINGS) ?? STRINGS;
  } catch {
    // The page does not allow it. It may have a policy for strings.
    made = STRINGS;
  }
  return made;
}

export const trustedAddress = (address: string): string => policy().createScriptURL(address);
export const trustedScript = (text: string): string => policy().createScript(text);
export const trustedMarkup = (markup: string): string => policy().createHTML(markup);
