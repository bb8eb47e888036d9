import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parseWithAbsoluteUrls } from '../contract/absolute-urls.ts'
import { ALLOWED_ELEMENTS } from '../contract/allowed-elements.ts'
import { readProductViews } from '../contract/product-views.ts'
import { defaultOf, readPlain } from '../elements/attribute-value.ts'
import type { AttributeProps, ElementTable } from '../elements/element-table.ts'
import { table as availability } from '../elements/products/product-availability.table.ts'
import { table as card } from '../elements/products/product-card.table.ts'
import { table as list } from '../elements/products/product-list.table.ts'
import { table as price } from '../elements/products/product-price.table.ts'
import {
  availabilityView,
  cardView,
  listView,
  type ProductTagData,
  priceView,
} from '../elements/products/views.tsx'
import { textWith, withTexts } from '../i18n/text.ts'
import { enCore } from '../i18n/texts/core/en.ts'
import { svCore } from '../i18n/texts/core/sv.ts'
import { enProducts } from '../i18n/texts/products/en.ts'
import { svProducts } from '../i18n/texts/products/sv.ts'
import { languageOf } from '../model/language.ts'
import {
  articleQuery,
  cardQuery,
  listQuery,
  productsFor,
  type TagQuery,
} from '../model/product-queries.ts'
import type { Storefront } from '../model/storefront.ts'
import { encodeQuery } from '../model/url.ts'

const TEXTS = { sv: { ...svCore, ...svProducts }, en: { ...enCore, ...enProducts } }

type Value = string | number | boolean | object | null | undefined

interface RenderOptions {
  /** The answer of `GET /api/products`, for this tag or for several; validated like any input. */
  readonly products?: unknown
  /** The page's `lang`; Swedish unless it is English. */
  readonly language?: string
  readonly storefront?: Storefront
  /** The page's own texts by key, as in its `courtside-texts`. */
  readonly texts?: Readonly<Record<string, string>>
  /** The shop's origin, for a page of another one: paths in the answer lead there. */
  readonly origin?: string
  /** Whether an element without a hyphen stands for the tag. */
  readonly plain?: boolean
}

/** The written attributes of a tag, by their names in lower case. */
type WrittenAttributes = Readonly<Record<string, string>>

/** A tag as HTML, with the products of an answer if one is given. */
export function renderTag(
  tag: string,
  attributes: Readonly<Record<string, Value>> = {},
  options: RenderOptions = {},
): string {
  const own = ownTag(tag)
  const written = write(own, attributes)
  const draw = INSIDE[own]
  const inside = draw && Array.isArray(options.products) ? draw(written, options) : ''
  return options.plain
    ? element(INLINE.includes(own) ? 'span' : 'div', asPlain(own, written), inside)
    : element(tag, written, inside)
}

function element(name: string, written: WrittenAttributes, inside: string): string {
  const attributes = Object.entries(written).map(([it, value]) => ` ${it}="${inQuotes(value)}"`)
  return `<${name}${attributes.join('')}>${inside}</${name}>`
}

/** Escapes what HTML would read differently, including a lone carriage return. */
function inQuotes(value: string): string {
  return value.replace(/["&'<>\r]/g, (it) => `&#${it.charCodeAt(0)};`)
}

const NAME = /^[a-z][\w.-]*$/

/** The tag of the tables that a name is, or ends with after a prefix. */
function ownTag(name: string): string {
  const tags = Object.keys(ALLOWED_ELEMENTS)
  const own = tags.find((it) => it === name) ?? tags.find((it) => name.endsWith(`-${it}`))
  if (own && NAME.test(name)) return own
  throw new TypeError(`There is no tag "${name}". There are ${tags.join(', ')}.`)
}

const ANYWHERE = ['id', 'class', 'hidden', 'lang', 'slot']
const DATA = /^data-[a-z\d-]+$/

function write(tag: string, attributes: Readonly<Record<string, Value>>): WrittenAttributes {
  const allowed = [...(ALLOWED_ELEMENTS[tag] ?? []), ...ANYWHERE]
  const written: Record<string, string> = {}
  for (const [attribute, value] of Object.entries(attributes)) {
    const name = attribute.toLowerCase()
    if (!allowed.includes(name) && !DATA.test(name)) {
      throw new TypeError(`${tag} has no "${attribute}". It has ${allowed.join(', ')} and data-….`)
    }
    const text = textOf(value)
    if (text !== undefined) written[name] = text
  }
  return written
}

function textOf(value: Value): string | undefined {
  if (value === undefined || value === null || value === false) return undefined
  if (value === true) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Tags within text. */
const INLINE: readonly string[] = [price.tag, availability.tag]

/** The attributes of an element that stands for a tag. */
function asPlain(tag: string, written: WrittenAttributes): WrittenAttributes {
  const isCommon = (name: string) => ANYWHERE.includes(name) || DATA.test(name)
  const entries = Object.entries(written)
  const named = entries.map(([it, value]) => [isCommon(it) ? it : `data-${it}`, value])
  return { 'data-courtside': tag, ...Object.fromEntries(named) }
}

interface ProductTag<Table extends ElementTable> {
  readonly table: Table
  readonly ask: (props: AttributeProps<Table>) => TagQuery
  readonly view: (data: ProductTagData) => ReactNode
}

type Draw = (written: WrittenAttributes, options: RenderOptions) => string

/** The content between the tags, by tag. */
const INSIDE: Readonly<Record<string, Draw>> = {
  [price.tag]: drawing({ table: price, ask: articleQuery, view: priceView }),
  [availability.tag]: drawing({ table: availability, ask: articleQuery, view: availabilityView }),
  [card.tag]: drawing({ table: card, ask: cardQuery, view: cardView }),
  [list.tag]: drawing({ table: list, ask: listQuery, view: listView }),
}

function drawing<Table extends ElementTable>({ table, ask, view }: ProductTag<Table>): Draw {
  return (written, { products, origin, language: lang, storefront = 'sport', texts }) => {
    const question = ask(readProps(table, written))
    if (!question) return ''
    const answer = origin ? parseWithAbsoluteUrls(JSON.stringify(products), origin) : products
    const data = {
      products: productsFor(question, readProductViews(answer)),
      uid: uidOf(table, written),
      storefront,
    }
    const language = languageOf(lang)
    const say = textWith(language, TEXTS[language], texts)
    return withTexts(say, () => renderToStaticMarkup(view(data)))
  }
}

/** As the browser reads them. */
function readProps<Table extends ElementTable>(
  { attributes }: Table,
  written: WrittenAttributes,
): AttributeProps<Table> {
  const props = Object.entries(attributes).map(([name, attribute]) => {
    const read = readPlain(attribute, written[name.toLowerCase()] ?? null)
    return [name, 'value' in read ? read.value : defaultOf(attribute)]
  })
  return Object.fromEntries(props) as AttributeProps<Table>
}

/** The same id for the same tag; of two tags with the same attributes, an `id` makes a difference. */
function uidOf({ tag, attributes }: ElementTable, written: WrittenAttributes): string {
  const names = ['id', ...Object.keys(attributes).map((it) => it.toLowerCase())]
  return [tag, ...names.flatMap((it) => written[it] ?? [])].map(encodeQuery).join('-')
}
