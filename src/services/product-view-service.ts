import { readShownProducts } from '../contract/product-views.ts'
import { fieldsOf, type ProductsQuestion } from '../model/product-queries.ts'
import type { ShownProduct } from '../model/product-view.ts'
import { encodeQuery } from '../model/url.ts'
import { parseJson, send } from './http-call.ts'

/** Where a question is asked. */
export function productsPath(question: ProductsQuestion): string {
  const query = fieldsOf(question).map(([name, it]) => `${name}=${it.map(encodeQuery).join()}`)
  return `/api/products?${query.join('&')}`
}

/** What a browser does with the answer that it has kept: `isAgain` is past it. */
export const cacheFor = (isAgain: boolean) => ({ cache: isAgain ? 'no-cache' : 'default' }) as const

/** Products as cards show them to this visitor; what is not sold is left out. */
export async function getShownProducts(
  question: ProductsQuestion,
  isAgain: boolean,
): Promise<ShownProduct[]> {
  const path = productsPath(question)
  const { status, text } = await send({ method: 'GET', path, ...cacheFor(isAgain) })
  if (status < 200 || status > 299) throw new Error(`${path}: ${status}`)
  return readShownProducts(parseJson(text))
}
