import { safeUrl } from '../../src/model/url.ts'
import type { CategoryFace, ListedCategory } from './page-category-queries.ts'
import { pictureUrl } from './picture-url.ts'
import type { CategoryView } from './site.ts'

export interface CategoryParts {
  readonly listed: readonly ListedCategory[]
  readonly faces: readonly CategoryFace[]
  readonly catalogueVersion: number
}

/** The tree of a flat list. A category whose parent is not listed has no place in it. */
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

/** From the root to the category that `isIt` names; empty when there is none. */
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

/** What a category has more of than the others, and no two the same where that can be helped. */
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
