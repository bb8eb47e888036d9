import { safeUrl } from '../../../model/url.ts'
import type { ListedCategory } from '../../queries/page-category-queries.ts'
import { pictureUrl } from '../parts/addresses.ts'
import type { NavigationCategory } from '../site.ts'

/** A category with what a tile shows of it. */
export interface CategoryView extends NavigationCategory {
  readonly description: string
  readonly products: number
  readonly picture: string
  readonly children: readonly CategoryView[]
}

/** The tree of a flat list. A category whose parent is not listed has no place in it. */
export function categoryTree(
  listed: readonly ListedCategory[],
  catalogueVersion: number,
): readonly CategoryView[] {
  const below = (parentId: string | null): CategoryView[] =>
    listed
      .filter((it) => it.parentId === parentId)
      .map((it) => ({
        id: it.id,
        slug: it.slug,
        name: it.name,
        description: it.description,
        products: it.products,
        picture:
          safeUrl(it.faceImageUrl) ??
          pictureUrl(it.faceSlug ?? '', it.faceColourId, catalogueVersion),
        children: below(it.id),
      }))
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
