import type { SubNavigation } from '../../src/contract/product-filter.ts'
import type { CategoryView } from '../catalogue/site.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'

/**
 * The categories from the root to this one, each level with its siblings, and the level below. Pages link
 * to them above the list, so filters leave them out.
 */
export function subNavigation(
  page: PageContext,
  trail: readonly CategoryView[],
): SubNavigation | null {
  const [root] = trail
  const current = trail.at(-1)
  const describe = (category: CategoryView): SubNavigation => ({
    name: category.name,
    url: linkTo(page, `/c/${category.slug}`),
    isSelected: category === current,
    hide: false,
    links: trail.includes(category) ? category.children.map(describe) : [],
  })
  return root ? { ...describe(root), hide: true } : null
}

/** Whether the page navigates by category; otherwise by filters. */
export function hasSubCategories(trail: readonly CategoryView[]): boolean {
  return (trail.at(-1)?.children.length ?? 0) > 0
}
