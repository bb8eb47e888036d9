import { all, attribute } from '../dom.ts'

/**
 * Elements whose names become properties of `document`: `<form name="createElement">` hides the method from
 * every script.
 */
const NAMED = ':is(form,img,iframe,embed,object)[name]'

/**
 * Gives names that hide a member of `document` the prefix that sanitizers use: no drawing would work with
 * them. Fields keep their names, so forms submit the same data.
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

/**
 * React reads the `nodeName` of its event targets, including the window, where an element's id could
 * answer.
 */
export function freeWindow(): void {
  Object.assign(globalThis, { nodeName: undefined })
}
