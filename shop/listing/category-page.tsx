import { menuOf } from '../../src/model/navigation.ts'
import { CategoryLinks } from '../../src/ui/category-links/category-links.tsx'
import type { CategoryView } from '../catalogue/site.ts'
import { withParameters } from '../platform/pages/addresses.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { FacetedList } from './faceted-list.ts'
import { ListingBody } from './listing-body.tsx'
import { ListingHead } from './listing-head.tsx'
import type { ListingOptions } from './listing-options.ts'

export interface CategoryPage {
  /** From the root to the category itself. */
  readonly trail: readonly CategoryView[]
  readonly category: CategoryView
  readonly list: FacetedList
}

export function categoryPage(page: PageContext, view: CategoryPage): PageContent {
  const { category, trail, list } = view
  const { options } = list
  return {
    title:
      options.page > 1
        ? `${category.name}, ${page.t('page.page', { n: options.page })}`
        : category.name,
    description: category.description,
    canonicalPath: canonicalPath(category, options),
    listing: { categoryId: category.id },
    categoryTrail: trail.map((it) => it.id),
    crumbs: trail.map((it) => ({
      name: it.name,
      ...(it.id !== category.id && { path: `/c/${it.slug}` }),
    })),
    look: 'list',
    main: drawPage(
      page,
      <>
        <ListingHead title={category.name} lead={category.description} />
        {category.children.length > 0 && <CategoryLinksBelow page={page} category={category} />}
        <ListingBody page={page} list={list} label={category.name} />
      </>,
    ),
  }
}

/** Each page of a list has its own canonical address; sorting and page size do not change it. */
function canonicalPath({ slug }: CategoryView, options: ListingOptions): string {
  return withParameters(`/c/${slug}`, { page: options.page > 1 ? options.page : undefined })
}

interface CategoryLinksBelowProps {
  readonly page: PageContext
  readonly category: CategoryView
}

/** Links to sub-categories, which need no script. */
function CategoryLinksBelow({ page, category }: CategoryLinksBelowProps) {
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
