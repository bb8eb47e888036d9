import { type Product, productsSchema } from '../contract/products.ts'
import { request } from './http.ts'
import { type ProductsQuestion, productsPath } from './shown-products-service.ts'

/** Products with all that is needed to buy them, as this visitor may see them; what is not sold is left out. */
export function getProducts(question: ProductsQuestion): Promise<Product[]> {
  return request('GET', productsPath(question), productsSchema)
}
