import type { CatalogueProduct } from '../../shop/catalogue/catalogue.ts'
import { expandRow } from '../../shop/demo/catalogue/expand.ts'
import { generatedRow } from './generated-row.ts'
import { lotsOf } from './lots.ts'

const SEED_STEP = 0x9e3779b1

/**
 * Generates the requested number of articles for benchmarks, about eight per product, in the demo's categories.
 * Products are generated one by one, so that memory is constant. The same count, seed and `today` give the same
 * products.
 */
export function* generateCatalogue(
  articleCount: number,
  seed = 1,
  today: Date = new Date(),
): Generator<CatalogueProduct> {
  let left = articleCount
  for (let index = 0; left > 0; index += 1) {
    const lots = lotsOf(Math.imul(seed, SEED_STEP) + Math.imul(index, 0x85ebca6b))
    const whole = expandRow(generatedRow(index, lots), today)
    const articles = whole.articles.slice(0, left)
    left -= articles.length
    yield { ...whole, id: `generated-${index}`, slug: `${whole.slug}-${index}`, articles }
  }
}
