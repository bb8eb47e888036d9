import type { ProductView } from './product-view.ts'

/** Articles or products by their names, or the first products of a list. */
export type ProductQuery =
  | { readonly articles: readonly string[] }
  | { readonly products: readonly string[] }
  | ProductListQuery

/** A list by one of the first three fields. */
interface ProductListQuery {
  readonly category?: string | undefined
  readonly campaign?: string | undefined
  readonly query?: string | undefined
  readonly count?: number | undefined
  readonly order?: string | undefined
}

/** The query of a product tag; undefined if its attributes name nothing. */
export type TagQuery = ProductQuery | undefined

interface CardAttributes {
  readonly articleNumber?: string | undefined
  readonly productId?: string | undefined
}

interface ListAttributes extends ProductListQuery {
  readonly articles?: string | undefined
}

export function articleQuery({ articleNumber }: CardAttributes): TagQuery {
  return articleNumber ? { articles: [articleNumber] } : undefined
}

export function cardQuery({ articleNumber, productId }: CardAttributes): TagQuery {
  return articleQuery({ articleNumber }) ?? (productId ? { products: [productId] } : undefined)
}

export function listQuery(attributes: ListAttributes): TagQuery {
  const { articles, category, campaign, query, count, order } = attributes
  if (articles) {
    const names = articles.split(',').map((it) => it.trim())
    return { articles: names.filter(Boolean).slice(0, count && count > 0 ? count : undefined) }
  }
  if (category) return { category, count, order }
  if (campaign) return { campaign, count, order }
  return query ? { query, count, order } : undefined
}

/** The query parameters of the call. */
export function queryFields(question: ProductQuery): [name: string, values: string[]][] {
  const entries = Object.entries(question).filter(([, it]) => it !== undefined)
  return entries.map(([name, it]) => [name, [it].flat().map(String)])
}

/** Picks the products of one query from an answer to several. */
export function productsFor(
  question: ProductQuery,
  products: readonly ProductView[],
): readonly ProductView[] {
  if ('articles' in question) return findByName(products, question.articles, 'articleNumber')
  return 'products' in question ? findByName(products, question.products, 'productId') : products
}

function findByName(
  products: readonly ProductView[],
  names: readonly string[],
  field: 'articleNumber' | 'productId',
): readonly ProductView[] {
  return names.flatMap((name) => products.find((it) => isOf(name, it[field])) ?? [])
}

/** Article numbers are case-insensitive. */
export function isOf(name: string, answered: string): boolean {
  return name.toLowerCase() === answered.toLowerCase()
}
