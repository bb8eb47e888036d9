import { readProductViews } from '../contract/product-views.ts'
import { type ProductQuery, queryFields } from '../model/product-queries.ts'
import type { ProductView } from '../model/product-view.ts'
import { encodeQuery } from '../model/url.ts'
import { parseJson, send } from './http-call.ts'

/** The address of a query. */
export function productsPath(question: ProductQuery): string {
  const query = queryFields(question).map(([name, it]) => `${name}=${it.map(encodeQuery).join()}`)
  return `/api/products?${query.join('&')}`
}

/** How the browser uses its cache: `isAgain` bypasses it. */
export const cacheFor = (isAgain: boolean) => ({ cache: isAgain ? 'no-cache' : 'default' }) as const

/** Products as cards show them to this visitor, without those that are not sold. */
export async function getProductViews(
  question: ProductQuery,
  isAgain: boolean,
): Promise<ProductView[]> {
  const path = productsPath(question)
  const { status, text } = await send({ method: 'GET', path, ...cacheFor(isAgain) })
  if (status < 200 || status > 299) throw new Error(`${path}: ${status}`)
  return readProductViews(parseJson(text))
}
