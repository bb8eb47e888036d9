/** All the elements inside one, in their order on the page. */
export const nodesIn = (element: Element) => [...element.querySelectorAll('*')]

/** A string that includes values set as properties, as Preact does. */
export function written(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const it of copy.querySelectorAll('input')) it.setAttribute('value', it.value)
  nodesIn(copy).forEach(sortAttributes)
  removeComments(copy)
  return copy.innerHTML
}

/** Comments that mark sections, which only hydration needs. */
export function removeComments(root: Element): void {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const found: ChildNode[] = []
  while (comments.nextNode()) found.push(comments.currentNode as ChildNode)
  for (const it of found) it.remove()
}

/** Sorts attributes, so that their order makes no difference. */
export function sortAttributes(element: Element): void {
  const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1))
  for (const { name } of attributes) element.removeAttribute(name)
  for (const { name, value } of attributes) element.setAttribute(name, value)
}
