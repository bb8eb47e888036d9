import type { NavigationLink } from '../../model/navigation.ts'

/** The picture of a panel, which is no link of the menu. */
const PICTURE = '.main-navbar__picture'

/**
 * The links of a list that the server has written: a link in each item, with a nested list somewhere below
 * it. Reading them keeps data that only scripts would need out of the page's JSON.
 */
export function readMenu(list: Element | undefined): NavigationLink[] {
  const places = [...(list?.children ?? [])].filter((it) => it.matches(`li:not(${PICTURE})`))
  return places.map(readItem)
}

function readItem(place: Element): NavigationLink {
  const link = place.querySelector(':scope > a')
  const quantity = link?.querySelector('.cs-menu-quantity')?.textContent
  const below = place.querySelector('ul')
  return {
    name: nameOf(link),
    url: link?.getAttribute('href'),
    isSelected: link?.hasAttribute('aria-current'),
    cta: place.classList.contains('main-navbar__cta'),
    mobileOnly: place.classList.contains('cs-menu-phone'),
    desktopOnly: place.classList.contains('cs-menu-desktop'),
    imageUrl: pictureOf(link) ?? pictureOf(below?.querySelector(`:scope > ${PICTURE}`)),
    isImages: below?.classList.contains('cs-menu-images'),
    attributes: { cssValue: link?.getAttribute('class') },
    ...(quantity && { quantity: Number(quantity) }),
    ...(below && { links: readMenu(below) }),
  }
}

function pictureOf(place: Element | null | undefined): string | null | undefined {
  return place?.querySelector('img')?.getAttribute('src')
}

function nameOf(link: Element | null): string {
  const words = [...(link?.childNodes ?? [])].filter((it) => it.nodeType === Node.TEXT_NODE)
  return words
    .map((it) => it.textContent)
    .join('')
    .trim()
}
