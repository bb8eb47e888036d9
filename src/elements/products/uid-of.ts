const uids = new WeakMap<HTMLElement, string>()
let last = 0

/** Begins the ids of what the cards of this element open, and of nothing else on the page. */
export function uidOf(host: HTMLElement): string {
  const uid = uids.get(host) ?? `products-${++last}`
  uids.set(host, uid)
  return uid
}
