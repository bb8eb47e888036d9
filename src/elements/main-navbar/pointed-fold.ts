/** The folded part of the item below the pointer. */
export interface PointedFold {
  readonly fold: Element
  /** The style sheet has unfolded it, because the pointer has rested there long enough. */
  readonly isShown: boolean
  readonly restedMs: number
}

const pointed = new WeakMap<HTMLElement, PointedFold>()

/** Watches the pointer as long as the server's markup is in place. */
export function lookBelowPointer(host: HTMLElement): void {
  const fold = host.querySelector(':hover > details:not([open])')
  if (!fold) return void pointed.delete(host)
  const [waiting] = fold.getAnimations?.({ subtree: true }) ?? []
  pointed.set(host, {
    fold,
    isShown: fold.lastElementChild?.checkVisibility?.() ?? false,
    restedMs: Number(waiting?.currentTime ?? 0),
  })
}

export function findPointedFold(host: HTMLElement): PointedFold | undefined {
  return pointed.get(host)
}
