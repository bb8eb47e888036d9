import * as v from 'valibot'
import type { CatalogueCategory } from '../../catalogue/catalogue.ts'
import file from './categories.json'
import { both, words } from './words.ts'

/** Three levels, parents before children, siblings in their order. */
const fileSchema = v.array(
  v.strictObject({
    id: v.string(),
    parentId: v.exactOptional(v.string()),
    slug: v.string(),
    name: words,
    description: words,
  }),
)

/** The category tree of the demo shop. */
export const demoCategories: readonly CatalogueCategory[] = v
  .parse(fileSchema, file)
  .map(({ name, description, ...row }, position) => ({
    ...row,
    name: both(name),
    description: both(description),
    position,
  }))
