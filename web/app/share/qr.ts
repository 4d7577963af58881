/** A link as a QR code. */
import { html, svg, type TemplateResult } from 'lit';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** White on all sides, which readers need to find the code: four modules by the standard. */
const QUIET = 4;

/** Dark on white in a dark theme, too: many readers take no other. */
export function qrCode(link: string, label: string): TemplateResult {
  const code = generate(link);
  const size = code.size + 2 * QUIET;
  return html`<svg class="qr" role="img" aria-label=${label} viewBox="0 0 ${size} ${size}">
    ${svg`<rect width=${size} height=${size} fill="#fff" />
      <path transform="translate(${QUIET} ${QUIET})" d=${toSvgPath(code)} fill="#000" />`}
  </svg>`;
}
