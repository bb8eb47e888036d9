import type { Db, Tx } from '../../platform/db/schema.ts'
import { type FollowedFile, followFile, type Lacking, listBefore } from '../follow-file.ts'
import { storeProducts } from '../store-catalogue.ts'
import { storeCategories } from '../store-categories.ts'
import { CategoryMapping } from './category-mapping.ts'
import { LeftOut } from './left-out.ts'
import { placeProducts } from './place-products.ts'
import { type FileRules, type ReadFile, readFile } from './read-file.ts'
import { Refusals } from './refusals.ts'
import { type ProductRules, type ShapedProduct, shapeProduct } from './shape-product.ts'
import { idOf } from './slugs.ts'

export interface ImportRules extends FileRules, Omit<ProductRules, 'idPrefix'> {
  /** `rehearse` finds out what an import would do, and keeps nothing of it. */
  readonly mode: 'import' | 'rehearse'
  /** The shop has had no goods of its own before. */
  readonly isOpening: boolean
  /** Whose goods the file brings: those of others stay as they are, whatever it lacks. */
  readonly source: string
  /** What becomes of the source's goods that the file does not have. */
  readonly lacking: Lacking
}

/** Told now and then how far an import has come. */
export interface ImportWatcher {
  onRecord(count: number): void
  onProduct(count: number): void
}

export interface ImportReport extends FollowedFile {
  readonly layout: string
  readonly records: number
  readonly products: number
  readonly articles: number
  /** Of the products; together they are all. */
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly addedCategories: number
  /** One sentence each about what was left out on purpose, or should be looked at. */
  readonly notices: readonly string[]
}

/** A file of which nothing was kept, and why: one sentence each. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused'
  readonly sentences: readonly string[]

  constructor(sentences: readonly string[]) {
    super(sentences[0] ?? 'Nothing was kept.')
    this.sentences = sentences
  }
}

/** Ends a transaction that was only a rehearsal. */
class Rehearsed extends Error {
  readonly report: ImportReport

  constructor(report: ImportReport) {
    super('Rehearsed')
    this.report = report
  }
}

/**
 * Brings a product file into the shop, all of it or, with `ImportRefused`, nothing. The same file
 * twice changes nothing the second time.
 */
export async function importFile(
  db: Db,
  path: string,
  rules: ImportRules,
  watcher: ImportWatcher,
): Promise<ImportReport> {
  const refusals = new Refusals()
  const file = await readFile(path, rules, refusals, (count) => watcher.onRecord(count))
  const shaped = file.products.map((it) =>
    shapeProduct(it, { ...rules, idPrefix: file.layout.idPrefix }, refusals),
  )
  stopAtRefusals(refusals)
  try {
    return await db.transaction().execute(async (tx) => {
      const stored = await store(tx, shaped, { ...rules, file, refusals, watcher })
      const report = { layout: file.layout.name, records: file.recordCount, ...stored }
      const notices = [...file.notices, ...picturesLeftOut(shaped), ...noticesOf(shaped)]
      if (rules.mode === 'rehearse') throw new Rehearsed({ ...report, notices })
      return { ...report, notices }
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.report
    throw error
  }
}

interface StoreContext extends Pick<ImportRules, 'now' | 'isOpening' | 'source' | 'lacking'> {
  readonly file: ReadFile
  readonly refusals: Refusals
  readonly watcher: ImportWatcher
}

async function store(
  tx: Tx,
  shaped: readonly ShapedProduct[],
  { file, refusals, watcher, now, isOpening, source, lacking }: StoreContext,
): Promise<Omit<ImportReport, 'layout' | 'records' | 'notices'>> {
  const mapping = await CategoryMapping.read(tx)
  const { products, known } = await placeProducts(tx, shaped, mapping, refusals)
  stopAtRefusals(refusals)
  const { idPrefix } = file.layout
  const sale = {
    ...{ source, idPrefix, lacking },
    sold: products.map((it) => it.id),
    off: file.off.map((key) => `${idPrefix}${idOf(key)}`),
  }
  const before = await listBefore(tx, sale)
  await storeCategories(tx, mapping.added)
  const { written, unchanged } = await storeProducts(tx, products, {
    source,
    now: now.getTime(),
    isOpening,
    onProgress: (count) => watcher.onProduct(count),
  })
  const followed = await followFile(tx, sale, before)
  if ('refusal' in followed) throw new ImportRefused([followed.refusal])
  const added = products.filter((it) => !known.has(it.id)).length
  return {
    products: products.length,
    articles: products.reduce((sum, it) => sum + it.articles.length, 0),
    added,
    changed: written - added,
    unchanged,
    addedCategories: mapping.added.length,
    ...followed,
  }
}

function stopAtRefusals(refusals: Refusals): void {
  if (refusals.count > 0) throw new ImportRefused(refusals.sentences())
}

function noticesOf(shaped: readonly ShapedProduct[]): string[] {
  const nameless = shaped.filter((it) => it.product.manufacturer === '').length
  if (nameless === 0) return []
  const products = nameless === 1 ? '1 product names' : `${nameless} products name`
  return [
    `${products} no manufacturer, as the law asks of every offer; add --manufacturer "name, address, e-mail".`,
  ]
}

function picturesLeftOut(shaped: readonly ShapedProduct[]): string[] {
  const left = new LeftOut()
  for (const { file, leftPictures } of shaped) {
    for (const reason of leftPictures) left.add(reason, file.place.line)
  }
  return left.sentences()
}
