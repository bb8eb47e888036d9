import { type CategoryPath, MAX_LEVELS } from './category-paths.ts'
import type { Cells } from './cells.ts'
import type {
  FileArticle,
  FileContents,
  FilePage,
  FilePicture,
  FileProduct,
  Reading,
} from './file-product.ts'
import { LeftOut } from './left-out.ts'
import { plainLine, plainText } from './plain-text.ts'
import { quote } from './prices.ts'
import type { Sheet } from './read-sheet.ts'
import {
  isVariant,
  type OptionNames,
  readImage,
  readOptionNames,
  readShopifyArticle,
} from './shopify-article.ts'
import { findColumns, type ShopifyColumns } from './shopify-columns.ts'

interface Draft {
  readonly page: FilePage | undefined
  readonly handle: string
  readonly optionNames: OptionNames
  readonly articles: FileArticle[]
  readonly images: { readonly position: number; readonly picture: FilePicture }[]
}

interface ShopifyFile {
  readonly columns: ShopifyColumns
  readonly drafts: Map<string, Draft>
  /** Handles of products that are not on sale. */
  readonly skipped: Set<string>
  /** The line on which an article number stands first. */
  readonly lines: Map<string, number>
  readonly left: LeftOut
}

/** Shopify's product layout: the first row of a handle tells the product, each row may tell a variant. */
export async function readShopify(sheet: Sheet, { cells }: Reading): Promise<FileContents> {
  const file: ShopifyFile = {
    columns: findColumns(sheet.columns),
    drafts: new Map(),
    skipped: new Set(),
    lines: new Map(),
    left: new LeftOut(),
  }
  for await (const row of sheet.rows) readRow(cells(row), file)
  const products = [...file.drafts.values()].flatMap(({ page, articles, images }): FileProduct[] =>
    page && articles.length > 0 ? [{ ...page, articles, pictures: inPlace(images) }] : [],
  )
  return { products, off: [...file.skipped], notices: file.left.sentences() }
}

function readRow(cells: Cells, file: ShopifyFile): void {
  const column = file.columns.of('handle')
  const handle = cells.text(column)
  if (handle === '') cells.refuse(column, 'the handle is missing.')
  else if (!file.skipped.has(handle)) readVariant(cells, handle, file)
}

function readVariant(cells: Cells, handle: string, file: ShopifyFile): void {
  const draft = file.drafts.get(handle) ?? openDraft(cells, handle, file)
  const image = draft && readImage(cells, file.columns)
  if (image) draft.images.push(image)
  if (!draft || !isVariant(cells, file.columns)) return
  const article = readShopifyArticle(cells, file.columns, draft)
  if (article && claimNumber(cells, article.number, file)) draft.articles.push(article)
}

/** By their positions; those that have none come last, as they stand. */
function inPlace(images: Draft['images']): FilePicture[] {
  return images.toSorted((one, other) => one.position - other.position).map((it) => it.picture)
}

function openDraft(cells: Cells, handle: string, file: ShopifyFile): Draft | undefined {
  const reason = reasonToLeave(cells, file.columns)
  if (reason !== undefined) {
    file.skipped.add(handle)
    file.left.add(reason, cells.row.line)
    return undefined
  }
  const draft = {
    handle,
    page: readPage(cells, handle, file.columns),
    optionNames: readOptionNames(cells, file.columns),
    articles: [],
    images: [],
  }
  file.drafts.set(handle, draft)
  return draft
}

function reasonToLeave(cells: Cells, columns: ShopifyColumns): string | undefined {
  const status = cells.text(columns.of('status')).toLowerCase()
  if (status !== '' && status !== 'active') return `products with the status ${quote(status)}`
  const isHidden = cells.text(columns.of('published')).toLowerCase() === 'false'
  return isHidden ? 'products that are not published' : undefined
}

function claimNumber(cells: Cells, number: string, file: ShopifyFile): boolean {
  const line = file.lines.get(number)
  file.lines.set(number, line ?? cells.row.line)
  if (line !== undefined) {
    cells.refuse(file.columns.of('sku'), `${quote(number)} stands already on line ${line}.`)
  }
  return line === undefined
}

function readPage(cells: Cells, handle: string, columns: ShopifyColumns): FilePage | undefined {
  const name = cells.name(columns.of('title'))
  if (name === undefined) return undefined
  const text = (column: Parameters<ShopifyColumns['of']>[0]) =>
    plainLine(cells.text(columns.of(column)))
  const tags = text('tags').split(',')
  const path = readCategory(text('category'), text('type'))
  const type = text('type')
  return {
    key: handle,
    place: cells.at(columns.of('handle')),
    text: { name, description: plainText(cells.text(columns.of('body'))) },
    translations: {},
    address: handle,
    brand: text('vendor'),
    manufacturer: '',
    kindWords: [type, ...path.slice(-1), name, ...tags],
    genderWords: [text('gender'), ...path, ...tags, ...name.split(' '), ...type.split(' ')],
    paths: path.length > 0 ? [path] : [],
  }
}

// "Apparel & Accessories > Clothing > Activewear" is Shopify's own tree, whose first levels say
// little; the shop's own word for the type is the better category where there is one.
function readCategory(category: string, type: string): CategoryPath {
  if (type !== '') return [type]
  const names = category.split('>').map((it) => it.trim())
  return names.filter(Boolean).slice(-MAX_LEVELS)
}
