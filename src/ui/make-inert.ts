/**
 * Makes everything but `kept` rest, for as long as it lies over the page: no focus, no presses, and
 * screen readers pass it by. The returned function undoes that.
 */
export function makeOthersInert(active: Element): () => void {
  const resting: HTMLElement[] = []
  for (let at: Element | null = active; at && at !== document.body; at = at.parentElement) {
    for (const it of at.parentElement?.children ?? []) {
      if (it === at || !(it instanceof HTMLElement) || it.inert) continue
      it.inert = true
      resting.push(it)
    }
  }
  return () => {
    for (const it of resting) it.inert = false
  }
}
