import { type Product, productsSchema } from '../contract/products.ts'
import type { ProductQuery } from '../model/product-queries.ts'
import { request } from './http.ts'
import { cacheFor, productsPath } from './product-view-service.ts'

/**
 * Products with all that is needed to buy them, as this visitor may see them; what is not sold is left
 * out. `isAgain`: past what the browser has kept.
 */
export function getProducts(question: ProductQuery, isAgain: boolean): Promise<Product[]> {
  return request('GET', productsPath(question), productsSchema, cacheFor(isAgain))
}
