/**
 * Updates the content of a place to what was drawn anew, and leaves identical nodes alone: the focus stays,
 * an open sheet stays open, and templates and the content of other tags are not touched.
 */
export function renew(place: Node, drawn: Node): void {
  const old = [...place.childNodes].filter((it) => !(it instanceof HTMLTemplateElement))
  const fresh = [...drawn.childNodes]
  fresh.forEach((it, at) => {
    const before = old[at]
    if (!before) place.appendChild(it)
    else if (isAlike(before, it)) renewNode(before, it)
    else place.replaceChild(it, before)
  })
  for (const it of old.slice(fresh.length)) it.remove()
}

function isAlike(one: Node, other: Node): boolean {
  if (!(one instanceof Element && other instanceof Element)) return one.nodeType === other.nodeType
  return one.nodeName === other.nodeName && one.id === other.id && isOfSame(one, other)
}

/**
 * The attributes that identify a tag's content. A tag for something else is replaced, with all it has
 * drawn.
 */
const NAMES = ['articlenumber', 'productid', 'variants']

function isOfSame(one: Element, other: Element): boolean {
  return !isTag(one) || NAMES.every((it) => one.getAttribute(it) === other.getAttribute(it))
}

const isTag = ({ localName }: Element) => localName.includes('-')

function renewNode(before: Node, fresh: Node): void {
  if (before instanceof Element && fresh instanceof Element) renewElement(before, fresh)
  else if (before.nodeValue !== fresh.nodeValue) before.nodeValue = fresh.nodeValue
}

function renewElement(before: Element, fresh: Element): void {
  const isOwn = isTag(before)
  const over = [...before.attributes].filter(({ name }) => !isOwn && !fresh.hasAttribute(name))
  for (const { name } of over) before.removeAttribute(name)
  for (const { name, value } of fresh.attributes) {
    if (before.getAttribute(name) !== value) before.setAttribute(name, value)
  }
  if (!isOwn) renew(before, fresh)
}
