import { type Html, html, trusted } from '../../html/html.ts'

/** The name painted in one stroke like the lines of a court; the dot of the i is the ball. */
const LETTERS =
  'M20.4 14.6A9 9 0 1 0 20.4 27.4M45 21a9 9 0 1 1-18 0 9 9 0 0 1 18 0M53 12v10a7.5 7.5 0 0 0 15 0V12M68 22v8M77.5 30V12M77.5 20a8 8 0 0 1 8-8h1.5M95 5.5v17.5a7 7 0 0 0 7 7h1.5M90.5 12h13M124 15.4c-1-2.2-3.4-3.4-6.3-3.4-3.7 0-6.2 1.8-6.2 4.5 0 6.2 13 2.9 13 9.2 0 2.7-2.7 4.3-6.6 4.3-3.3 0-5.9-1.3-6.9-3.7M133 12v18M160 21a9 9 0 1 1-18 0 9 9 0 0 1 18 0M160 3.5V30M168 21h18a9 9 0 1 0-2.8 6.5'

export function logo(): Html {
  return trusted(
    `<svg class="shop-logo" viewBox="1 0 190 34" width="190" height="34" aria-hidden="true" focusable="false"><path d="${LETTERS}" fill="none" stroke="currentColor" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/><circle class="shop-logo__ball" cx="133" cy="4.6" r="3.6"/></svg>`,
  )
}

/** The tab's icon: a service box with a ball in it. */
export function favicon(): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#e86100"/><path d="M6 6h20v20H6zM6 16h20M16 16v10" fill="none" stroke="#fff" stroke-width="2.4"/><circle cx="20.5" cy="11" r="2.8" fill="#d8f034"/></svg>'
}

export function logoLink(href: string, name: string, suffix: string): Html {
  return html`<a class="shop-header__home" href="${href}">${logo()}<span class="cs-visually-hidden">${name}</span>${
    suffix && html`<span class="shop-header__suffix" aria-hidden="true">${suffix}</span>`
  }</a>`
}
