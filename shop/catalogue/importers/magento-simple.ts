import { foldText } from '../slugs.ts'
import { type CategoryPath, cutPaths, readPath, tooDeep } from './category-paths.ts'
import type { Cells } from './cells.ts'
import { claimNumber } from './claim-number.ts'
import { readNamedContent } from './content.ts'
import { readEnergy } from './energy.ts'
import {
  type FileArticle,
  type FilePage,
  type FileProduct,
  type LayoutReader,
  OFF,
  type ReaderContext,
} from './file-product.ts'
import type { Findings } from './findings.ts'
import { isSwitchedOff, leaves, listOf, readCampaign } from './magento-cells.ts'
import { plainLine, plainText } from './plain-text.ts'
import type { RecordStore } from './record-store.ts'
import { isNothing } from './sizes.ts'

/** Columns that identify the layout of Magento's sample data: one row per article, no variants. */
export const SIMPLE_COLUMNS = ['category', 'name', 'sku', 'price'] as const

/** Names that begin a new path in a list of category names, besides the first names of rows. */
const KNOWN_ROOTS = ['men', 'women', 'gear', 'collections', 'promotions', 'training', 'sale']

interface SimpleRow {
  readonly page: FilePage
  /** Category names in a row: a root, its child, perhaps another root. */
  readonly names: readonly string[]
  readonly article: FileArticle
  readonly isOff: boolean
}

const ROW = 'row'
/** Names of products, shared by several rows. */
const NAME = 'name'
const ROOT = 'root'

/**
 * The layout of Magento's sample data. Rows with the same name, apart from a size at its end, are one
 * product: "Stasis Ball 55 cm" in grey and "Stasis Ball 65 cm" in blue.
 */
export function openMagentoSimple({ records, remarks }: ReaderContext): LayoutReader {
  return {
    readRecord(cells) {
      const row = readSimple(cells, records)
      if (!row) return
      const name = row.page.text.name
      records.add({ kind: ROW, key: row.article.number, group: name, value: row })
      records.add({ kind: NAME, key: name, value: true })
      const root = foldText(row.names[0] ?? '')
      records.add({ kind: ROOT, key: root, value: true })
    },
    products: () => joinRows(records, remarks),
  }
}

async function* joinRows(records: RecordStore, remarks: Findings): AsyncGenerator<FileProduct> {
  const roots = new Set<string>(KNOWN_ROOTS)
  for await (const { key } of records.each(ROOT)) roots.add(key)
  for await (const { key: name } of records.each(NAME)) {
    const group = records.listGroup<SimpleRow>(ROW, name)
    const all = group.flatMap((it) => splitPaths(it.names, roots))
    const product = toProduct(group, cutPaths(all))
    const cut = tooDeep(all)
    if (product && cut) remarks.add({ ...product.location, column: 'category' }, cut)
    if (product && product.articles.length > 0) yield product
    else if (product) records.add({ kind: OFF, key: product.key, value: true })
  }
}

function readSimple(cells: Cells, records: RecordStore): SimpleRow | undefined {
  const article = readArticle(cells, records)
  const name = cells.name('name')
  if (!article || name === undefined) return undefined
  return {
    article,
    isOff: isSwitchedOff(cells),
    names: cells
      .text('category')
      .split('\n')
      .map((it) => it.trim())
      .filter(Boolean),
    page: readPage(cells, article.number, withoutSize(name, article.size)),
  }
}

function readArticle(cells: Cells, records: RecordStore): FileArticle | undefined {
  const number = cells.articleNumber('sku')
  const price = cells.soldPrice('price')
  const stock = cells.stock('qty')
  if (number === undefined || price === undefined) return undefined
  if (!claimNumber(cells, { column: 'sku', number }, records)) return undefined
  const campaignPrice = readCampaign(cells, price)
  const size = plainLine(cells.text('size'))
  const colour = plainLine(cells.text('color'))
  const content = readNamedContent(cells)
  return {
    number,
    price,
    stock,
    location: cells.at('sku'),
    ...(campaignPrice !== undefined && { campaignPrice }),
    ...(!isNothing(size) && { size }),
    ...(!isNothing(colour) && { colour }),
    ...(content && { content }),
  }
}

function readPage(cells: Cells, key: string, name: string): FilePage {
  const material = listOf(cells.text('material'))
  const energy = readEnergy(cells)
  return {
    key,
    location: cells.at('sku'),
    text: { name, description: plainText(cells.text('description')) },
    translations: {},
    address: name,
    brand: plainLine(cells.text('brand')),
    manufacturer: plainLine(cells.text('manufacturer')),
    ...(material !== '' && { material: plainLine(material) }),
    ...(energy && { energy }),
    kindWords: [name, plainLine(cells.text('attribute_set'))],
    genderWords: cells.text('gender').split('\n'),
    paths: [],
  }
}

function withoutSize(name: string, size: string | undefined): string {
  const isAtEnd = size !== undefined && name.length > size.length && name.endsWith(size)
  return isAtEnd ? name.slice(0, -size.length).replace(/[\s,–-]+$/, '') || name : name
}

function toProduct(
  group: readonly SimpleRow[],
  paths: readonly CategoryPath[],
): FileProduct | undefined {
  const [first] = group
  if (!first) return undefined
  return {
    ...first.page,
    paths,
    kindWords: [...leaves(paths), ...first.page.kindWords],
    genderWords: [...paths.flat(), ...first.page.genderWords],
    articles: group.filter((it) => !it.isOff).map((it) => it.article),
  }
}

// Magento's own reader of this layout walks down its category tree name by name, and starts again at the
// root below a leaf. The file does not contain the tree, so roots are recognised by their names.
function splitPaths(names: readonly string[], roots: ReadonlySet<string>): CategoryPath[] {
  const paths: string[][] = []
  for (const name of names) {
    const isRoot = roots.has(foldText(name)) || name.includes('/')
    const last = paths.at(-1)
    if (isRoot || !last) paths.push([name])
    else last.push(name)
  }
  return paths.map((it) => readPath(it.join('/')))
}
