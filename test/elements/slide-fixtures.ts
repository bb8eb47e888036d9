import base from '../../src/ui/base.css'
import lightbox from '../../src/ui/lightbox/lightbox.css'
import panel from '../../src/ui/panel.css'
import slider from '../../src/ui/slider/image-slider.css'
import tokens from '../../src/ui/tokens.css'

/** A picture that exists; the next one does not. */
export const PICTURE = '/docs/shop.jpg'
export const MISSING = '/docs/none.jpg'

/** Gives the page the sheets of slider and lightbox. */
export function styleSlides(): void {
  const sheet = document.createElement('style')
  sheet.textContent = [tokens, base, panel, slider, lightbox].join('\n')
  document.head.append(sheet)
}

/** An attribute's value of JSON. */
export const json = (value: unknown) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
