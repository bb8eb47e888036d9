import { setImmediate as turn } from 'node:timers/promises'
import { dialectOf } from '../../platform/db/dialect/sql-dialect.ts'
import type { Db } from '../../platform/db/schema.ts'
import { type ListedEdit, listEdits } from '../by-hand/hand-edit-queries.ts'
import type { CatalogueCategory, CatalogueProduct } from '../catalogue.ts'
import { CategoryMapping } from '../importers/category-mapping.ts'
import { OFF } from '../importers/file-product.ts'
import { Findings } from '../importers/findings.ts'
import { idOf } from '../slugs.ts'
import { type CategoryTree, readCategoryTree } from '../store-categories.ts'
import { findFreeProductId } from './document-queries.ts'
import { type FieldByHand, ImportRefusal, type ImportWatcher } from './import-report.ts'
import { ProductEdits } from './keep-edits.ts'
import { placeProducts } from './place-products.ts'
import { RowWriter } from './prepared-rows.ts'
import type { StagedProduct } from './read-into-staging.ts'
import { pages } from './staged-records.ts'
import type { FileSummary, Staging } from './staging.ts'
import { PREPARED_TABLES } from './staging-tables.ts'
import { hashOf } from './store-catalogue.ts'
import {
  listStoredContent,
  listStoredProducts,
  readCatalogueState,
} from './stored-product-queries.ts'

export interface CompareRules {
  readonly source: string
  readonly isOpening: boolean
  readonly now: number
}

/** What a file changes in the shop; the rows themselves are in the staging file. */
export interface Comparison {
  /** State of the shop's catalogue: the comparison is valid until it changes. */
  readonly state: string
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly addedCategories: readonly CatalogueCategory[]
  readonly keptFields: readonly FieldByHand[]
  /** Ids of the products that the file sells, and of those that it takes off sale. */
  readonly sold: readonly string[]
  readonly off: readonly string[]
}

const PRODUCTS_PER_BATCH = 100

/** Compares a file with the shop, without writing to the shop. */
export async function compareWithShop(
  db: Db,
  staging: Staging,
  { idPrefix, products }: FileSummary,
  { rules, watcher }: { readonly rules: CompareRules; readonly watcher: ImportWatcher },
): Promise<Comparison> {
  const state = await readCatalogueState(db)
  for (const table of PREPARED_TABLES) staging.handle.run(`delete from ${table}`, [])
  const refusals = new Findings()
  const mapping = await CategoryMapping.read(db)
  const edits = byProduct(await listEdits(db))
  const tree = growingTree(await readCategoryTree(db), () => mapping.added)
  const firstId = await findFreeProductId(db)
  const { hasSearchIndex } = dialectOf(db)
  const rows = new RowWriter(staging.handle, { ...rules, tree, firstId, hasSearchIndex })
  const sold: string[] = []
  const kept: FieldByHand[] = []
  const isTaken = (slug: string) =>
    staging.handle.run('select 1 from product_row where slug = ?', [slug]).rows.length > 0
  for await (const batch of batches(staging)) {
    const placed = await placeProducts(db, batch, { mapping, refusals, isTaken })
    const writes = refusals.count === 0 ? await prepare(db, placed, { rows, edits }) : []
    staging.inTransaction(() => {
      for (const write of writes) write()
    })
    for (const { id } of placed) {
      sold.push(id)
      kept.push(...(edits.get(id) ?? []).map(toKept))
    }
    watcher.onStep('compared', sold.length, products)
    await turn()
  }
  if (refusals.count > 0) throw new ImportRefusal(refusals.sentences())
  const off = staging.handle.run('select key from record where kind = ?', [OFF]).rows
  return {
    ...{ state, ...rows.counts, sold, keptFields: kept, addedCategories: mapping.added },
    off: off.map((it) => `${idPrefix}${idOf(String(it.key))}`),
  }
}

async function* batches({ handle }: Staging): AsyncGenerator<StagedProduct[]> {
  let batch: StagedProduct[] = []
  const text = 'select id, value from shaped where id > ? order by id limit ?'
  for await (const { value } of pages(handle, { text })) {
    batch.push(JSON.parse(String(value)) as StagedProduct)
    if (batch.length < PRODUCTS_PER_BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Reads everything that a batch needs from the shop, and returns the writes to the staging file. */
async function prepare(
  db: Db,
  products: readonly CatalogueProduct[],
  { rows, edits }: { readonly rows: RowWriter; readonly edits: ReadonlyMap<string, ListedEdit[]> },
): Promise<(() => void)[]> {
  const found = await listStoredProducts(
    db,
    products.map((it) => it.id),
  )
  const storedByCode = new Map(found.map((it) => [it.code, it]))
  const hashed = products.map((product) => ({ product, hash: hashOf(product) }))
  const changing = hashed.flatMap(({ product, hash }) => {
    const existing = storedByCode.get(product.id)
    return existing && existing.contentHash !== hash ? [existing.id] : []
  })
  const contents = new Map((await listStoredContent(db, changing)).map((it) => [it.id, it]))
  return hashed.map(({ product, hash }) => () => {
    const existing = storedByCode.get(product.id)
    if (existing?.contentHash === hash) return rows.countUnchanged()
    const content = existing && contents.get(existing.id)
    const own = new ProductEdits(edits.get(product.id))
    if (content) rows.writeChanged(product, hash, { content, edits: own })
    else rows.writeNew(product, hash)
  })
}

function byProduct(edits: readonly ListedEdit[]): Map<string, ListedEdit[]> {
  const grouped = new Map<string, ListedEdit[]>()
  for (const edit of edits) grouped.set(edit.code, [...(grouped.get(edit.code) ?? []), edit])
  return grouped
}

function toKept({ code, subject, subjectId, field }: ListedEdit): FieldByHand {
  return subject === 'article' ? { code, article: subjectId, field } : { code, field }
}

/** The shop's categories, with those that the import adds as it goes on. */
function growingTree(
  stored: CategoryTree,
  added: () => readonly CatalogueCategory[],
): CategoryTree {
  const byId = new Map<string, CatalogueCategory>()
  const find = (id: string): CatalogueCategory | undefined => {
    for (const it of added().slice(byId.size)) byId.set(it.id, it)
    return byId.get(id)
  }
  const lineOf = (id: string): readonly string[] => {
    const own = find(id)
    if (!own) return stored.lineOf(id)
    return [id, ...(own.parentId === undefined ? [] : lineOf(own.parentId))]
  }
  return {
    lineOf,
    nameOf: (id, language) => find(id)?.name[language] ?? stored.nameOf(id, language),
  }
}
