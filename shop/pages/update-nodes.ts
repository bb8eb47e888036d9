/** Attributes that scripts set, and which the server's markup lacks. */
const KEPT = /^(?:aria-busy|data-(?:state|view|broken))$/

/**
 * Updates a node to its counterpart of another page. Equal nodes stay, and with them the focus, scroll
 * positions, typed text and open details.
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

/** Visitors decide what is open. */
function isVisitors(name: string): boolean {
  return name === 'open'
}

/** Whether the element's script draws its content. */
function isDrawnByScript(element: Element): boolean {
  return element.localName.includes('-') && element.hasAttribute('data-state')
}

/** Whether attributes determine the content; other elements hold markup of the page. */
function isConfigured(element: Element): boolean {
  return [...element.attributes].some((it) => !it.name.startsWith('data-'))
}
