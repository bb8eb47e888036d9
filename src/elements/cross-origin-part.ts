import { text } from '../i18n/text.ts'
import { safeUrl } from '../model/url.ts'
import { crossOriginShop } from '../state/leave-page.ts'
import { showProblems } from './diagnostics.ts'
import type { ElementTable } from './element-table.ts'
import { readAttribute } from './json-attribute.ts'
import { create } from './safe-document.ts'
import { createPart } from './small-element.ts'

export type FindShopUrl = () => Promise<string | undefined>

/** Elements that work without script. */
const WORKING = 'a[href], form'

/**
 * What replaces a tag that needs a session of the shop's own pages, on a page of another site: the part of
 * its markup that works there without script, or else a link to the shop.
 */
export function crossOriginPart(
  table: ElementTable,
  findWay?: FindShopUrl,
): ReturnType<typeof createPart> {
  const begin = (host: HTMLElement) => {
    const shop = crossOriginShop()
    if (!shop) return undefined
    const isLeft = host.querySelector(WORKING) !== null
    const link = createLink(shop, findWay)
    if (!isLeft) host.replaceChildren(link)
    showProblems(host, [
      `<${table.tag}> works on pages of ${shop.origin} alone; here ${
        isLeft ? 'it stays as the page has it' : 'it is a link there'
      }`,
    ])
    return () => link.remove()
  }
  return createPart(table, begin, readAttribute)
}

function createLink(shop: URL, findWay: FindShopUrl | undefined): HTMLAnchorElement {
  const link = create('a')
  link.className = 'cs-button cs-button--secondary'
  link.dataset.handoff = ''
  link.href = shop.href
  link.textContent = text('shop.continue', { shop: shop.host })
  void findWay?.().then((url) => {
    link.href = safeUrl(url) ?? shop.href
  })
  return link
}
