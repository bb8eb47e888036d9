import type { CatalogueArticle, CatalogueProduct } from '../shop/catalogue/catalogue.ts'
import { generateCatalogue } from './generated/generate-catalogue.ts'
import { openGenerated } from './generated-shop.ts'

const COLUMNS =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'
const CENTS = 100

/** Fills a folder with a generated shop with ample stock; returns article numbers. */
export async function makeGenerated(folder: string, articles: number): Promise<readonly string[]> {
  const db = await openGenerated(folder, articles)
  await db.updateTable('stock').set({ available: 1_000_000 }).execute()
  const rows = await db.selectFrom('stock').select('article_number').limit(1000).execute()
  await db.destroy()
  return rows.map((it) => it.article_number)
}

/**
 * The products of `makeGenerated` as an import file of Vendure: a line per article, the product in the first one.
 * Prices are in kronor, as Vendure requires.
 */
export function productsFile(articles: number): string {
  const lines = [...generateCatalogue(articles)].flatMap(linesOf)
  return [COLUMNS, ...lines].map((it) => `${it}\n`).join('')
}

function linesOf(product: CatalogueProduct): string[] {
  const { name, slug, description } = product
  const first = [name.sv, slug, description.sv, '', facetsOf(product), 'article']
  return product.articles.map((article, at) => {
    const head = at === 0 ? first : first.map(() => '')
    const price = String(article.price / CENTS)
    const tail = [String(at + 1), article.number, price, 'standard', '1000', 'false', '']
    return [...head, ...tail, traitsOf(article)].map(quoted).join(',')
  })
}

function facetsOf({ categoryIds, brand, gender, type }: CatalogueProduct): string {
  const categories = categoryIds.map((it) => `category:${it}`)
  const others = [`brand:${brand}`, `type:${type.sv}`, gender && `gender:${gender}`]
  return [...categories, ...others].filter(Boolean).join('|')
}

function traitsOf({ size, colour }: CatalogueArticle): string {
  return [size && `size:${size}`, colour && `colour:${colour.name.sv}`].filter(Boolean).join('|')
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
