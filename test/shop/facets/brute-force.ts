import type {
  Catalogue,
  CatalogueArticle,
  CatalogueProduct,
} from '../../../shop/catalogue/catalogue.ts'
import { isWithin, parsePriceRange } from '../../../src/model/price-range.ts'
import type { Storefront } from '../../../src/model/storefront.ts'

type Chosen = ReadonlyMap<string, readonly string[]>

export interface BruteForceQuery {
  readonly storefront: Storefront
  readonly categoryId?: string
  readonly chosen: Chosen
}

const ARTICLE_GROUPS = ['colour', 'size', 'stock']

/** Products of a list, found by looking at each product and each article by itself. */
export function listByHand(
  catalogue: Catalogue,
  { storefront, categoryId, chosen }: BruteForceQuery,
) {
  return catalogue.products.filter((product) => {
    const isListed =
      product.storefronts.includes(storefront) &&
      (categoryId === undefined || categoriesOf(catalogue, product).includes(categoryId))
    if (!isListed) return false
    const ofProduct = [...chosen].filter(([group]) => !ARTICLE_GROUPS.includes(group))
    const ofArticles = [...chosen].filter(([group]) => ARTICLE_GROUPS.includes(group))
    return (
      ofProduct.every(([group, options]) =>
        fits(catalogue, product, { group, options, storefront }),
      ) &&
      product.articles.some((article) =>
        ofArticles.every(([group, options]) => has(product, article, group, options)),
      )
    )
  })
}

/** What an option counts: the products that have it, among those that the other groups leave. */
export function countByHand(
  catalogue: Catalogue,
  asked: BruteForceQuery,
  group: string,
  option: string,
) {
  const chosen = new Map(asked.chosen).set(group, [option])
  return listByHand(catalogue, { ...asked, chosen }).length
}

function cardPrice({ articles, isQuotation, vatRate }: CatalogueProduct, on: Storefront) {
  if (isQuotation) return undefined
  const prices = articles.map((it) =>
    on === 'sport'
      ? (it.campaignPrice ?? it.price)
      : (it.businessPrice ?? Math.round((it.price * 10_000) / (10_000 + vatRate))),
  )
  return Math.min(...prices)
}

interface Criteria {
  readonly group: string
  readonly options: readonly string[]
  readonly storefront: Storefront
}

function fits(catalogue: Catalogue, product: CatalogueProduct, criteria: Criteria): boolean {
  const { group, options, storefront } = criteria
  if (group === 'price') {
    const price = cardPrice(product, storefront)
    const range = parsePriceRange(options[0] ?? '')
    return price !== undefined && range !== undefined && isWithin(range, price)
  }
  return propertiesOf(catalogue, product, group).some((it) => options.includes(it))
}

function propertiesOf(catalogue: Catalogue, product: CatalogueProduct, group: string): string[] {
  if (group === 'category') return categoriesOf(catalogue, product).map((it) => `to-${it}`)
  if (group === 'brand') return [product.brand.toLowerCase()]
  if (group === 'gender') return product.gender ? [product.gender] : []
  if (group === 'type') return [product.type.sv]
  if (group === 'material') return materialsOf(product)
  if (group === 'campaign') return isReduced(product) ? ['yes'] : []
  throw new Error(`Nobody knows ${group}`)
}

function isReduced({ articles, isQuotation }: CatalogueProduct): boolean {
  return !isQuotation && articles.some((it) => it.campaignPrice !== undefined)
}

function materialsOf({ material }: CatalogueProduct): string[] {
  if (!material) return []
  if (material.sv === 'Gummi, EVA') return ['gummi, eva']
  return material.sv
    .toLowerCase()
    .replace(/\d+ % /g, '')
    .split(', ')
}

function categoriesOf({ categories }: Catalogue, { categoryIds }: CatalogueProduct): string[] {
  const line = (id: string | undefined): string[] =>
    id === undefined ? [] : [id, ...line(categories.find((it) => it.id === id)?.parentId)]
  return categoryIds.flatMap(line)
}

function has(
  { isQuotation = false }: CatalogueProduct,
  article: CatalogueArticle,
  group: string,
  options: readonly string[],
): boolean {
  if (group === 'colour') return options.some((it) => familyOf(it) === familyOf(article.colour?.id))
  if (group === 'size') return options.includes(article.size ?? '')
  return article.stock > 0 && !isQuotation
}

/** Of the mixed catalogue's colours. */
function familyOf(colourId = 'none'): string {
  return colourId === 'sky' ? 'blue' : colourId
}
