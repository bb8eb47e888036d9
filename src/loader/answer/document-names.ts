import { all, attribute } from '../dom.ts'

/** What `document` also knows by name: `<form name="createElement">` hides the method from everybody. */
const NAMED = ':is(form,img,iframe,embed,object)[name],object[id]'

/**
 * Gives names that hide a member of `document` the prefix that sanitizers give them: nothing that
 * draws could work beside them. Fields keep their names, so forms send what they sent.
 */
export function freeDocument(root: Document | Element = document): void {
  for (const element of all(root, NAMED)) {
    for (const name of ['name', 'id']) {
      const value = attribute(element, name) ?? ''
      if (!(value in Document.prototype)) continue
      console.warn(`courtside: ${value} hides a member of document`)
      Element.prototype.setAttribute.call(element, name, `user-content-${value}`)
    }
  }
}

/** React asks what it hears events from for its `nodeName`, the window too, where an id may answer. */
export function freeWindow(): void {
  if (!Object.hasOwn(globalThis, 'nodeName')) Reflect.set(globalThis, 'nodeName', undefined)
}
