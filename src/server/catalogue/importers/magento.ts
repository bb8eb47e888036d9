import type { Language } from '../../../model/language.ts'
import type { Cells } from './cells.ts'
import type {
  FileArticle,
  FileContents,
  FilePage,
  FileProduct,
  FileText,
  Reading,
} from './file-product.ts'
import { LeftOut } from './left-out.ts'
import { readOptions, readVariations } from './magento-attributes.ts'
import { isSwitchedOff, readArticle, readPage, readText } from './magento-cells.ts'
import { quote } from './prices.ts'
import type { Sheet } from './read-sheet.ts'
import type { Refusals } from './refusals.ts'

/** Columns that tell Magento's product export and import layout. */
export const MAGENTO_COLUMNS = ['sku', 'product_type', 'name', 'price'] as const

const SOLD_TYPES = ['simple', 'virtual', 'downloadable']
const UNSOLD_TYPES = ['bundle', 'grouped', 'giftcard']
const NOT_ALONE = 'Not Visible Individually'

interface Configurable extends FilePage {
  readonly variations: readonly ReadonlyMap<string, string>[]
}

/** What has to be held until the last row is known: variants stand before or after their product. */
class MagentoFile {
  readonly articles = new Map<string, FileArticle>()
  readonly singles = new Map<string, FilePage>()
  readonly configurables: Configurable[] = []
  readonly texts = new Map<string, Partial<Record<Language, FileText>>>()
  /** The line on which an article number stands first. */
  readonly lines = new Map<string, number>()
  /** The product that has taken an article. */
  readonly owners = new Map<string, string>()
  /** Numbers of products and articles that are switched off. */
  readonly off = new Set<string>()
  readonly left = new LeftOut()
}

/** Magento's product layout, in which variants and their configurable product are rows of their own. */
export async function readMagento(sheet: Sheet, reading: Reading): Promise<FileContents> {
  const file = new MagentoFile()
  for await (const row of sheet.rows) readRow(reading.cells(row), file)
  const products = [
    ...file.configurables.map((it) => joinVariants(it, file, reading.refusals)),
    ...[...file.singles.values()].map((page) => joinSingle(page, file)),
  ].filter((it) => it !== undefined)
  for (const article of file.articles.values()) {
    file.left.add('articles that no product lists and that are not shown alone', article.place.line)
  }
  return {
    products: products.sort((one, other) => one.place.record - other.place.record),
    off: [...file.off],
    notices: file.left.sentences(),
  }
}

function readRow(cells: Cells, file: MagentoFile): void {
  const sku = cells.number('sku')
  if (sku === undefined) return
  if (isTranslation(cells)) readTranslation(cells, sku, file)
  else if (claimNumber(cells, sku, file)) readProduct(cells, sku, file)
}

function isTranslation(cells: Cells): boolean {
  return !['', 'default', 'admin'].includes(cells.text('store_view_code'))
}

function claimNumber(cells: Cells, sku: string, { lines }: MagentoFile): boolean {
  const line = lines.get(sku)
  if (line === undefined) lines.set(sku, cells.row.line)
  else cells.refuse('sku', `${quote(sku)} stands already on line ${line}.`)
  return line === undefined
}

function readProduct(cells: Cells, sku: string, file: MagentoFile): void {
  const type = cells.text('product_type')
  const isOff = isSwitchedOff(cells)
  const reason = isOff ? 'products that are switched off' : reasonToLeave(cells)
  if (isOff) file.off.add(sku)
  if (reason !== undefined) file.left.add(reason, cells.row.line)
  else if (type === 'configurable') readConfigurable(cells, sku, file)
  else if (SOLD_TYPES.includes(type)) readSold(cells, sku, file)
  else cells.refuse('product_type', `${quote(type)} is not a type of product.`)
}

function reasonToLeave(cells: Cells): string | undefined {
  const type = cells.text('product_type')
  if (UNSOLD_TYPES.includes(type)) return `products of the type ${type}`
  const isEmpty = type === 'configurable' && cells.text('configurable_variations') === ''
  return isEmpty ? 'configurable products without variants' : undefined
}

function readTranslation(cells: Cells, sku: string, file: MagentoFile): void {
  const view = cells.text('store_view_code')
  const language = languageOf(view)
  if (language) file.texts.set(sku, { ...file.texts.get(sku), [language]: readText(cells) })
  else file.left.add(`texts of the store view ${quote(view)}`, cells.row.line)
}

function languageOf(view: string): Language | undefined {
  const words = view.toLowerCase().split(/[^a-z]+/)
  const isOneOf = (names: readonly string[]) => words.some((it) => names.includes(it))
  if (isOneOf(['sv', 'se', 'swe', 'swedish', 'svenska', 'svensk'])) return 'sv'
  return isOneOf(['en', 'eng', 'english', 'gb', 'uk', 'us']) ? 'en' : undefined
}

function readConfigurable(cells: Cells, sku: string, file: MagentoFile): void {
  const page = readPage(cells, sku)
  const variations = readVariations(cells.text('configurable_variations'))
  if (page) file.configurables.push({ ...page, variations })
}

function readSold(cells: Cells, sku: string, file: MagentoFile): void {
  const article = readArticle(cells, sku)
  if (article) file.articles.set(sku, article)
  const page = cells.text('visibility') === NOT_ALONE ? undefined : readPage(cells, sku)
  if (article && page) file.singles.set(sku, page)
}

function joinVariants(
  { variations, ...page }: Configurable,
  file: MagentoFile,
  refusals: Refusals,
): FileProduct | undefined {
  const place = { ...page.place, column: 'configurable_variations' }
  const articles: FileArticle[] = []
  for (const variation of variations) {
    const number = variation.get('sku') ?? ''
    const problem = findVariantProblem(number, file)
    if (problem) refusals.add(place, `the variant ${quote(number)} ${problem}.`)
    const article = take(number, page.key, file)
    if (article) articles.push({ ...article, ...readOptions(withoutNumber(variation)) })
  }
  if (articles.length === 0) {
    if (variations.some((it) => file.off.has(it.get('sku') ?? ''))) file.off.add(page.key)
    return undefined
  }
  return { ...page, translations: file.texts.get(page.key) ?? {}, articles }
}

function findVariantProblem(number: string, file: MagentoFile): string | undefined {
  const owner = file.owners.get(number)
  if (owner !== undefined) return `belongs to ${quote(owner)} already`
  return file.lines.has(number) ? undefined : 'is not in the file'
}

function joinSingle(page: FilePage, file: MagentoFile): FileProduct | undefined {
  const article = take(page.key, page.key, file)
  return article && { ...page, translations: file.texts.get(page.key) ?? {}, articles: [article] }
}

/** Each article belongs to one product: who takes it first has it. */
function take(number: string, owner: string, file: MagentoFile): FileArticle | undefined {
  const article = file.articles.get(number)
  if (article) file.owners.set(number, owner)
  file.articles.delete(number)
  return article
}

function withoutNumber(variation: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...variation].filter(([name]) => name !== 'sku'))
}
