import { all, attribute, create } from '../dom.ts'
import { loader } from './page-loader.ts'
import { hydrateNow, isKnown } from './part.ts'

/**
 * Shows every tag that looks like one of ours and is none, and hydrates those that are, so that they
 * say what is wrong with them before anybody acts; now and whenever one is added.
 */
export function startEditorMode(prefix: string): void {
  const look = (element: Element) => {
    const name = attribute(element, 'data-courtside') ?? element.localName
    const isMeant = name !== element.localName || (prefix && name.startsWith(`${prefix}-`))
    if (isKnown(loader.tagOf(element))) hydrateNow(element)
    else if (isMeant) report(element, name)
  }
  all(document, '*').forEach(look)
  new MutationObserver((records) => {
    for (const node of records.flatMap((it) => [...it.addedNodes])) {
      if (node instanceof Element) [node, ...all(node, '*')].forEach(look)
    }
  }).observe(document, { childList: true, subtree: true })
}

function report(element: Element, name: string): void {
  const message = `courtside: no element is called "${name}"`
  const box = create('span', 'courtside-notice')
  console.warn(message, element)
  box.append(message)
  element.append(box)
}
