import { escapeText } from './escape-text.ts'
import { flat } from './flat.ts'
import { reactAttribute } from './react-markup.ts'

/** An attribute says a text, says that it is there, or is the address of something. */
type Kind = 'text' | 'flag' | 'address'

interface Attribute {
  /** A space, its name and the first quote. */
  readonly start: string
  readonly kind: Kind
}

/** What views use; of every other attribute React says how it is written. */
const TEXTS = `alt as autoCapitalize autoComplete autoCorrect charSet colSpan content cx cy d dateTime
  dir encType enterKeyHint fetchPriority fetchpriority fill focusable form height hrefLang id inputMode
  integrity lang list loading max maxLength media method min minLength name pattern placeholder
  popover popoverTarget popoverTargetAction r rel role scope sizes spellCheck srcSet step stroke target
  title type value viewBox width x y`
const FLAGS = 'disabled hidden inert noValidate open readOnly required'
const ADDRESSES = 'action formAction href src'
const RENAMED = {
  className: 'class',
  htmlFor: 'for',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeWidth: 'stroke-width',
  tabIndex: 'tabindex',
}
/** Of these the views say nearly all values, so that they are written once. */
const REPEATED = `aria-busy aria-hidden autoComplete className cx cy d data-state fill focusable height
  inputMode loading maxLength method r rel role spellCheck tabIndex type viewBox width`
const MAX_VALUES = 1000

/** React writes these by their names, and a boolean as a word. */
const OPEN_NAME = /^(?:aria|data)-[a-z-]+$/
const MAX_OPEN_NAMES = 500
/** Of a custom element, which takes every text. What begins with "on" is left to be refused. */
const CUSTOM_NAME = /^(?!on|key$|ref$|style$)[a-z]+(?:-[a-z]+)*$/
/** Addresses that are no script, and not empty. */
const HARMLESS = /^(?:[/?#]|https?:|mailto:|tel:)/

const known = new Map<string, Attribute>([
  ...wordsOf(TEXTS).map((name) => [name, attribute(name, 'text')] as const),
  ...wordsOf(FLAGS).map((name) => [name, attribute(name, 'flag')] as const),
  ['autoFocus', attribute('autofocus', 'flag')],
  ...wordsOf(ADDRESSES).map((name) => [name, attribute(name, 'address')] as const),
  ...Object.entries(RENAMED).map(([prop, name]) => [prop, attribute(name, 'text')] as const),
])
const openNames = new Set<string>()
const repeated = new Map(
  wordsOf(REPEATED).map((prop) => [prop, new Map<string | number, string>()] as const),
)

/** An attribute of a tag as React writes it, with the space before it; or nothing. */
export function writeAttribute(prop: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return writeRepeated(prop, value)
  if (typeof value === 'boolean') return writeBoolean(prop, value)
  if (value === null || value === undefined || prop === 'ref') return ''
  // Handlers, of which a view has many.
  if (typeof value === 'function' && prop !== 'style') return ''
  return reactAttribute('i', prop, value)
}

/** An attribute of a custom element, as React writes it; or nothing. */
export function writeCustomAttribute(prop: string, value: unknown): string {
  const isText = typeof value === 'string' || typeof value === 'number'
  if (isText && prop === 'className') return writeRepeated(prop, value)
  if (isText && CUSTOM_NAME.test(prop)) return ` ${prop}="${escaped(value)}"`
  return value === null || value === undefined ? '' : reactAttribute('x-x', prop, value)
}

function writeRepeated(prop: string, value: string | number): string {
  const values = repeated.get(prop)
  const found = values?.get(value)
  if (found !== undefined) return found
  const written = writeText(prop, value)
  if (values && values.size < MAX_VALUES) values.set(value, flat(written))
  return written
}

function writeText(prop: string, value: string | number): string {
  const { start, kind } = known.get(prop) ?? {}
  const isKnown = kind === 'text' || (kind === 'address' && HARMLESS.test(String(value)))
  if (isKnown) return `${start}${escaped(value)}"`
  return isOpenName(prop) ? ` ${prop}="${escaped(value)}"` : reactAttribute('i', prop, value)
}

function writeBoolean(prop: string, value: boolean): string {
  const { start, kind } = known.get(prop) ?? {}
  if (kind === 'flag') return value ? `${start}"` : ''
  return isOpenName(prop) ? ` ${prop}="${value}"` : reactAttribute('i', prop, value)
}

function escaped(value: string | number): string {
  return typeof value === 'string' ? escapeText(value) : String(value)
}

function isOpenName(prop: string): boolean {
  if (openNames.has(prop)) return true
  if (!OPEN_NAME.test(prop)) return false
  if (openNames.size < MAX_OPEN_NAMES) openNames.add(prop)
  return true
}

function attribute(name: string, kind: Kind): Attribute {
  return { start: flat(` ${name}="`), kind }
}

function wordsOf(list: string): string[] {
  return list.split(/\s+/)
}
