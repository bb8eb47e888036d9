import { viewsOf } from '../../demo/drawings/views.ts'
import type { Catalogue, CatalogueGift, CatalogueProduct } from './catalogue.ts'
import { balls } from './demo/balls.ts'
import { barsAndPlates } from './demo/bars-plates.ts'
import { carry } from './demo/carry.ts'
import { demoCategories } from './demo/categories.ts'
import { footballClothing } from './demo/clothing-football.ts'
import { kidsClothing } from './demo/clothing-kids.ts'
import { outdoorClothing } from './demo/clothing-outdoor.ts'
import { runningClothing } from './demo/clothing-running.ts'
import { trainingClothing } from './demo/clothing-training.ts'
import { expandRow } from './demo/expand.ts'
import { facilities } from './demo/facilities.ts'
import { footballs } from './demo/footballs.ts'
import { freeWeights } from './demo/free-weights.ts'
import { homeGym } from './demo/home-gym.ts'
import { kidsShoes } from './demo/kids-shoes.ts'
import { machines } from './demo/machines.ts'
import { courtShoes } from './demo/shoes-court.ts'
import { footballShoes } from './demo/shoes-football.ts'
import { roadShoes } from './demo/shoes-road.ts'
import { trailShoes } from './demo/shoes-trail.ts'
import { smallWear } from './demo/small-wear.ts'
import { teams } from './demo/teams.ts'
import { watchesAndRackets } from './demo/watches-rackets.ts'

const ROWS = [
  ...roadShoes,
  ...trailShoes,
  ...courtShoes,
  ...footballShoes,
  ...kidsShoes,
  ...runningClothing,
  ...trainingClothing,
  ...footballClothing,
  ...outdoorClothing,
  ...kidsClothing,
  ...smallWear,
  ...footballs,
  ...balls,
  ...freeWeights,
  ...barsAndPlates,
  ...homeGym,
  ...machines,
  ...carry,
  ...watchesAndRackets,
  ...teams,
  ...facilities,
]

/** A bottle comes along from 1,500 kronor, a shoe bag from 3,000. */
const GIFTS: readonly CatalogueGift[] = [
  { articleNumber: 'CS-50105-BLU-500ML', fromTotal: 150_000 },
  { articleNumber: 'CS-50103-CLA', fromTotal: 300_000 },
]

/**
 * The catalogue of the reference shop: about 150 products and 1,500 articles. The same every time for
 * the same `today`, which dates of expected deliveries are counted from.
 */
export function buildDemoCatalogue(today: Date = new Date()): Catalogue {
  return {
    categories: demoCategories,
    products: ROWS.map((row) => withViews(expandRow(row, today))),
    gifts: GIFTS,
  }
}

/** The other sides that its drawing has, as further pictures. */
function withViews(product: CatalogueProduct): CatalogueProduct {
  const pictures = viewsOf(product.drawing).map((view) => ({ view }))
  return pictures.length > 0 ? { ...product, pictures } : product
}
