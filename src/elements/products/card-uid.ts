import { findInDocument } from '../safe-document.ts'

const uids = new WeakMap<HTMLElement, string>()
let last = 0

/** The prefix of the ids in this element's cards: the server's, if it has written one. */
export function uidOf(host: HTMLElement): string {
  const uid = uids.get(host) ?? standingUid(host) ?? newUid()
  uids.set(host, uid)
  return uid
}

/** Of two elements with the same ids, the first on the page keeps them. */
function standingUid(host: HTMLElement): string | undefined {
  const id = host.querySelector('[popover]')?.id
  if (!id || !host.contains(findInDocument(`#${CSS.escape(id)}`))) return undefined
  return id.replace(/:\d+$/, '')
}

/** An id that nothing else on the page has. */
function newUid(): string {
  last += 1
  const uid = `products-${last}`
  return findInDocument(`[id^="${uid}"]`) ? newUid() : uid
}
