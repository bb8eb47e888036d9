import { text } from '../i18n/text.ts'
import { safeUrl } from '../model/url.ts'
import { shopElsewhere } from '../state/leave-page.ts'
import { showProblems } from './diagnostics.ts'
import type { ElementTable } from './element-table.ts'
import { create } from './own-document.ts'
import { createPart } from './small-element.ts'

type Part = ReturnType<typeof createPart>

export type FindWay = () => Promise<string | undefined>

/** What works without script. */
const WORKING = 'a[href], form'

/**
 * The part of a tag that needs a session of the shop's own pages. On a page of another site it leaves what
 * works there without script, and has the way to the shop in place of all else.
 */
export function onOwnPages(table: ElementTable, part: Part, findWay?: FindWay): Part {
  const elsewhere = createPart(table, (host) => {
    const shop = shopElsewhere()
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
  })
  const choose = () => (shopElsewhere() ? elsewhere : part)
  return {
    define: (name) => choose().define(name),
    mount: (host) => choose().mount(host),
  }
}

function createLink(shop: URL, findWay: FindWay | undefined): HTMLAnchorElement {
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
