/** What visitors and scripts leave on an element; the server's markup knows nothing of it. */
const KEPT = /^(?:aria-busy|data-(?:state|view|broken))$/

/**
 * Makes a node what another page has in its place. Nodes that are alike stay, and with them the
 * focus, scroll positions, what is typed and what is folded open.
 */
export function updateNode(from: ChildNode, to: ChildNode): void {
  if (from.isEqualNode(to)) return
  if (!(from instanceof Element && to instanceof Element) || from.localName !== to.localName) {
    from.replaceWith(to)
  } else if (!isDrawnByScript(from)) {
    updateAttributes(from, to)
    updateChildren(from, to)
  } else if (isConfigured(to)) {
    updateAttributes(from, to)
  } else {
    from.replaceWith(to)
  }
}

function updateChildren(from: Element, to: Element): void {
  const before = [...from.childNodes]
  const after = [...to.childNodes]
  for (const [at, node] of after.entries()) {
    const own = before[at]
    if (own) updateNode(own, node)
    else from.append(node)
  }
  for (const it of before.slice(after.length)) it.remove()
}

function updateAttributes(from: Element, to: Element): void {
  const isDrawn = isDrawnByScript(from)
  for (const { name } of [...from.attributes]) {
    if (!isVisitors(name) && !KEPT.test(name) && !to.hasAttribute(name)) from.removeAttribute(name)
  }
  for (const { name, value } of to.attributes) {
    const isKept = isVisitors(name) || (isDrawn && KEPT.test(name))
    if (!isKept && from.getAttribute(name) !== value) from.setAttribute(name, value)
  }
}

/** Of what is folded, a visitor decides. */
function isVisitors(name: string): boolean {
  return name === 'open'
}

/** Its script has drawn what is in it, or is about to. */
function isDrawnByScript(element: Element): boolean {
  return element.localName.includes('-') && element.hasAttribute('data-state')
}

/** What it shows follows from its attributes; others hold markup of the page's. */
function isConfigured(element: Element): boolean {
  return [...element.attributes].some((it) => !it.name.startsWith('data-'))
}
