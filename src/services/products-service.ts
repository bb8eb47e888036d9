import { type Product, productsSchema } from '../contract/products.ts'
import { encodeQuery } from '../model/url.ts'
import { request } from './http.ts'

/** Articles or products by their names, or the first of a list. */
export type ProductsQuestion =
  | { readonly articles: readonly string[] }
  | { readonly products: readonly string[] }
  | (ListSelector & { readonly count?: number | undefined; readonly order?: string | undefined })

type ListSelector =
  | { readonly category: string }
  | { readonly campaign: string }
  | { readonly query: string }

/** Products as this visitor may see them; what is not sold is left out. */
export function getProducts(
  question: ProductsQuestion,
  signal?: AbortSignal | undefined,
): Promise<Product[]> {
  const asked = Object.entries(question).filter(([, it]) => it !== undefined)
  const query = asked.map(([name, it]) => `${name}=${[it].flat().map(encode).join()}`)
  return request('GET', `/api/products?${query.join('&')}`, productsSchema, { signal })
}

const encode = (value: string | number) => encodeQuery(String(value))
