import type { Sentence } from '../file-sentence.ts'
import { type CategoryPath, MAX_LEVELS, tooDeep } from './category-paths.ts'
import type { Cells } from './cells.ts'
import { claimNumber } from './claim-number.ts'
import { readEnergy } from './energy.ts'
import {
  type FileArticle,
  type FilePage,
  type FilePicture,
  type FileProduct,
  type LayoutReader,
  OFF,
  type ReaderContext,
} from './file-product.ts'
import { plainLine, plainText } from './plain-text.ts'
import { quote } from './prices.ts'
import type { RecordStore } from './record-store.ts'
import {
  isVariant,
  type OptionNames,
  readImage,
  readOptionNames,
  readShopifyArticle,
  reasonToLeaveArticle,
} from './shopify-article.ts'
import { findColumns, type ShopifyColumns } from './shopify-columns.ts'

/** The parts of a product's first row that all its rows need. */
interface Draft {
  readonly handle: string
  readonly optionNames: OptionNames
}

interface Image {
  readonly position: number
  readonly picture: FilePicture
}

interface ShopifyFile extends ReaderContext {
  readonly names: ShopifyColumns
}

// A product's rows may come anywhere after its first.
const DRAFT = 'draft'
const PAGE = 'page'
const VARIANT = 'variant'
const IMAGE = 'image'

/** Shopify's layout: a handle's first row has the product, and each row may have a variant. */
export function openShopify(context: ReaderContext): LayoutReader {
  const file = { ...context, names: findColumns(context.columns) }
  return {
    readRecord: (cells) => readRecord(cells, file),
    products: () => joinProducts(context.records),
  }
}

async function* joinProducts(records: RecordStore): AsyncGenerator<FileProduct> {
  for await (const { key, value: page } of records.each<FilePage>(PAGE)) {
    const articles = records.listGroup<FileArticle>(VARIANT, key)
    const pictures = inOrder(records.listGroup<Image>(IMAGE, key))
    if (articles.length > 0) yield { ...page, articles, pictures }
    else records.add({ kind: OFF, key, value: true })
  }
}

function readRecord(cells: Cells, file: ShopifyFile): void {
  const column = file.names.of('handle')
  const handle = cells.text(column)
  if (handle === '') cells.noteRefusal(column, 'cli.file.handle')
  else if (!file.records.has(OFF, handle)) readVariant(cells, handle, file)
}

function readVariant(cells: Cells, group: string, file: ShopifyFile): void {
  const { records, names } = file
  const draft = records.get<Draft>(DRAFT, group) ?? openDraft(cells, group, file)
  const image = draft && readImage(cells, names)
  if (image) records.add({ kind: IMAGE, key: String(cells.row.record), group, value: image })
  if (!draft || !isVariant(cells, names)) return
  const reason = reasonToLeaveArticle(cells, names)
  if (reason) file.left.add(reason, cells.row.line)
  else addArticle(cells, draft, file)
}

function addArticle(cells: Cells, draft: Draft, { records, names }: ShopifyFile): void {
  const article = readShopifyArticle(cells, names, draft)
  if (!article) return
  const { number } = article
  const again = cells.hasOwnNumbers ? 'cli.file.again' : 'cli.file.again.own'
  if (!claimNumber(cells, { column: names.of('sku'), number, again }, records)) return
  records.add({ kind: VARIANT, key: number, group: draft.handle, value: article })
}

/** Sorted by position; pictures without a position come last, in their order. */
function inOrder(images: readonly Image[]): FilePicture[] {
  return images.toSorted((one, other) => one.position - other.position).map((it) => it.picture)
}

function openDraft(cells: Cells, handle: string, file: ShopifyFile): Draft | undefined {
  const { records, names, left } = file
  const reason = reasonToLeave(cells, names)
  if (reason !== undefined) {
    records.add({ kind: OFF, key: handle, value: true })
    left.add(reason, cells.row.line)
    return undefined
  }
  const draft = { handle, optionNames: readOptionNames(cells, names) }
  const page = readPage(cells, handle, names)
  records.add({ kind: DRAFT, key: handle, value: draft })
  if (page) records.add({ kind: PAGE, key: handle, value: page })
  return draft
}

function reasonToLeave(cells: Cells, columns: ShopifyColumns): Sentence | undefined {
  const status = cells.text(columns.of('status')).toLowerCase()
  if (status !== '' && status !== 'active') {
    return { key: 'cli.file.status', values: { status: quote(status) } }
  }
  if (cells.text(columns.of('giftCard')).toLowerCase() === 'true') {
    return { key: 'cli.file.giftcard' }
  }
  const isHidden = cells.text(columns.of('published')).toLowerCase() === 'false'
  return isHidden ? { key: 'cli.file.unpublished' } : undefined
}

function readPage(cells: Cells, handle: string, columns: ShopifyColumns): FilePage | undefined {
  const name = cells.name(columns.of('title'))
  if (name === undefined) return undefined
  const text = (column: Parameters<ShopifyColumns['of']>[0]) =>
    plainLine(cells.text(columns.of(column)))
  const tags = text('tags').split(',')
  const path = readCategory(cells, columns)
  const type = text('type')
  const energy = readEnergy(cells, undefined, columns.of('energyClass'))
  return {
    key: handle,
    location: cells.at(columns.of('handle')),
    text: { name, description: plainText(cells.text(columns.of('body'))) },
    translations: {},
    address: handle,
    brand: text('vendor'),
    manufacturer: '',
    ...(energy && { energy }),
    kindWords: [type, ...path.slice(-1), name, ...tags],
    genderWords: [text('gender'), ...path, ...tags, ...name.split(' '), ...type.split(' ')],
    paths: path.length > 0 ? [path] : [],
  }
}

// "Apparel & Accessories > Clothing > Activewear" is from Shopify's own tree, whose upper levels are too
// general; the exporting shop's product type is the better category, if there is one.
function readCategory(cells: Cells, columns: ShopifyColumns): CategoryPath {
  const type = plainLine(cells.text(columns.of('type')))
  if (type !== '') return [type]
  const column = columns.of('category')
  const names = plainLine(cells.text(column)).split('>')
  const path = names.map((it) => it.trim()).filter(Boolean)
  const cut = tooDeep([path])
  if (cut) cells.remark(column, cut)
  return path.slice(-MAX_LEVELS)
}
