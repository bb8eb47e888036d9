import { LISTED_PRODUCTS, MAX_LISTED_PRODUCTS, MAX_NAMED_PRODUCTS } from '../../src/model/limits.ts'
import type { ListingSort } from '../facets/facets-port.ts'
import { ShopError } from '../platform/shop-error.ts'
import { SORTS } from './listing-options.ts'

/** Parameters that select products; a call has exactly one of them. */
const SELECTORS = ['articles', 'products', 'category', 'campaign', 'query'] as const

/** Products or articles by name, or the first ones of a list. */
export type ProductsQuestion =
  | { readonly by: 'articles' | 'products'; readonly names: readonly string[] }
  | ListQuestion

export interface ListQuestion {
  readonly by: 'category' | 'campaign' | 'query'
  readonly value: string
  readonly count: number
  readonly sort: ListingSort
}

/** Throws unless there is exactly one selector; an invalid count or order becomes the default. */
export function readProductsQuestion(query: unknown): ProductsQuestion {
  const question = findProductsQuestion(query as Readonly<Record<string, unknown>>)
  if (!question) throw new ShopError(400, 'request.unreadable')
  return question
}

/** The same, but returns undefined instead of throwing. */
export function findProductsQuestion(
  sent: Readonly<Record<string, unknown>>,
): ProductsQuestion | undefined {
  const given = SELECTORS.filter((it) => Object.hasOwn(sent, it))
  const [by] = given
  const value = by && sent[by]
  if (given.length !== 1 || !by || typeof value !== 'string') return undefined
  if (by === 'articles' || by === 'products') {
    const names = namesIn(value)
    return names.length > MAX_NAMED_PRODUCTS ? undefined : { by, names }
  }
  const sort = SORTS.find((it) => it === sent.order) ?? 'popular'
  return { by, value: value.trim(), count: countOf(sent.count), sort }
}

function namesIn(text: string): readonly string[] {
  const names = text.split(',').map((it) => it.trim())
  return [...new Set(names.filter((it) => it !== ''))]
}

function countOf(sent: unknown): number {
  if (typeof sent !== 'string' || !/^[1-9]\d*$/.test(sent)) return LISTED_PRODUCTS
  return Math.min(Number(sent), MAX_LISTED_PRODUCTS)
}
