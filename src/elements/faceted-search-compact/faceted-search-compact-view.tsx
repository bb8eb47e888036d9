import { text } from '../../i18n/text.ts'
import type { ViewProps } from '../element-table.ts'
import { Chips } from '../facets/chips.tsx'
import { FilterProblem } from '../facets/filter-problem.tsx'
import { FilterSheet } from '../facets/filter-sheet.tsx'
import { ListFollower } from '../facets/list-follower.ts'
import { OpenButton } from '../facets/open-button.tsx'
import { SortSheet } from '../facets/sort-sheet.tsx'
import { useFilters } from '../facets/use-filters.ts'
import { useOpener } from '../facets/use-opener.ts'
import { useOrders } from '../facets/use-orders.ts'
import type { table } from './faceted-search-compact.table.ts'

/** The filters of a phone: two buttons that stay within reach, and a sheet behind each. */
export function FacetedSearchCompactView({ host, target, subNavigation }: ViewProps<typeof table>) {
  const { groups, chips } = useFilters({ host, target, subNavigation })
  const { orders } = useOrders()
  const filters = useOpener()
  const order = useOpener()

  return (
    <>
      <div className="faceted-search__bar faceted-search__bar--compact">
        {groups.length > 0 && (
          <OpenButton
            opener={filters}
            opens="filters"
            icon="filter"
            label={text('facet.open', { n: chips.length })}
          />
        )}
        {orders.length > 0 && (
          <OpenButton opener={order} opens="sort" icon="sort" label={text('facet.sort')} />
        )}
      </div>
      <ListFollower host={host} target={target} />
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
