import type { Catalogue, CatalogueGift, CatalogueProduct } from '../catalogue/catalogue.ts'
import balls from './catalogue/balls.json'
import { demoCategories } from './catalogue/categories.ts'
import clothing from './catalogue/clothing.json'
import clubs from './catalogue/clubs.json'
import { expandRow } from './catalogue/expand.ts'
import gear from './catalogue/gear.json'
import { readRows } from './catalogue/product-row.ts'
import shoes from './catalogue/shoes.json'
import weights from './catalogue/weights.json'
import { viewsOf } from './drawings/views.ts'

const FILES = [shoes, clothing, balls, weights, gear, clubs]

/** A bottle from 1,500 kronor, a shoe bag from 3,000. */
const GIFTS: readonly CatalogueGift[] = [
  { articleNumber: 'CS-50105-BLU-500ML', fromTotal: 150_000 },
  { articleNumber: 'CS-50103-CLA', fromTotal: 300_000 },
]

/**
 * The catalogue of the reference shop: about 150 products and 1,500 articles. Always the same for the same
 * `today`, from which expected dates are counted.
 */
export function buildDemoCatalogue(today: Date = new Date()): Catalogue {
  return {
    categories: demoCategories,
    products: FILES.flatMap(readRows).map((row) => withViews(expandRow(row, today))),
    gifts: GIFTS,
  }
}

/** Adds the drawing's other views as further pictures. */
function withViews(product: CatalogueProduct): CatalogueProduct {
  const pictures = viewsOf(product.drawing).map((view) => ({ view }))
  return pictures.length > 0 ? { ...product, pictures } : product
}
