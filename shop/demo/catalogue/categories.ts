import type { CatalogueCategory } from '../../catalogue/catalogue.ts'
import { businessCategories } from './categories-business.ts'
import { footballCategories } from './categories-football.ts'
import { outdoorAndKidsCategories } from './categories-outdoor-kids.ts'
import { racketAndIndoorCategories } from './categories-racket-indoor.ts'
import { runningCategories } from './categories-running.ts'
import { trainingCategories } from './categories-training.ts'
import type { CategoryRow } from './category-row.ts'
import { both } from './words.ts'

const TABLE = [
  ...runningCategories,
  ...trainingCategories,
  ...footballCategories,
  ...racketAndIndoorCategories,
  ...outdoorAndKidsCategories,
  ...businessCategories,
] as const

export type CategoryId = (typeof TABLE)[number][0]

/** The category tree of the demo shop, three levels deep, parents before children. */
export const demoCategories: readonly CatalogueCategory[] = TABLE.map(expand)

function expand(row: CategoryRow, position: number): CatalogueCategory {
  const [id, parentId, slug, name, description] = row
  return {
    id,
    ...(parentId && { parentId }),
    slug,
    name: both(name),
    description: both(description),
    position,
  }
}
