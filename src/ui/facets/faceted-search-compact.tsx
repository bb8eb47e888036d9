import type { ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import type { DrawnProps } from '../view-props.ts'
import { ChipList, type ChipListHandlers } from './chip-list.tsx'
import type { CompactFacetsData } from './facets-props.ts'
import { FilterProblem } from './filter-problem.tsx'
import { OpenButton } from './open-button.tsx'
import { type Opener, useOpener } from './use-opener.ts'

interface CompactFacetsHandlers extends ChipListHandlers {
  readonly retry: () => void
}

interface CompactFacetsProps extends DrawnProps<CompactFacetsData, CompactFacetsHandlers> {
  /** The sheets of the two buttons. */
  readonly sheets?: (filters: Opener, order: Opener) => ReactNode
}

/** The filters of a phone: two buttons that stay in reach, and the choices. */
export function FacetedSearchCompact({ data, handlers, sheets }: CompactFacetsProps) {
  const { chips, clearHref, hasGroups, hasOrders, problem } = data
  const filters = useOpener()
  const order = useOpener()
  return (
    <>
      <div className="faceted-search__bar faceted-search__bar--compact">
        {hasGroups && (
          <OpenButton
            opener={filters}
            opens="filters"
            icon="filter"
            label={text('facet.open', { n: chips.length })}
          />
        )}
        {hasOrders && (
          <OpenButton opener={order} opens="sort" icon="sort" label={text('facet.sort')} />
        )}
      </div>
      <ChipList chips={chips} clearHref={clearHref} handlers={handlers} />
      <FilterProblem problem={problem} retry={handlers.retry} />
      {sheets?.(filters, order)}
    </>
  )
}
