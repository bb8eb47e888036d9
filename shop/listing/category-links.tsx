import { menuOf } from '../../src/model/navigation.ts'
import { CategoryLinks } from '../../src/ui/category-links/category-links.tsx'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { CategoryView } from '../platform/pages/site.ts'

interface CategoryLinksBelowProps {
  readonly page: PageContext
  readonly category: CategoryView
}

/** The categories right below one. Script has nothing to add to them, so none is loaded. */
export function CategoryLinksBelow({ page, category }: CategoryLinksBelowProps) {
  const { name, children } = category
  const links = children.map((it) => ({
    name: it.name,
    url: linkTo(page, `/c/${it.slug}`),
    quantity: it.products,
  }))
  return (
    <category-links class="shop-subs" data-wake="">
      <CategoryLinks label={page.t('menu.below', { name })} links={menuOf(links)} />
    </category-links>
  )
}
