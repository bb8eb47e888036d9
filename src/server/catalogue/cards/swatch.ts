import { type Html, html } from '../../platform/html/html.ts'

/** A dot of the colour. Fill is an attribute, so that no style has to be allowed by the policy. */
export function swatchDot(hex: string): Html {
  return html`<svg class="shop-swatch" viewBox="0 0 20 20" width="20" height="20"
    aria-hidden="true" focusable="false"><circle cx="10" cy="10" r="9" fill="${hex}"/></svg>`
}
