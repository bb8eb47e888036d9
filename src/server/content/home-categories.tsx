import type { ReactNode } from 'react'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { CategoryView } from '../platform/pages/site.ts'

interface CategoriesProps {
  readonly page: PageContext
  readonly categories: readonly CategoryView[]
}

export function CategoryTiles({ page, categories }: CategoriesProps) {
  return (
    <Categories page={page}>
      <ul className="shop-tiles">
        {categories.map((it) => (
          <li key={it.id}>
            <a className="shop-tile" href={linkTo(page, `/c/${it.slug}`)}>
              <span className="shop-tile__picture">
                <Picture category={it} size="400" />
              </span>
              <span className="shop-tile__name">{it.name}</span>
              <span className="shop-tile__count">{page.t('page.count', { n: it.products })}</span>
            </a>
          </li>
        ))}
      </ul>
    </Categories>
  )
}

/** Every category of two levels at a glance: professionals know what they are after. */
export function CategoryIndex({ page, categories }: CategoriesProps) {
  return (
    <Categories page={page}>
      <ul className="shop-index">
        {categories.map((it) => (
          <li key={it.id} className="shop-index__group">
            <Picture category={it} size="64" />
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
    <section className="shop-row" aria-labelledby="categories">
      <h2 id="categories">{page.t('page.home.categories')}</h2>
      {children}
    </section>
  )
}

interface PictureProps {
  readonly category: CategoryView
  readonly size: string
}

/** The name stands beside it. */
function Picture({ category, size }: PictureProps) {
  return <img src={category.picture ?? ''} alt="" width={size} height={size} loading="lazy" />
}
