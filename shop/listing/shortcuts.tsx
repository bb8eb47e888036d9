import type { FacetGroup } from '../../src/contract/product-filter.ts'
import { buildListingQuery, toggleOption } from '../../src/model/facet-query.ts'
import { Icon } from '../../src/ui/icon.tsx'
import { bareUrl } from '../platform/pages/addresses.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { FacetedList } from './faceted-list.ts'

interface ShortcutsProps {
  readonly page: PageContext
  readonly list: FacetedList
}

/** The most used filters, in order of importance. */
const WANTED = ['stock', 'campaign', 'gender']
const MAX_SHORTCUTS = 4
const MIN_SHORTCUTS = 2

/** Links that toggle the most used filters of the list. */
export function Shortcuts({ page, list: { groups, query } }: ShortcutsProps) {
  const options = shortcutOptions(groups)
    .slice(0, MAX_SHORTCUTS)
    .filter((it) => it.isChosen || it.quantity > 0)
  if (options.length < MIN_SHORTCUTS) return null
  return (
    <ul className="shop-shortcuts" aria-label={page.t('page.shortcuts')}>
      {options.map(({ group, id, label, quantity, isChosen }) => {
        const next = buildListingQuery(toggleOption(query, { id: group }, id))
        return (
          <li key={`${group} ${id}`}>
            <a
              href={linkTo(page, bareUrl(page.path)) + (next && `?${next}`)}
              rel="nofollow"
              data-act="toggle-shortcut"
              data-group={group}
              data-option={id}
              aria-current={isChosen || undefined}
            >
              {isChosen && <Icon name="tick" />}
              {`${label} `}
              <span className="shop-shortcuts__count">{quantity}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function shortcutOptions(groups: readonly FacetGroup[]) {
  return WANTED.flatMap((group) => {
    const { selectedOptions = [], options = [] } = groups.find((it) => it.id === group) ?? {}
    return options.map((it) => ({ ...it, group, isChosen: selectedOptions.includes(it.id) }))
  })
}
