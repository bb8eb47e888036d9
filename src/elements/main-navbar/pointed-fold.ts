/** What is folded in the item below the pointer. */
export interface PointedFold {
  readonly fold: Element
  /** The style sheet has unfolded it, since the pointer rests there long enough. */
  readonly isShown: boolean
  readonly restedMs: number
}

const pointed = new WeakMap<HTMLElement, PointedFold>()

/** Looks below the pointer as long as the server's markup stands there. */
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
