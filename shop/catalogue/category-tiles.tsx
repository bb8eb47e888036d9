import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { CategoryView, NavigationCategory } from './site.ts'

interface CategoryTilesProps {
  readonly page: PageContext
  readonly categories: readonly CategoryView[]
  /** Whether tiles state their number of products. */
  readonly hasCounts?: boolean
}

export function CategoryTiles({ page, categories, hasCounts = false }: CategoryTilesProps) {
  return (
    <ul className="shop-tiles">
      {categories.map(({ id, slug, name, picture, products }) => (
        <li key={id}>
          <a className="shop-tile" href={linkTo(page, `/c/${slug}`)}>
            <span className="shop-tile__picture">
              {picture && <img src={picture} alt="" width="400" height="400" loading="lazy" />}
            </span>
            <span className="shop-tile__name">{name}</span>
            {hasCounts && (
              <span className="shop-tile__count">{page.t('page.count', { n: products })}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

interface WaysOnProps {
  readonly page: PageContext
  readonly categories: readonly NavigationCategory[]
}

/** Links to the home page and the categories, for visitors at a dead end. */
export function WaysOn({ page, categories }: WaysOnProps) {
  return (
    <ul className="shop-chips">
      <li>
        <a href={linkTo(page, '/')}>{page.t('page.home')}</a>
      </li>
      {categories.map((it) => (
        <li key={it.id}>
          <a href={linkTo(page, `/c/${it.slug}`)}>{it.name}</a>
        </li>
      ))}
    </ul>
  )
}
