import type { Language } from '../../../src/model/language.ts'
import type { Handle } from '../../platform/db/libsql-handle.ts'
import type { CatalogueProduct } from '../catalogue.ts'
import type { pictureRows } from '../picture-rows.ts'
import { articleRow, type ProductRowContext, productRow } from '../product-rows.ts'
import { searchRow } from '../search-row.ts'
import type { CategoryTree } from '../store-categories.ts'
import { type Differences, findDifferences, type StoredVersion } from './differences.ts'
import { keepEdits } from './keep-edits.ts'

interface RowContext extends Omit<ProductRowContext, 'hash'> {
  readonly tree: CategoryTree
  /** The first free id for products and search documents. */
  readonly firstId: number
  /** Whether the shop's database has the search documents. */
  readonly hasSearchIndex: boolean
}

/** Writes products into the staging file, in the columns of the shop's tables. */
export class RowWriter {
  readonly #handle: Handle
  readonly #context: RowContext
  #nextId: number
  #added = 0
  #changed = 0
  #unchanged = 0

  constructor(handle: Handle, context: RowContext) {
    this.#handle = handle
    this.#context = context
    this.#nextId = context.firstId
  }

  get counts() {
    return { added: this.#added, changed: this.#changed, unchanged: this.#unchanged }
  }

  countUnchanged(): void {
    this.#unchanged += 1
  }

  writeNew(product: CatalogueProduct, hash: string): void {
    this.#added += 1
    const id = this.#takeId()
    this.#write(id, product, hash)
  }

  /** The hash is of the file's product, so that an unchanged file is recognised. */
  writeChanged(product: CatalogueProduct, hash: string, stored: StoredVersion): void {
    this.#changed += 1
    const { content, edits } = stored
    this.#write(content.id, keepEdits(product, content, edits), hash, stored)
  }

  #write(id: number, product: CatalogueProduct, hash: string, stored?: StoredVersion): void {
    const { tree, hasSearchIndex } = this.#context
    const filed = [...new Set(product.categoryIds.flatMap((it) => tree.lineOf(it)))]
    const differences = findDifferences(product, filed, stored)
    const { texts, hasOtherCategories, pictures, hasOtherWords } = differences
    this.#writeOwn(id, product, { hash, stored, differences })
    for (const text of texts) this.#insert('text_row', { product_id: id, ...text })
    if (hasOtherCategories) this.#writeCategories(id, filed)
    if (pictures) this.#writePictures(id, pictures)
    this.#writeArticles(id, product, stored)
    if (hasOtherWords && hasSearchIndex) {
      // Until the switch, search finds the existing product by its old document.
      const documentId = stored ? this.#takeId() : id
      this.#writeDocument({ id: documentId, product_id: id }, product, filed)
    }
  }

  #writeOwn(
    id: number,
    product: CatalogueProduct,
    {
      hash,
      stored,
      differences,
    }: {
      readonly hash: string
      readonly stored: StoredVersion | undefined
      readonly differences: Differences
    },
  ): void {
    const { published: _, ...row } = productRow(product, { ...this.#context, hash })
    this.#insert('product_row', {
      id,
      is_new: stored ? 0 : 1,
      ...row,
      // An existing product is announced as new only if the file names a day.
      keeps_new_until: stored && product.newUntil === undefined ? 1 : 0,
      categories_differ: differences.hasOtherCategories ? 1 : 0,
      pictures_differ: differences.pictures ? 1 : 0,
    })
  }

  #writeCategories(id: number, filed: readonly string[]): void {
    for (const [at, category_id] of filed.entries()) {
      const is_main = at === 0 ? 1 : 0
      this.#insert('category_row', { product_id: id, category_id, is_main })
    }
  }

  #writePictures(id: number, pictures: ReturnType<typeof pictureRows>): void {
    for (const [at, { colourId, url, altSv, altEn }] of pictures.entries()) {
      this.#insert('picture_row', {
        ...{ product_id: id, position: at + 1, colour_id: colourId ?? null, url },
        ...{ alt_sv: altSv ?? null, alt_en: altEn ?? null },
      })
    }
  }

  #writeArticles(
    id: number,
    { articles, vatRate }: CatalogueProduct,
    stored?: StoredVersion,
  ): void {
    const { now } = this.#context
    for (const [position, article] of articles.entries()) {
      const past = (stored?.content.prices ?? []).filter((it) => it.number === article.number)
      const row = articleRow(article, position, { vatRate, now, past })
      this.#insert('article_row', {
        ...{ number: row.number, product_id: id, position, size: row.size },
        ...{ colour_id: row.colourId, colour_sv: row.colourSv, colour_en: row.colourEn },
        ...{ colour_hex: row.colourHex, price: row.price, campaign_price: row.campaignPrice },
        ...{ lowest_price: row.lowestPrice, business_price: row.businessPrice },
        expected_on: row.expectedOn,
        ...{ content_amount: row.contentAmount, content_unit: row.contentUnit },
        stock: stored?.edits.has('stock', article.number) ? null : row.stock,
      })
      const entry = row.history.at(-1)
      if (entry && row.history.length > past.length) {
        this.#insert('price_row', { article_number: row.number, price: entry.price })
      }
    }
  }

  #writeDocument(
    ids: { readonly id: number; readonly product_id: number },
    product: CatalogueProduct,
    filed: readonly string[],
  ): void {
    const rowIn = (language: Language) =>
      searchRow(
        product,
        language,
        filed.map((it) => this.#context.tree.nameOf(it, language)),
      )
    const content = JSON.stringify({ sv: rowIn('sv'), en: rowIn('en') })
    this.#insert('document', { ...ids, content })
  }

  #takeId(): number {
    this.#nextId += 1
    return this.#nextId - 1
  }

  #insert(table: string, row: Readonly<Record<string, unknown>>): void {
    const columns = Object.keys(row)
    const places = columns.map(() => '?').join(', ')
    const text = `insert into ${table} (${columns.join(', ')}) values (${places})`
    this.#handle.run(text, Object.values(row))
  }
}
