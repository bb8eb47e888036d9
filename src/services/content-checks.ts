import { ALLOWED_ELEMENTS } from '../contract/allowed-elements.ts'
import { safeUrl } from '../model/url.ts'
import { type AllowList, SVG_NAMESPACE } from './content-rules.ts'

/** The actions that a form in content may have: to put articles in the cart, and to change them. */
const FORM_ACTION = /^\/(?:[\w-]+\/){0,4}cart\/(?:add|update)$/i
const FORM_METHOD = /^(?:post|get)$/i
const FIELDS = 'form,input,button,select,textarea,fieldset'
const OPENER = 'button[type="button"][popovertarget]'
const FIELD_TYPES = /^(?:|hidden|number|text|checkbox|radio|email|tel|date|search|submit|button)$/i
/** A name with a hyphen is no identifier, so it shadows nothing that scripts call by its bare name. */
const ID = /^[a-z][\w.:]*-[\w.:-]*$/i
export const URL_NAMES = /^(?:href|src|action)$|(?:url|href)$/
const PAINT_NAMES = /^(?:fill|stroke)$/
const REFERENCE = /url\s*\(/i
const TABINDEX = /^(?:0|-1)$/

interface ContentContext {
  readonly list: AllowList
  readonly root: ParentNode
  /** The element that the content will be put in. */
  readonly target: Element
}

/**
 * Removes from parsed content what the allow list lacks, and what the list alone cannot judge: addresses
 * that are neither http nor of this origin, forms and fields outside our own tags, ids and names that would
 * shadow the page's. The content must not be in a displayed document yet.
 */
export function checkContent(root: ParentNode, target: Element, list: AllowList): void {
  const place = { list, root, target }
  const allowed = new Map(list.elements.map((it) => [keyOf(it.name, it.namespace), it.attributes]))
  for (const element of [...root.querySelectorAll('*')]) {
    const attributes = allowed.get(keyOf(element.localName, element.namespaceURI))
    if (!attributes || !mayStand(element, place)) element.remove()
    else checkAttributes(element, new Set([...list.attributes, ...attributes]), place)
  }
}

function keyOf(name: string, namespace: string | null | undefined): string {
  return namespace === SVG_NAMESPACE ? `svg ${name}` : name
}

function mayStand(element: Element, place: ContentContext): boolean {
  // The element that it opens must be in the content too, otherwise the attribute is removed.
  if (!element.matches(FIELDS) || element.matches(OPENER)) return true
  if (!isInOwnTag(element, place)) return false
  if (element.localName === 'form') return isOwnForm(element)
  return FIELD_TYPES.test(element.getAttribute('type') ?? '')
}

function isInOwnTag(element: Element, { list, target }: ContentContext): boolean {
  for (let it: Element | null = element; it; it = it.parentElement) {
    if (list.own.has(it.localName)) return true
  }
  for (let it: Element | null = target; it; it = it.parentElement) {
    if (list.own.has(it.localName) || it.hasAttribute('data-courtside')) return true
  }
  return false
}

function isOwnForm(form: Element): boolean {
  const action = safeUrl(form.getAttribute('action'), document.baseURI) ?? ''
  return FORM_ACTION.test(action) && FORM_METHOD.test(form.getAttribute('method') ?? 'get')
}

function checkAttributes(
  element: Element,
  names: ReadonlySet<string>,
  place: ContentContext,
): void {
  const mounted = mountedNames(element)
  for (const { name, value } of [...element.attributes]) {
    const isAllowed = names.has(name) || mounted.has(name)
    if (!isAllowed || !isFit(element, name, value, place)) element.removeAttribute(name)
  }
}

/** A plain element that stands for one of our tags has its attributes as `data-…`. */
function mountedNames(element: Element): ReadonlySet<string> {
  const tag = element.getAttribute('data-courtside') ?? ''
  if (!Object.hasOwn(ALLOWED_ELEMENTS, tag)) return new Set()
  const names = ALLOWED_ELEMENTS[tag] ?? []
  return new Set(['data-courtside', ...names.map((it) => `data-${it}`)])
}

function isFit(element: Element, name: string, value: string, place: ContentContext): boolean {
  if (name === 'id') return isFreeId(value, place)
  if (name === 'name' && element.matches(FIELDS)) return !(value in HTMLFormElement.prototype)
  if (/^(?:form|for|popovertarget)$/.test(name)) return isOfContent(value, place)
  if (name === 'tabindex') return TABINDEX.test(value)
  if (name === 'srcset') return value.split(',').every(isSafeCandidate)
  if (PAINT_NAMES.test(name)) return !REFERENCE.test(value)
  return !URL_NAMES.test(name) || safeUrl(value, document.baseURI) !== undefined
}

/** A label, a field or a button that refers to an element of the page would act on it. */
function isOfContent(id: string, { root }: ContentContext): boolean {
  return root.querySelector(`[id="${CSS.escape(id)}"]`) !== null
}

/** An id that the rest of the page does not have, and that is no property of a document. */
function isFreeId(id: string, { target }: ContentContext): boolean {
  if (!ID.test(id) || id in document || id.startsWith('courtside-')) return false
  const others = document.querySelectorAll(`[id="${CSS.escape(id)}"]`)
  return [...others].every((it) => target.contains(it) && it !== target) && id !== 'request-context'
}

function isSafeCandidate(candidate: string): boolean {
  const [url = ''] = candidate.trim().split(/\s+/)
  return safeUrl(url, document.baseURI) !== undefined
}
