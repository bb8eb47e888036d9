import type { ReactNode } from 'react'
import { PageSection } from '../../src/ui/page-section.tsx'
import { CategoryTiles } from '../catalogue/category-tiles.tsx'
import type { CategoryView } from '../catalogue/site.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'

interface CategoriesProps {
  readonly page: PageContext
  readonly categories: readonly CategoryView[]
}

export function HomeCategories({ page, categories }: CategoriesProps) {
  return (
    <Categories page={page}>
      <CategoryTiles page={page} categories={categories} hasCounts />
    </Categories>
  )
}

/** All categories of two levels at a glance, for professionals, who know what they want. */
export function CategoryIndex({ page, categories }: CategoriesProps) {
  return (
    <Categories page={page}>
      <ul className="shop-index">
        {categories.map((it) => (
          <li key={it.id} className="shop-index__group">
            <img src={it.picture ?? ''} alt="" width="64" height="64" loading="lazy" />
            <div>
              <a className="shop-index__name" href={linkTo(page, `/c/${it.slug}`)}>
                {it.name}
              </a>
              <ul>
                {it.children.map((child) => (
                  <li key={child.id}>
                    <a href={linkTo(page, `/c/${child.slug}`)}>{child.name}</a>{' '}
                    <span>{child.products}</span>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Categories>
  )
}

interface FrameProps {
  readonly page: PageContext
  readonly children: ReactNode
}

function Categories({ page, children }: FrameProps) {
  return (
    <PageSection id="categories" heading={page.t('page.home.categories')}>
      {children}
    </PageSection>
  )
}
