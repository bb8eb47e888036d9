import { type Html, html } from '../../platform/html/html.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { Swatch } from './card-view.ts'

const SHOWN = 5

/** A dot of the colour. Fill is an attribute, so that no style has to be allowed by the policy. */
export function swatchDot(hex: string): Html {
  return html`<svg class="shop-swatch" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false"><circle cx="10" cy="10" r="9" fill="${hex}"/></svg>`
}

/** The colours of a card: dots to see, words to hear. */
export function swatchRow(page: PageContext, swatches: readonly Swatch[]): Html {
  if (swatches.length < 2) return html``
  const more = swatches.length - SHOWN
  const names = swatches.map((it) => it.name).join(', ')
  return html`<p class="shop-card__colours"><span class="cs-visually-hidden">${page.t('page.colours', { n: swatches.length, names })}</span>${swatches
    .slice(0, SHOWN)
    .map((it) =>
      swatchDot(it.hex),
    )}${more > 0 && html`<span aria-hidden="true">+${more}</span>`}</p>`
}
