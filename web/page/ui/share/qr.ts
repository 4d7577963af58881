/** Renders a link as a QR code. */
import { html, svg, type TemplateResult } from 'lit';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The quiet zone that readers need around the code: four modules by the standard. */
const QUIET = 4;

/** The generator's error code for a text that is too long for any QR code. */
const TOO_LONG = 4;

function codeOf(link: string): ReturnType<typeof generate> | null {
  try {
    return generate(link);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === TOO_LONG) return null;
    throw error;
  }
}

/**
 * The code is dark on white in a dark theme, too, since many readers require it. Null for a link
 * that is too long.
 */
export function qrCode(link: string, label: string): TemplateResult | null {
  const code = codeOf(link);
  if (code === null) return null;
  const size = code.size + 2 * QUIET;
  return html`<svg class="qr" role="img" aria-label=${label} viewBox="0 0 ${size} ${size}">
    ${svg`<rect width=${size} height=${size} fill="#fff" />
      <path transform="translate(${QUIET} ${QUIET})" d=${toSvgPath(code)} fill="#000" />`}
  </svg>`;
}
