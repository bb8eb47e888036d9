import { Fragment, isValidElement, memo, type ReactElement, type ReactNode, Suspense } from 'react'
import { Icon } from '../../../src/ui/icon.tsx'
import { escapeText } from './escape-text.ts'
import { flat } from './flat.ts'
import { keepingOf, keptMarkup } from './kept-markup.ts'
import { reactMarkup } from './react-markup.ts'
import { type Props, writeTag } from './write-tag.ts'

type Component = (props: Props) => ReactNode

interface Memo {
  readonly $$typeof: symbol
  readonly type: unknown
}

const { $$typeof: MEMO } = memo(() => null)
/** As constants: what is imported of React's CommonJS goes through a getter each time. */
const FRAGMENT: unknown = Fragment
const isElement = isValidElement
/** What `renderToString` writes around a boundary, and hydration looks for; static markup has none. */
const BOUNDARY = '<!--$-->'
const BOUNDARY_END = '<!--/$-->'

/** Icons by their props; a page has a hundred, of a few kinds. */
const icons = new Map<string, string>()
const MAX_ICONS = 500

/**
 * Writes views as React's `renderToStaticMarkup` does, letter by letter but for signs. It knows what
 * views are made of: tags, fragments, functions and boundaries; anything else it has React write.
 */
export function writeMarkup(node: ReactNode): string {
  if (typeof node === 'string') return escapeText(node)
  if (typeof node === 'number') return String(node)
  if (Array.isArray(node)) return writeAll(node)
  if (isElement<Props>(node)) return writeElement(node)
  const isKnown = node === null || (typeof node !== 'object' && typeof node !== 'bigint')
  return isKnown ? '' : reactMarkup(node)
}

function writeAll(nodes: readonly ReactNode[]): string {
  let markup = ''
  for (const it of nodes) markup += writeMarkup(it)
  return markup
}

function writeElement(element: ReactElement<Props>): string {
  const { props } = element
  const type: unknown = element.type
  if (typeof type === 'string') return writeTag(element, type, writeMarkup)
  if (type === FRAGMENT) return writeMarkup(props.children)
  if (type === Icon) return writeIcon(props)
  const draw = isMemo(type) ? type.type : type
  if (!isComponent(draw)) return writeOther(element, type)
  const keeping = keepingOf(type)
  return keeping
    ? keptMarkup(keeping, props, (shown) => writeMarkup(draw(shown)))
    : writeMarkup(draw(props))
}

function writeOther(element: ReactElement<Props>, type: unknown): string {
  if (type !== Suspense) return reactMarkup(element)
  return BOUNDARY + writeMarkup(element.props.children) + BOUNDARY_END
}

function writeIcon(props: Props): string {
  const key = JSON.stringify(props)
  const kept = icons.get(key)
  if (kept !== undefined) return kept
  const markup = flat(writeMarkup(Icon(props as unknown as Parameters<typeof Icon>[0])))
  if (icons.size < MAX_ICONS) icons.set(key, markup)
  return markup
}

function isMemo(type: unknown): type is Memo {
  return typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === MEMO
}

/** A function, and no class. */
function isComponent(type: unknown): type is Component {
  return typeof type === 'function' && !type.prototype?.isReactComponent
}
