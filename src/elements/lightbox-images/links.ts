import { MAX_SLIDES } from '../../model/slides.ts'
import { safeUrl } from '../../model/url.ts'
import type { Picture } from '../../ui/lightbox/use-lightbox.ts'

/** The links that lead to a file and hold its picture, in their order; `#…` leads to a place. */
export function linksIn(place: Element): readonly HTMLAnchorElement[] {
  const links = [...place.querySelectorAll<HTMLAnchorElement>('a[href]')]
  return links.filter((it) => it.querySelector('img') && addressOf(it)).slice(0, MAX_SLIDES)
}

export function pictureOf(link: HTMLAnchorElement): Picture {
  return { src: addressOf(link) ?? '', alt: link.querySelector('img')?.alt ?? '' }
}

function addressOf(link: HTMLAnchorElement): string | undefined {
  const href = link.getAttribute('href')
  return href?.startsWith('#') ? undefined : safeUrl(href)
}
