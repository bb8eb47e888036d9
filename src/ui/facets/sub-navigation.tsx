import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'

/** The maximum depth of categories; deeper levels are not drawn. */
const LEVELS = 3

export interface CategoryLink {
  readonly name: string
  readonly url: string
  readonly isSelected?: boolean | undefined
  readonly hide?: boolean | undefined
  readonly links?: readonly CategoryLink[] | undefined
}

interface SubNavigationProps {
  readonly root: CategoryLink | undefined
}

/** The categories around the list. */
export function SubNavigation({ root }: SubNavigationProps) {
  if (!root || root.hide) return null
  return (
    <nav className="faceted-search__categories" aria-label={text('facet.categories')}>
      <Links links={[root]} level={1} />
    </nav>
  )
}

interface LinksProps {
  readonly links: readonly CategoryLink[]
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
