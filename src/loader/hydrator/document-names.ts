import { all, attribute } from '../dom.ts'

/** What `document` also knows by name: `<form name="createElement">` hides the method from everybody. */
const NAMED = ':is(form,img,iframe,embed,object)[name]'

/**
 * Gives names that hide a member of `document` the prefix that sanitizers give them: nothing that
 * draws could work beside them. Fields keep their names, so forms send what they sent.
 */
export function freeNames(root: Document | Element): void {
  const own = root instanceof Element && Element.prototype.matches.call(root, NAMED) ? [root] : []
  for (const element of [...own, ...all(root, NAMED)]) {
    const name = attribute(element, 'name') ?? ''
    if (!(name in Document.prototype)) continue
    console.warn(`courtside: ${name} hides a member of document`)
    Element.prototype.setAttribute.call(element, 'name', `user-content-${name}`)
  }
}

/** React asks what it hears events from for its `nodeName`, the window too, where an id may answer. */
export function freeWindow(): void {
  Object.assign(globalThis, { nodeName: undefined })
}
