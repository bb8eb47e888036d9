/** A product asks for an article number or an address that is another product's. */
export class CatalogueClash extends Error {
  override readonly name = 'CatalogueClash'
  /** The catalogue's id of the product that was refused. */
  readonly productId: string
  readonly what: 'article number' | 'slug'

  constructor(productId: string, what: 'article number' | 'slug') {
    super(`Product ${productId} has the ${what} of another product`)
    this.productId = productId
    this.what = what
  }
}
