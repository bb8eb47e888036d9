import { safeUrl } from '../../src/model/url.ts'
import type { CategoryFace, ListedCategory } from './page-category-queries.ts'
import { pictureUrl } from './picture-url.ts'
import type { CategoryView } from './site.ts'

export interface CategoryParts {
  readonly listed: readonly ListedCategory[]
  readonly faces: readonly CategoryFace[]
  readonly catalogueVersion: number
}

/** Builds the tree of a flat list. Leaves out categories whose parent is not listed. */
export function categoryTree({
  listed,
  faces,
  catalogueVersion,
}: CategoryParts): readonly CategoryView[] {
  const chosen = chooseFaces(faces)
  const below = (parentId: string | null): CategoryView[] =>
    listed
      .filter((it) => it.parentId === parentId)
      .map(({ id, slug, name, description, products }) => {
        const face = chosen.get(id)
        const picture = face && pictureOf(face, catalogueVersion)
        const own = { id, slug, name, description, products, children: below(id) }
        return picture ? { ...own, picture } : own
      })
  return below(null)
}

/** The path from the root to the category that `isIt` matches; empty if there is none. */
export function findTrail(
  tree: readonly CategoryView[],
  isIt: (category: CategoryView) => boolean,
): readonly CategoryView[] {
  for (const category of tree) {
    if (isIt(category)) return [category]
    const rest = findTrail(category.children, isIt)
    if (rest.length > 0) return [category, ...rest]
  }
  return []
}

/** The picture that is most typical of each category; no two the same if possible. */
function chooseFaces(faces: readonly CategoryFace[]): Map<string, CategoryFace> {
  const chosen = new Map<string, CategoryFace>()
  const byFit = [...faces].sort((one, other) => fitOf(other) - fitOf(one))
  const taken = new Set<string>()
  for (const face of byFit) {
    if (chosen.has(face.categoryId) || taken.has(face.drawing)) continue
    chosen.set(face.categoryId, face)
    taken.add(face.drawing)
  }
  for (const face of byFit) if (!chosen.has(face.categoryId)) chosen.set(face.categoryId, face)
  return chosen
}

function fitOf({ here, everywhere }: CategoryFace): number {
  return (here / everywhere) * Math.sqrt(here)
}

function pictureOf({ imageUrl, slug, colourId }: CategoryFace, version: number): string {
  return safeUrl(imageUrl) ?? pictureUrl(slug, colourId, version)
}
