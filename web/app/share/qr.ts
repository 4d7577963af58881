/** A link as a QR code. */
import { html, svg, type TemplateResult } from 'lit';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** White on all sides, which readers need to find the code: four modules by the standard. */
const QUIET = 4;

/** What a generator says of a text that is too long for any code. */
const TOO_LONG = 4;

function codeOf(link: string): ReturnType<typeof generate> | null {
  try {
    return generate(link);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === TOO_LONG) return null;
    throw error;
  }
}

/** Dark on white in a dark theme, too: many readers take no other. Null for a link that has no room in one. */
export function qrCode(link: string, label: string): TemplateResult | null {
  const code = codeOf(link);
  if (code === null) return null;
  const size = code.size + 2 * QUIET;
  return html`<svg class="qr" role="img" aria-label=${label} viewBox="0 0 ${size} ${size}">
    ${svg`<rect width=${size} height=${size} fill="#fff" />
      <path transform="translate(${QUIET} ${QUIET})" d=${toSvgPath(code)} fill="#000" />`}
  </svg>`;
}
