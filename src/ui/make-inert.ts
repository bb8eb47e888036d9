/**
 * Makes everything but `active` inert while that covers the page: no focus, no presses, and hidden from
 * screen readers. The returned function undoes that.
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
