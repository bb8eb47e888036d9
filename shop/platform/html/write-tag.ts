import type { ReactElement, ReactNode } from 'react'
import { flat } from './flat.ts'
import { reactMarkup } from './react-markup.ts'
import { writeAttribute, writeCustomAttribute } from './write-attribute.ts'

export type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }

type Element = ReactElement<Props>
type Write = (node: ReactNode) => string

interface Tag {
  /** `<a`, `<a>` and `</a>`. */
  readonly start: string
  readonly bare: string
  readonly end: string
  readonly isVoid: boolean
  readonly attribute: (prop: string, value: unknown) => string
  /** What React writes after all other attributes, in this order. */
  readonly last: readonly string[]
}

/** What React draws in a way of its own: a chosen option, a first newline, a style sheet. */
const BY_REACT = wordsOf('keygen listing menuitem object option pre select style textarea')
const VOID = wordsOf('area base br col embed hr img input link meta param source track wbr')
const DEFAULTS = wordsOf('defaultChecked defaultValue')
const SENDING = wordsOf('name formAction formEncType formMethod formTarget')
const LAST: Readonly<Record<string, readonly string[]>> = {
  button: SENDING,
  form: wordsOf('action encType method target'),
  input: [...SENDING, 'checked', 'value', ...DEFAULTS],
}
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9-]+)?$/
/** Of SVG, and no custom elements. */
const DASHED = /^(?:annotation|color|font|missing)-/
const MAX_TAGS = 500

const tags = new Map<string, Tag>()

/** A tag with what is in it, which `write` writes. */
export function writeTag(element: Element, name: string, write: Write): string {
  const tag = tags.get(name) ?? readTag(name)
  const { props } = element
  if (!tag || isOdd(name, tag, props)) return reactMarkup(element)
  const start = tag.start + writeAttributes(tag, props)
  if (tag.isVoid) return `${start}/>`
  const open = start === tag.start ? tag.bare : `${start}>`
  const drawn = drawnIn(props)
  return open + (drawn === undefined ? write(props.children) : drawn) + tag.end
}

function readTag(name: string): Tag | undefined {
  if (!NAME.test(name) || DASHED.test(name) || BY_REACT.includes(name)) return undefined
  const tag = {
    start: flat(`<${name}`),
    bare: flat(`<${name}>`),
    end: flat(`</${name}>`),
    isVoid: VOID.includes(name),
    attribute: attributeWriter(name),
    last: Object.hasOwn(LAST, name) ? (LAST[name] ?? []) : [],
  }
  if (tags.size < MAX_TAGS) tags.set(name, tag)
  return tag
}

/** What React refuses, or draws in a way of its own. */
function isOdd(name: string, tag: Tag, props: Props): boolean {
  const isEmpty = isNothing(props.children)
  if (!isNothing(props['dangerouslySetInnerHTML'])) {
    return tag.isVoid || !isEmpty || drawnIn(props) === undefined
  }
  if (!isEmpty && (tag.isVoid || isRaw(name, props.children))) return true
  return tag.last.length > 0 && (isFunction(props['action']) || isFunction(props['formAction']))
}

/** The contents of a script, or several texts in a title. */
function isRaw(name: string, children: ReactNode): boolean {
  return name === 'script' || (name === 'title' && typeof children !== 'string')
}

/** Markup that is drawn already. */
function drawnIn({ dangerouslySetInnerHTML: inner }: Props): string | undefined {
  if (typeof inner !== 'object' || inner === null || !('__html' in inner)) return undefined
  return typeof inner.__html === 'string' ? inner.__html : undefined
}

function writeAttributes(tag: Tag, props: Props): string {
  const { attribute, last } = tag
  let markup = ''
  for (const prop in props) {
    if (!Object.hasOwn(props, prop) || prop === 'children') continue
    if (prop === 'dangerouslySetInnerHTML' || last.includes(prop)) continue
    markup += attribute(prop, props[prop])
  }
  return last.length > 0 ? markup + writeLast(last, props) : markup
}

function writeLinkAttribute(prop: string, value: unknown): string {
  return prop === 'href' && value === '' ? ' href=""' : writeAttribute(prop, value)
}

function attributeWriter(name: string): typeof writeAttribute {
  if (name.includes('-')) return writeCustomAttribute
  return name === 'a' ? writeLinkAttribute : writeAttribute
}

function writeLast(last: readonly string[], props: Props): string {
  const own = (prop: string) => (Object.hasOwn(props, prop) ? props[prop] : undefined)
  let markup = ''
  for (const prop of last) {
    if (prop === 'checked') markup += writeChecked(own('checked') ?? own('defaultChecked'))
    else if (prop === 'value') markup += writeAttribute(prop, own(prop) ?? own('defaultValue'))
    else if (!DEFAULTS.includes(prop)) markup += writeAttribute(prop, own(prop))
  }
  return markup
}

function writeChecked(value: unknown): string {
  return value && !isFunction(value) && typeof value !== 'symbol' ? ' checked=""' : ''
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}

function wordsOf(list: string): readonly string[] {
  return list.split(' ')
}
