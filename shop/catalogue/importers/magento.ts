import type { Language } from '../../../src/model/language.ts'
import type { Sentence } from '../file-sentence.ts'
import type { Cells } from './cells.ts'
import { claimNumber, isNumberOfFile } from './claim-number.ts'
import {
  type FileArticle,
  type FilePage,
  type FileProduct,
  type FileText,
  type LayoutReader,
  OFF,
  type ReaderContext,
} from './file-product.ts'
import { readOptions, readVariations } from './magento-attributes.ts'
import { isSwitchedOff, readArticle, readPage, readText } from './magento-cells.ts'
import { quote } from './prices.ts'
import type { RecordStore } from './record-store.ts'

/** Columns that identify Magento's layout of exports and imports. */
export const MAGENTO_COLUMNS = ['sku', 'product_type', 'name', 'price'] as const

const SOLD_TYPE = 'simple'
const UNSOLD_TYPES = ['bundle', 'grouped', 'giftcard']
/** Types of products that are not shipped. */
const UNSENT_TYPES = ['virtual', 'downloadable']
const NOT_ALONE = 'Not Visible Individually'

/** The variants that a configurable product lists, by their attributes. */
type Variations = readonly (readonly (readonly [string, string])[])[]

/** Configurable products have variations; other products are sold by themselves. */
interface MagentoPage extends FilePage {
  readonly variations?: Variations
}

type Texts = Partial<Record<Language, FileText>>

// Variants come before or after their product, and translations anywhere.
const ARTICLE = 'article'
const PAGE = 'page'
const TEXTS = 'texts'
/** The product that an article belongs to. */
const OWNER = 'owner'

/** Magento's layout, in which a configurable product and its variants have a row each. */
export function openMagento(context: ReaderContext): LayoutReader {
  return {
    readRecord: (cells) => readRecord(cells, context),
    products: () => joinProducts(context),
  }
}

/**
 * Each article belongs to one product: a configurable one takes precedence over the article's own page.
 */
async function* joinProducts(context: ReaderContext): AsyncGenerator<FileProduct> {
  const { records } = context
  for await (const { value: page } of records.each<MagentoPage>(PAGE)) claimVariants(page, context)
  for await (const { value } of records.each<MagentoPage>(PAGE)) {
    const { variations, ...page } = value
    const product = variations ? joinVariants(page, variations, records) : joinSingle(page, records)
    if (product) yield product
  }
  await leaveUnowned(context)
}

async function leaveUnowned({ records, left }: ReaderContext): Promise<void> {
  for await (const { key, value } of records.each<FileArticle>(ARTICLE)) {
    if (records.has(OWNER, key)) continue
    left.add({ key: 'cli.file.unlisted' }, value.location.line)
  }
}

function readRecord(cells: Cells, context: ReaderContext): void {
  const sku = cells.articleNumber('sku')
  if (sku === undefined) return
  if (isTranslation(cells)) readTranslation(cells, sku, context)
  else if (claimNumber(cells, { column: 'sku', number: sku }, context.records))
    readProduct(cells, sku, context)
}

function isTranslation(cells: Cells): boolean {
  return !['', 'default', 'admin'].includes(cells.text('store_view_code'))
}

function readProduct(cells: Cells, sku: string, { records, left }: ReaderContext): void {
  const type = cells.text('product_type')
  const isOff = isSwitchedOff(cells)
  const reason = isOff ? { key: 'cli.file.off' } : reasonToLeave(cells)
  if (isOff) records.add({ kind: OFF, key: sku, value: true })
  if (reason !== undefined) left.add(reason, cells.row.line)
  else if (type === 'configurable') readConfigurable(cells, sku, records)
  else if (type === SOLD_TYPE) readSold(cells, sku, records)
  else cells.noteRefusal('product_type', 'cli.file.type', { cell: quote(type) })
}

function reasonToLeave(cells: Cells): Sentence | undefined {
  const type = cells.text('product_type')
  if (UNSOLD_TYPES.includes(type)) return { key: 'cli.file.oftype', values: { type } }
  if (UNSENT_TYPES.includes(type)) return { key: 'cli.file.unsent' }
  const isUntaxed = /^(?:none|0)$/i.test(cells.text('tax_class_name'))
  if (type === SOLD_TYPE && isUntaxed && cells.isVatIncluded) return { key: 'cli.file.untaxed' }
  const isEmpty = type === 'configurable' && cells.text('configurable_variations') === ''
  return isEmpty ? { key: 'cli.file.novariants' } : undefined
}

function readTranslation(cells: Cells, key: string, { records, left }: ReaderContext): void {
  const view = cells.text('store_view_code')
  const language = languageOf(view)
  if (!language) {
    left.add({ key: 'cli.file.view', values: { view: quote(view) } }, cells.row.line)
    return
  }
  const value: Texts = { ...records.get<Texts>(TEXTS, key), [language]: readText(cells) }
  records.replace({ kind: TEXTS, key, value })
}

function languageOf(view: string): Language | undefined {
  const words = view.toLowerCase().split(/[^a-z]+/)
  const isOneOf = (names: readonly string[]) => words.some((it) => names.includes(it))
  if (isOneOf(['sv', 'se', 'swe', 'swedish', 'svenska', 'svensk'])) return 'sv'
  return isOneOf(['en', 'eng', 'english', 'gb', 'uk', 'us']) ? 'en' : undefined
}

function readConfigurable(cells: Cells, key: string, records: RecordStore): void {
  const page = readPage(cells, key)
  if (!page) return
  const listed = readVariations(cells.text('configurable_variations'))
  const variations: Variations = listed.map((it) => [...it])
  records.add({ kind: PAGE, key, value: { ...page, variations } })
}

function readSold(cells: Cells, key: string, records: RecordStore): void {
  const article = readArticle(cells, key)
  if (article) records.add({ kind: ARTICLE, key, value: article })
  const page = cells.text('visibility') === NOT_ALONE ? undefined : readPage(cells, key)
  if (article && page) records.add({ kind: PAGE, key, value: page })
}

function claimVariants(
  { variations = [], location, key: owner }: MagentoPage,
  { records, refusals }: ReaderContext,
): void {
  const at = { ...location, column: 'configurable_variations' }
  for (const key of variations.map(numberOf)) {
    const problem = findVariantProblem(key, records)
    if (problem) refusals.add(at, problem)
    else if (records.has(ARTICLE, key)) records.add({ kind: OWNER, key, value: owner })
  }
}

function findVariantProblem(number: string, records: RecordStore): Sentence | undefined {
  const owner = records.get<string>(OWNER, number)
  const values = { cell: quote(number), owner: quote(owner ?? '') }
  if (owner !== undefined) return { key: 'cli.file.variant.owned', values }
  return isNumberOfFile(number, records) ? undefined : { key: 'cli.file.variant.missing', values }
}

function joinVariants(
  page: FilePage,
  variations: Variations,
  records: RecordStore,
): FileProduct | undefined {
  const { key } = page
  const own = variations.filter((it) => records.get(OWNER, numberOf(it)) === key)
  const articles = own.flatMap((it): FileArticle[] => {
    const article = records.get<FileArticle>(ARTICLE, numberOf(it))
    return article ? [{ ...article, ...readOptions(withoutNumber(it)) }] : []
  })
  if (articles.length > 0) return { ...page, translations: textsOf(key, records), articles }
  const isOff = variations.some((it) => records.has(OFF, numberOf(it)))
  if (isOff) records.add({ kind: OFF, key, value: true })
  return undefined
}

function joinSingle(page: FilePage, records: RecordStore): FileProduct | undefined {
  const { key } = page
  const article = records.get<FileArticle>(ARTICLE, key)
  const isFree = records.add({ kind: OWNER, key, value: key })
  if (!article || !isFree) return undefined
  return { ...page, translations: textsOf(key, records), articles: [article] }
}

function textsOf(key: string, records: RecordStore): Texts {
  return records.get<Texts>(TEXTS, key) ?? {}
}

function numberOf(variation: Variations[number]): string {
  return variation.find(([name]) => name === 'sku')?.[1] ?? ''
}

function withoutNumber(variation: Variations[number]): Map<string, string> {
  return new Map(variation.filter(([name]) => name !== 'sku'))
}
