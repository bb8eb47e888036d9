import { text } from '../../i18n/text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ViewProps } from '../element-table.ts'
import { Chips } from '../facets/chips.tsx'
import { FilterProblem } from '../facets/filter-problem.tsx'
import { FilterSheet } from '../facets/filter-sheet.tsx'
import { ListFollower } from '../facets/list-follower.ts'
import { OpenButton } from '../facets/open-button.tsx'
import { SortSheet } from '../facets/sort-sheet.tsx'
import { useFilters } from '../facets/use-filters.ts'
import { type Opener, useOpener } from '../facets/use-opener.ts'
import { useOrders } from '../facets/use-orders.ts'
import type { table } from './faceted-search-compact.table.ts'

/** The filters of a phone: two buttons that stay within reach, and a sheet behind each (UX FACET-9). */
export function FacetedSearchCompactView({ host, target, subNavigation }: ViewProps<typeof table>) {
  const { groups, chips } = useFilters({ host, target, subNavigation })
  const { orders } = useOrders()
  const filters = useOpener()
  const order = useOpener()

  return (
    <>
      <div className="faceted-search__bar faceted-search__bar--compact">
        {groups.length > 0 && (
          <OpenButton opener={filters.control} chosen={chips.length} open={filters.open} />
        )}
        {orders.length > 0 && <SortButton opener={order} />}
      </div>
      <ListFollower host={host} />
      <Chips chips={chips} after={host} />
      <FilterProblem />
      {filters.isOpen && (
        <FilterSheet
          groups={groups}
          target={target}
          isChosen={chips.length > 0}
          close={filters.close}
        />
      )}
      {order.isOpen && <SortSheet close={order.close} />}
    </>
  )
}

function SortButton({ opener }: { readonly opener: Opener }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: the same control as the page's, which leads to the order without script.
    <a
      ref={opener.control}
      className="cs-button cs-button--secondary faceted-search__open"
      href="#sort"
      data-act="open-sort"
      onClick={opener.open}
    >
      <Icon name="sort" />
      <span>{text('facet.sort')}</span>
    </a>
  )
}
