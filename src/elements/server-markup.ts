/** What is folded in the item below the pointer. */
export interface PointedFold {
  readonly fold: Element
  /** The style sheet has unfolded it, since the pointer rests there long enough. */
  readonly isShown: boolean
  readonly restedMs: number
}

interface Kept {
  readonly nodes: readonly ChildNode[]
  readonly pointed: PointedFold | undefined
}

const markup = new WeakMap<HTMLElement, Kept>()

/**
 * Keeps at hand what the server wrote between the tags, for the view that takes its place; to be
 * called while it still stands in the page.
 */
export function keepMarkup(host: HTMLElement, nodes: readonly ChildNode[]): void {
  const fold = host.querySelector(':hover > details:not([open])')
  markup.set(host, { nodes, pointed: fold ? lookAt(fold) : undefined })
}

function lookAt(fold: Element): PointedFold {
  const [waiting] = fold.getAnimations?.({ subtree: true }) ?? []
  return {
    fold,
    isShown: fold.lastElementChild?.checkVisibility?.() ?? false,
    restedMs: Number(waiting?.currentTime ?? 0),
  }
}

export function findPointedFold(host: HTMLElement): PointedFold | undefined {
  return markup.get(host)?.pointed
}

/** The first element of the server's markup that matches; views ask at their first draw. */
export function findInMarkup(host: HTMLElement, selector: string): Element | undefined {
  for (const node of markup.get(host)?.nodes ?? []) {
    if (!(node instanceof Element)) continue
    const found = node.matches(selector) ? node : node.querySelector(selector)
    if (found) return found
  }
  return undefined
}
