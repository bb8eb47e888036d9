import { useSnapshot } from 'valtio/react'
import type { SubNavigation } from '../../contract/product-filter.ts'
import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import { facetState } from '../../state/facets/state.ts'

/** Categories have at most three levels; anything deeper is not drawn. */
const LEVELS = 3

/** The categories around the list. */
export function SubNavigationView() {
  const { subNavigation } = useSnapshot(facetState)
  if (!subNavigation || subNavigation.hide) return null
  return (
    <nav className="faceted-search__categories" aria-label={text('facet.categories')}>
      <Links links={[subNavigation as SubNavigation]} level={1} />
    </nav>
  )
}

interface LinksProps {
  readonly links: readonly SubNavigation[]
  readonly level: number
}

function Links({ links, level }: LinksProps) {
  return (
    <ul>
      {links
        .filter((it) => !it.hide)
        .map(({ name, url, isSelected, links: below = [] }) => (
          <li key={url}>
            <a href={safeUrl(url)} aria-current={isSelected ? 'page' : undefined}>
              <bdi>{name}</bdi>
            </a>
            {below.length > 0 && level < LEVELS && <Links links={below} level={level + 1} />}
          </li>
        ))}
    </ul>
  )
}
