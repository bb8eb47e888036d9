const markup = new WeakMap<HTMLElement, readonly ChildNode[]>()

/** Keeps the server's markup for the view that replaces it. */
export function keepMarkup(host: HTMLElement, nodes: readonly ChildNode[]): void {
  markup.set(host, nodes)
}

/** The first matching element of the server's markup, for a view's first draw. */
export function findInMarkup(host: HTMLElement, selector: string): Element | undefined {
  for (const node of markup.get(host) ?? host.childNodes) {
    if (!(node instanceof Element)) continue
    const found = node.matches(selector) ? node : node.querySelector(selector)
    if (found) return found
  }
  return undefined
}

/** The server's markup between the tags. */
export function markupOf(host: HTMLElement): readonly ChildNode[] {
  return markup.get(host) ?? [...host.childNodes]
}
