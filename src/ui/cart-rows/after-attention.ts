const LOOK_AGAIN_MS = 1000

/**
 * Calls `end` after `ms`, but not while the pointer is on the element or the focus in it. Returns the
 * function that cancels that.
 */
export function whenLeftAlone(find: () => Element | null, ms: number, end: () => void): () => void {
  let timer = setTimeout(look, ms)

  function look(): void {
    const element = find()
    const isAttended = element?.matches(':hover') || element?.contains(document.activeElement)
    if (isAttended) timer = setTimeout(look, LOOK_AGAIN_MS)
    else end()
  }

  return () => clearTimeout(timer)
}
