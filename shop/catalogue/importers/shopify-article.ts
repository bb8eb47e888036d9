import type { Sentence } from '../file-sentence.ts'
import { shortHash, slugOf } from '../slugs.ts'
import { type Cells, MAX_NUMBER } from './cells.ts'
import { readContent } from './content.ts'
import type { FileArticle, FilePicture } from './file-product.ts'
import { plainLine } from './plain-text.ts'
import type { ShopifyColumns } from './shopify-columns.ts'
import { isNothing } from './sizes.ts'

const COLOUR_NAMES = /^(?:colou?rs?|farg|färg|couleur|farbe|kulör)$/i
const SIZE_NAMES = /^(?:sizes?|storlek|taille|gr(?:ö|o|oe)(?:ß|ss)e|talla|maat)$/i
/** Shopify's value for a product without options. */
const NO_OPTION = 'Default Title'
const OPTIONS = [1, 2, 3] as const
/** After every position that a file can have. */
const LAST = 10_000

/** The names of a product's options; only its first row has them. */
export type OptionNames = readonly [string, string, string]

export function readOptionNames(cells: Cells, columns: ShopifyColumns): OptionNames {
  const name = (at: 1 | 2 | 3) => plainLine(cells.text(columns.option(at, 'name')))
  return [name(1), name(2), name(3)]
}

/** Whether a row has a variant; other rows only add a picture. */
export function isVariant(cells: Cells, columns: ShopifyColumns): boolean {
  const values = [columns.option(1, 'value'), columns.of('sku'), columns.of('price')]
  return values.some((it) => cells.text(it) !== '')
}

/** Reads the article of a row; nothing if it has no price. Compare-at is the price before a reduction. */
export function readShopifyArticle(
  cells: Cells,
  columns: ShopifyColumns,
  product: { readonly handle: string; readonly optionNames: OptionNames },
): FileArticle | undefined {
  const price = cells.soldPrice(columns.of('price'))
  const before = cells.price(columns.of('compareAt'))
  const stock = isEndless(cells, columns) ? cells.endlessStock() : cells.stock(columns.of('stock'))
  const options = readOptions(cells, columns, product.optionNames)
  const number = readNumber(cells, columns, [product.handle, options.colour, options.size])
  const content = readContent(cells, columns.of('measure'), cells.text(columns.of('measureUnit')))
  if (price === undefined || number === undefined) return undefined
  const isCampaign = before !== undefined && before > price
  return {
    number,
    stock,
    location: cells.at(columns.of('sku')),
    ...(isCampaign ? { price: before, campaignPrice: price } : { price }),
    ...options,
    ...(content && { content }),
    pictures: pictureAt(cells, columns, 'variantImage'),
  }
}

/** Whether the article stays on sale without stock: its stock is not tracked, or may fall below zero. */
function isEndless(cells: Cells, columns: ShopifyColumns): boolean {
  const isCounted = !columns.has('tracker') || cells.text(columns.of('tracker')) !== ''
  return !isCounted || /^(?:continue|true|yes)$/i.test(cells.text(columns.of('policy')))
}

/** Why an article cannot be sold here: it is not shipped, or is exempt from VAT. */
export function reasonToLeaveArticle(cells: Cells, columns: ShopifyColumns): Sentence | undefined {
  const isNot = (column: 'isShipped' | 'isTaxed') =>
    /^(?:false|no)$/i.test(cells.text(columns.of(column)))
  if (isNot('isShipped')) return { key: 'cli.file.unsent' }
  return isNot('isTaxed') && cells.isVatIncluded ? { key: 'cli.file.untaxed' } : undefined
}

/** The picture that a row adds to its product, and its position. */
export function readImage(
  cells: Cells,
  columns: ShopifyColumns,
): { readonly position: number; readonly picture: FilePicture } | undefined {
  const [picture] = pictureAt(cells, columns, 'image')
  if (!picture) return undefined
  const alt = plainLine(cells.text(columns.of('imageAlt')))
  const position = /^\d{1,4}$/.exec(cells.text(columns.of('imagePosition')))?.[0]
  return {
    position: position === undefined ? LAST : Number(position),
    picture: { ...picture, ...(alt !== '' && { alt }) },
  }
}

function pictureAt(
  cells: Cells,
  columns: ShopifyColumns,
  column: 'image' | 'variantImage',
): FilePicture[] {
  const address = cells.text(columns.of(column))
  return address === '' ? [] : [{ address }]
}

// Shopify does not require article numbers. A number made of handle and options is the same in every
// import.
function readNumber(
  cells: Cells,
  columns: ShopifyColumns,
  parts: readonly (string | undefined)[],
): string | undefined {
  // Spreadsheets mark text by an apostrophe.
  const values = cells.text(columns.of('sku')).replace(/^'/, '')
  if (values !== '' && !cells.hasOwnNumbers) return cells.checkNumber(columns.of('sku'), values)
  const whole = parts.filter((it) => it !== undefined).join(' ')
  const slug = slugOf(whole).slice(0, MAX_NUMBER - 9)
  return slugOf(whole) === whole.replaceAll(' ', '-').toLowerCase() && slug === slugOf(whole)
    ? slug
    : [slug, shortHash(whole)].filter(Boolean).join('-')
}

function readOptions(
  cells: Cells,
  columns: ShopifyColumns,
  names: OptionNames,
): Pick<FileArticle, 'size' | 'colour'> {
  const values = OPTIONS.map((at) => ({
    name: names[at - 1] ?? '',
    value: plainLine(cells.text(columns.option(at, 'value'))),
  })).filter(({ value }) => !isNothing(value) && value !== NO_OPTION)
  const colours = values.filter((it) => COLOUR_NAMES.test(it.name))
  const sizes = values.filter((it) => SIZE_NAMES.test(it.name))
  const others = values.filter((it) => !colours.includes(it) && !sizes.includes(it))
  const size = [...sizes, ...others].map((it) => it.value).join(' / ')
  const colour = colours.map((it) => it.value).join(' / ')
  return { ...(size !== '' && { size }), ...(colour !== '' && { colour }) }
}
