import { checkContent, URL_NAMES } from './content-checks.ts'
import { type AllowList, allowList, SVG_NAMESPACE } from './content-rules.ts'
import { fromHere, isCrossOrigin, readAnswer } from './cross-origin.ts'

/** Nothing of the content was left: the old content stays. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
}

interface SanitizingElement extends Element {
  setHTML?(html: string, options: { readonly sanitizer: object }): void
}

type PurifyOptions = import('dompurify').Config

/**
 * The forms that content may hold: `ours` allows actions of this shop; `opened` removes forms and leaves
 * their fields for a surrounding form.
 */
type FormRule = 'ours' | 'opened'

/**
 * Replaces the content of `target` by HTML from a server. The project's only way to insert HTML: scripts,
 * styles, frames, executable addresses, foreign forms and shadowing ids are removed; our own tags stay,
 * with exactly the attributes of their tables. If the browser cannot sanitize, DOMPurify does. Rejects and
 * keeps the old content if nothing of the HTML is left.
 */
export async function setContent(
  target: Element,
  html: string,
  { forms = 'ours' }: { readonly forms?: FormRule } = {},
): Promise<void> {
  const list = allowList()
  const parsed = parseNatively(html, list) ?? (await purify(html, list))
  if (forms === 'opened') openForms(parsed)
  checkContent(parsed, target, list)
  if (isCrossOrigin()) for (const it of parsed.querySelectorAll('*')) leadToShop(it)
  const isEmpty = parsed.querySelector('*') === null && !parsed.textContent?.trim()
  if (isEmpty && html.trim() !== '') throw new ContentError('Nothing of the content is left')
  target.replaceChildren(...parsed.childNodes)
}

const TABLE = 'table, caption, colgroup, col, thead, tbody, tfoot, tr, th, td, br'
const OF_CELLS = ['scope', 'colspan', 'rowspan', 'span']

/** Inserts the tables of a backend's HTML in `place`: their elements and their text, nothing else. */
export async function setTables(place: Element, html: string): Promise<void> {
  const draft = document.createElement('div')
  await setContent(draft, html)
  for (const it of [...draft.querySelectorAll('*')]) {
    if (it.matches(TABLE)) dropAttributes(it)
    else it.replaceWith(...it.childNodes)
  }
  place.replaceChildren(...draft.childNodes)
}

function dropAttributes(element: Element): void {
  for (const { name } of [...element.attributes]) {
    if (!OF_CELLS.includes(name)) element.removeAttribute(name)
  }
}

/** Makes addresses that the shop wrote for its own pages work on any page. */
function leadToShop(element: Element): void {
  for (const attribute of element.attributes) {
    const { name, value } = attribute
    if (name === 'srcset') attribute.value = value.split(/,\s*/).map(fromHere).join(', ')
    else if (URL_NAMES.test(name)) attribute.value = fromHere(value)
    else if (/^[[{]/.test(value)) attribute.value = rewriteJson(value)
  }
}

/** The element itself reports an attribute that is not JSON. */
function rewriteJson(text: string): string {
  try {
    return JSON.stringify(readAnswer(text))
  } catch {
    return text
  }
}

function openForms(root: ParentNode): void {
  for (const form of root.querySelectorAll('form')) form.replaceWith(...form.childNodes)
}

/** In a document of its own, where nothing loads and no element is upgraded. */
function parseNatively(html: string, list: AllowList): (ParentNode & Node) | undefined {
  const place: SanitizingElement = document.implementation
    .createHTMLDocument('')
    .createElement('div')
  if (!place.setHTML) return undefined
  const { elements, attributes } = list
  // Names that start with data- are all allowed here, and must therefore not be listed.
  const named = attributes.filter((it) => !it.startsWith('data-'))
  const sanitizer = { elements, attributes: named, comments: false, dataAttributes: true }
  place.setHTML(html, { sanitizer })
  return place
}

async function purify(html: string, list: AllowList): Promise<ParentNode & Node> {
  const { default: purifier } = await import('dompurify')
  const found = purifier.sanitize(html, { ...purifyOptions(list), RETURN_DOM_FRAGMENT: true })
  // If its Trusted Types policy is refused, it returns nothing at all.
  return found ?? document.createDocumentFragment()
}

function purifyOptions({ elements, attributes, own }: AllowList): PurifyOptions {
  const ownAttributes = new Set([...attributes, ...[...own.values()].flat()])
  const ordinary = elements.filter((it) => !own.has(it.name))
  return {
    ALLOWED_TAGS: ['#text', ...ordinary.map((it) => it.name)],
    ALLOWED_ATTR: [...attributes, ...ordinary.flatMap((it) => it.attributes)],
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml', SVG_NAMESPACE],
    CUSTOM_ELEMENT_HANDLING: {
      tagNameCheck: (name) => own.has(name),
      attributeNameCheck: (name) => ownAttributes.has(name),
      allowCustomizedBuiltInElements: false,
    },
    ALLOW_DATA_ATTR: true,
    KEEP_CONTENT: false,
  }
}
