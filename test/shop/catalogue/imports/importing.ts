import { type ImportRules, importFile } from '../../../../shop/catalogue/imports/import-file.ts'
import type {
  ImportReport,
  ImportWatcher,
} from '../../../../shop/catalogue/imports/import-report.ts'
import { Staging } from '../../../../shop/catalogue/imports/staging.ts'
import {
  type DatabaseLocation,
  openDatabase,
  pathBeside,
} from '../../../../shop/platform/db/open-database.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'

export const NOW = Date.UTC(2026, 10, 21, 12)

const RULES: ImportRules = {
  mode: 'import',
  isOpening: false,
  source: 'import',
  missing: 'stay',
  isRestart: false,
  stockAsOf: undefined,
  clock: () => NOW,
  now: new Date(NOW),
  storefronts: ['sport', 'professional'],
  prices: { shopCurrency: 'SEK', fileCurrency: 'SEK', rates: {} },
  missingStock: 0,
  vatRate: 2500,
  manufacturer: 'Mattan AB, Gatan 1, mattan@example.com',
  pictureBase: undefined,
  pictureOrigins: [],
  encoding: 'utf-8',
}

export interface ImportOptions extends Partial<ImportRules> {
  readonly watcher?: ImportWatcher['onStep']
  readonly wrap?: (db: Db) => Db
}

/** Imports a file into a shop; what goes wrong leaves the staging file as it is. */
export async function importInto(
  location: DatabaseLocation,
  path: string,
  { watcher = () => {}, wrap = (db) => db, ...rules }: ImportOptions = {},
): Promise<ImportReport> {
  const db = await openDatabase(location)
  const staging = new Staging(pathBeside(location, 'import'))
  try {
    const databases = { db: wrap(db), staging }
    return await importFile(databases, path, { ...RULES, ...rules }, { onStep: watcher })
  } finally {
    await db.destroy()
    staging.close()
  }
}

/** All that a shop shows of its goods, for one catalogue to be told from another. */
export async function readCatalogue(db: Db): Promise<unknown> {
  const products = await db
    .selectFrom('product')
    .innerJoin('product_text', 'product_text.product_id', 'product.id')
    .select(['code', 'slug', 'brand', 'lang', 'name', 'description', 'published'])
    .select(['min_price', 'max_price', 'main_category_id', 'content_hash'])
    .orderBy('code')
    .orderBy('lang')
    .execute()
  const articles = await db
    .selectFrom('article')
    .innerJoin('product', 'product.id', 'article.product_id')
    .innerJoin('stock', 'stock.article_number', 'article.number')
    .select(['number', 'position', 'size', 'price', 'article.published', 'available'])
    .orderBy('number')
    .execute()
  const prices = await db
    .selectFrom('price_history')
    .select(['article_number', 'price'])
    .orderBy('article_number')
    .orderBy('valid_from')
    .execute()
  const categories = await db.selectFrom('category').select('id').orderBy('id').execute()
  const filed = await db
    .selectFrom('product_category')
    .innerJoin('product', 'product.id', 'product_category.product_id')
    .select(['code', 'category_id', 'is_main'])
    .orderBy('code')
    .orderBy('category_id')
    .execute()
  return { products, articles, prices, categories, filed }
}
