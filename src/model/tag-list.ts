/** The list that a tag manager reads, where the page gives it no other name. */
export const USUAL_LAYER = 'dataLayer'

/** As long as a page is held back for a tag manager. */
export const CALLBACK_MS = 1000

/** Whether a tag manager reads this list: then it has put a `push` of its own on it. */
export function isReadByTagManager(layer: unknown): boolean {
  return Object.hasOwn(layer ?? {}, 'push')
}
