import type { Catalogue, CatalogueGift, CatalogueProduct } from '../catalogue/catalogue.ts'
import { balls } from './catalogue/balls.ts'
import { barsAndPlates } from './catalogue/bars-plates.ts'
import { carry } from './catalogue/carry.ts'
import { demoCategories } from './catalogue/categories.ts'
import { footballClothing } from './catalogue/clothing-football.ts'
import { kidsClothing } from './catalogue/clothing-kids.ts'
import { outdoorClothing } from './catalogue/clothing-outdoor.ts'
import { runningClothing } from './catalogue/clothing-running.ts'
import { trainingClothing } from './catalogue/clothing-training.ts'
import { clubShirts } from './catalogue/club-shirts.ts'
import { expandRow } from './catalogue/expand.ts'
import { facilities } from './catalogue/facilities.ts'
import { footballs } from './catalogue/footballs.ts'
import { freeWeights } from './catalogue/free-weights.ts'
import { homeGym } from './catalogue/home-gym.ts'
import { kidsShoes } from './catalogue/kids-shoes.ts'
import { machines } from './catalogue/machines.ts'
import { courtShoes } from './catalogue/shoes-court.ts'
import { footballShoes } from './catalogue/shoes-football.ts'
import { roadShoes } from './catalogue/shoes-road.ts'
import { trailShoes } from './catalogue/shoes-trail.ts'
import { smallWear } from './catalogue/small-wear.ts'
import { teams } from './catalogue/teams.ts'
import { watchesAndRackets } from './catalogue/watches-rackets.ts'
import { viewsOf } from './drawings/views.ts'

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
  ...clubShirts,
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
