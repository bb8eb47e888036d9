const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Changes an element like a browser's translation: each text node is replaced by a `<font>`. */
export function translate(place: Element): void {
  for (const node of wordsIn(place)) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `»${node.data}`
    outer.append(inner)
    node.replaceWith(outer)
  }
}

/** Translates it now and whenever something in it changes, until the end of the test. */
export function keepTranslating(place: Element, afterMs?: number): void {
  translate(place)
  const again = () => translate(place)
  const observer = new MutationObserver(() =>
    afterMs === undefined ? again() : setTimeout(again, afterMs),
  )
  observer.observe(place, { childList: true, subtree: true, characterData: true })
  stops.push(() => observer.disconnect())
}

/** The readable text, without the marks of translated words. */
export function readTranslated(place: Element): string {
  const copy = place.cloneNode(true) as Element
  for (const it of copy.querySelectorAll('[hidden]')) it.remove()
  return (copy.textContent ?? '').replaceAll('»', '')
}

/** Updates an element to the server's markup like idiomorph: equal attributes and nodes stay. */
export function morph(from: Element, to: Element): void {
  const names = new Set([...from.getAttributeNames(), ...to.getAttributeNames()])
  for (const it of names) {
    const value = to.getAttribute(it)
    if (value === null) from.removeAttribute(it)
    else from.setAttribute(it, value)
  }
  for (const [at, wanted] of to.childNodes.entries()) morphChild(from, from.childNodes[at], wanted)
  while (from.childNodes.length > to.childNodes.length) from.lastChild?.remove()
}

function morphChild(place: Element, now: ChildNode | undefined, wanted: ChildNode): void {
  const isAlike = now instanceof Element && wanted instanceof Element
  if (isAlike && now.localName === wanted.localName) morph(now, wanted)
  else if (now) now.replaceWith(wanted.cloneNode(true))
  else place.append(wanted.cloneNode(true))
}

function wordsIn(place: Element): Text[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (node.data.trim() && !node.parentElement?.closest('script, style, font')) found.push(node)
  }
  return found
}
