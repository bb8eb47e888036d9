import { useMemo, useState } from 'react'
import { FacetedSearchCompact } from '../../ui/facets/faceted-search-compact.tsx'
import type { ViewProps } from '../element-table.ts'
import { FilterSheet } from '../facets/filter-sheet.tsx'
import { chipHandlers, listHandlers } from '../facets/list-actions.ts'
import { ListFollower } from '../facets/list-follower.ts'
import { SortSheet } from '../facets/sort-sheet.tsx'
import { firstCompactFacets, startFilters } from '../facets/start-filters.ts'
import { useCompactFacets } from '../facets/use-facets.ts'
import { elementPart } from '../react-element.tsx'
import { table } from './faceted-search-compact.table.ts'

/** The filters of a phone: two buttons that stay in reach, and a sheet behind each. */
function FacetedSearchCompactView({ host, target, subNavigation }: ViewProps<typeof table>) {
  useState(() => startFilters(host, { target, subNavigation }))
  const data = useCompactFacets()
  const handlers = useMemo(() => ({ ...chipHandlers(host), retry: listHandlers.retry }), [host])

  return (
    <FacetedSearchCompact
      data={data}
      forms={undefined}
      handlers={handlers}
      sheets={(filters, order) => (
        <>
          <ListFollower host={host} target={target} />
          {filters.isOpen && <FilterSheet target={target} close={filters.close} />}
          {order.isOpen && <SortSheet problem={data.problem} close={order.close} />}
        </>
      )}
    />
  )
}

export const { define, mount } = elementPart(table, FacetedSearchCompactView, {
  drawnFrom: firstCompactFacets,
})
