import { all, attribute, create } from '../dom.ts'
import { watchPolicy } from '../policy.ts'
import { hydrateNow, isPartTag } from './load-part.ts'
import { loader } from './page-loader.ts'

/**
 * Marks every tag that looks like one of ours but is none, and hydrates ours, so that they report their
 * problems before any input; now and whenever one is added.
 */
export function startEditorMode(prefix: string): void {
  const lacks: string[] = []
  const look = (element: Element) => {
    const name = attribute(element, 'data-courtside') ?? element.localName
    const isMeant = name !== element.localName || (prefix && name.startsWith(`${prefix}-`))
    if (isPartTag(loader.tagOf(element))) {
      hydrateNow(element)
      for (const it of lacks) note(element, it)
    } else if (isMeant) report(element, name)
  }
  const tell = (lack: string) => {
    lacks.push(lack)
    for (const it of all(document, '*')) if (isPartTag(loader.tagOf(it))) note(it, lack)
  }
  all(document, '*').forEach(look)
  watchPolicy(tell)
  // For the code that finds out why a call has failed.
  Object.assign(globalThis, { [Symbol.for('courtside.editor')]: tell })
  new MutationObserver((records) => {
    for (const node of records.flatMap((it) => [...it.addedNodes])) {
      if (node instanceof Element) [node, ...all(node, '*')].forEach(look)
    }
  }).observe(document, { childList: true, subtree: true })
}

function report(element: Element, name: string): void {
  const message = `no element is called "${name}"`
  console.warn(`courtside: ${message}`, element)
  note(element, message)
}

function note(element: Element, message: string): void {
  const box = create('span', 'courtside-notice')
  box.append(`courtside: ${message}`)
  element.append(box)
}
