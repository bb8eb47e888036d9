import { all, attribute } from '../dom.ts'

/** What `document` also knows by name: `<form name="createElement">` hides the method from everybody. */
const NAMED = 'form[name],iframe[name],embed[name],object[name],object[id],img[name]'
const KNOWN_BY_ID = ['img', 'object']
const PREFIX = 'user-content-'

/**
 * Gives names that hide a member of `document` the prefix that sanitizers give them: nothing that
 * draws could work beside them. Fields keep their names, so forms send what they sent.
 */
export function freeDocument(added: readonly Node[]): void {
  const roots = added.filter((it) => it instanceof Element || it === document)
  const renamed = roots.flatMap((root) => {
    const found = all(root as Document | Element, NAMED)
    const own = root instanceof Element && Element.prototype.matches.call(root, NAMED) ? [root] : []
    return [...own, ...found].flatMap(rename)
  })
  if (renamed.length === 0) return
  console.warn(
    `courtside renamed what hides members of document: ${[...new Set(renamed)].join(', ')}`,
  )
}

function rename(element: Element): string[] {
  const names = KNOWN_BY_ID.includes(element.localName) ? ['name', 'id'] : ['name']
  return names.flatMap((it) => {
    const value = attribute(element, it) ?? ''
    if (!(value in Document.prototype)) return []
    Element.prototype.setAttribute.call(element, it, PREFIX + value)
    return [value]
  })
}

/** React asks what it hears events from for its `nodeName`, the window too, where an id may answer. */
export function freeWindow(): void {
  if (!Object.hasOwn(globalThis, 'nodeName')) Reflect.set(globalThis, 'nodeName', undefined)
}
