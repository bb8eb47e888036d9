import type { TrackedItem } from '../../model/tracked-item.ts'

const ITEM = 'a[data-item]'
const LIST = 'ul,ol,table'

export interface TrackedList {
  readonly item_list_id: string
  readonly item_list_name: string
  readonly items: readonly TrackedItem[]
}

const seen = new WeakSet<Element>()

/** Calls `report` with each list of products when it first comes into view, also one drawn later. */
export function watchLists(report: (list: TrackedList) => void): void {
  const views = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      views.unobserve(target)
      report(readList(target))
    }
  })
  const look = () => {
    for (const it of find(ITEM)) {
      const list = it.closest(LIST)
      if (!list || seen.has(list)) continue
      seen.add(list)
      views.observe(list)
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
  look()
}

/** The product that a link leads to, with the list it stands in. */
export function readListed(link: Element): TrackedList | undefined {
  const list = link.closest(LIST)
  return list ? readList(list, link) : undefined
}

function readList(list: Element, link?: Element): TrackedList {
  const id = list.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby')
  // As the page names it itself; an address or a heading may hold what somebody has typed.
  const item_list_id = list.closest('[data-list]')?.getAttribute('data-list') || id || 'list'
  const [heading] = id ? find(`[id="${CSS.escape(id)}"]`) : []
  return {
    item_list_id,
    item_list_name: heading?.textContent?.trim() || item_list_id,
    items: find(ITEM)
      .filter((it) => list.contains(it))
      .map((it, index) => ({ it, index }))
      .filter(({ it }) => !link || it === link)
      .map(({ it, index }) => ({ ...readItem(it), index })),
  }
}

function readItem(link: Element): TrackedItem {
  try {
    return JSON.parse(link.getAttribute('data-item') ?? '')
  } catch (error) {
    console.error(error)
    return { item_id: '' }
  }
}

function find(selector: string): Element[] {
  return [...Document.prototype.querySelectorAll.call(document, selector)]
}
