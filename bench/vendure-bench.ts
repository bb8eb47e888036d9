import type { CatalogueArticle, CatalogueProduct } from '../shop/catalogue/catalogue.ts'
import { generateCatalogue } from '../shop/demo/generate-catalogue.ts'

const COLUMNS =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'
const CENTS = 100

/**
 * The goods that `makeGenerated` puts into the shop, as the file of products that Vendure imports: a
 * line for each article, the product in the first one. Prices are in kronor, as it wants them.
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
