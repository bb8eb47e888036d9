import type { TrackedItem } from '../../model/tracked-item.ts'
import { all, readJson } from './read-page.ts'

const ITEM = 'a[data-item]'
const LIST = 'ul,ol,table'

export interface TrackedList {
  readonly item_list_id: string
  readonly item_list_name: string
  readonly items: readonly TrackedItem[]
}

const reported = new WeakSet<Element>()

/**
 * Calls `report` with each list of products when it first becomes visible, including lists that are drawn
 * later. The returned function stops that.
 */
export function watchLists(report: (list: TrackedList) => void): () => void {
  const views = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || reported.has(target)) continue
      reported.add(target)
      report(readList(target))
    }
  })
  const look = () => {
    for (const it of all(ITEM)) {
      const list = it.closest(LIST)
      if (list) views.observe(list)
    }
  }
  const changes = new MutationObserver(look)
  changes.observe(document, { childList: true, subtree: true })
  look()
  return () => {
    changes.disconnect()
    views.disconnect()
  }
}

/** The product that a link leads to, with its list. */
export function readListed(link: Element): TrackedList | undefined {
  const list = link.closest(LIST)
  return list ? readList(list, link) : undefined
}

function readList(list: Element, link?: Element): TrackedList {
  const id = list.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby')
  // The page's own name: an address or a heading may contain a visitor's input.
  const item_list_id = list.closest('[data-list]')?.getAttribute('data-list') || id || 'list'
  const [heading] = id ? all(`[id="${CSS.escape(id)}"]`) : []
  return {
    item_list_id,
    item_list_name: heading?.textContent?.trim() || item_list_id,
    items: all(ITEM)
      .filter((it) => list.contains(it))
      .flatMap((it, index) =>
        link && link !== it
          ? []
          : { item_id: '', ...readJson(it.getAttribute('data-item')), index },
      ),
  }
}
