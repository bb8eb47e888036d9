import { type Product, productsSchema } from '../contract/products.ts'
import type { ProductQuery } from '../model/product-queries.ts'
import { request } from './http.ts'
import { cacheFor, productsPath } from './product-view-service.ts'

/**
 * Products with everything needed to buy them, as this visitor may see them; unsold products are left
 * out. `isAgain` bypasses the browser's cache.
 */
export function getProducts(question: ProductQuery, isAgain: boolean): Promise<Product[]> {
  return request('GET', productsPath(question), productsSchema, cacheFor(isAgain))
}
