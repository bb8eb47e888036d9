const markup = new WeakMap<HTMLElement, readonly ChildNode[]>()

/** Keeps at hand what the server wrote between the tags, for the view that takes its place. */
export function keepMarkup(host: HTMLElement, nodes: readonly ChildNode[]): void {
  markup.set(host, nodes)
}

/** The first element of the server's markup that matches; views ask at their first draw. */
export function findInMarkup(host: HTMLElement, selector: string): Element | undefined {
  for (const node of markup.get(host) ?? host.childNodes) {
    if (!(node instanceof Element)) continue
    const found = node.matches(selector) ? node : node.querySelector(selector)
    if (found) return found
  }
  return undefined
}

/** What the server wrote between the tags. */
export function markupOf(host: HTMLElement): readonly ChildNode[] {
  return markup.get(host) ?? [...host.childNodes]
}
