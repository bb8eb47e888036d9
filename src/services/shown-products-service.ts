import { readShownProducts } from '../contract/shown-products.ts'
import type { ShownProduct } from '../model/product.ts'
import { encodeQuery } from '../model/url.ts'
import { parseJson, send } from './call.ts'

/** Articles or products by their names, or the first of a list. */
export type ProductsQuestion =
  | { readonly articles: readonly string[] }
  | { readonly products: readonly string[] }
  | ListQuestion

/** By one of the first three. */
interface ListQuestion {
  readonly category?: string | undefined
  readonly campaign?: string | undefined
  readonly query?: string | undefined
  readonly count?: number | undefined
  readonly order?: string | undefined
}

/** Where a question is asked. */
export function productsPath(question: ProductsQuestion): string {
  const asked = Object.entries(question).filter(([, it]) => it !== undefined)
  const query = asked.map(([name, it]) => `${name}=${[it].flat().map(encode).join()}`)
  return `/api/products?${query.join('&')}`
}

const encode = (value: string | number) => encodeQuery(String(value))

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
