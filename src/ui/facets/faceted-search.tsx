import type { ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import type { DrawnProps } from '../view-props.ts'
import { ChipList, type ChipListHandlers } from './chip-list.tsx'
import type { FacetsData } from './facets-props.ts'
import { FilterPanel, type FilterPanelHandlers } from './filter-panel.tsx'
import { FilterProblem } from './filter-problem.tsx'
import { OpenButton } from './open-button.tsx'
import { SubNavigation } from './sub-navigation.tsx'
import { type Opener, useOpener } from './use-opener.ts'

export interface FacetsHandlers extends FilterPanelHandlers, ChipListHandlers {
  readonly retry: () => void
}

interface FacetedSearchProps extends DrawnProps<FacetsData, FacetsHandlers> {
  /** The control for the order of the list. */
  readonly sort: ReactNode
  /** The sheet that a phone's button opens. */
  readonly sheet?: (opener: Opener) => ReactNode
}

/** Filters next to a list. Without script, chips are links and the rest is one form. */
export function FacetedSearch({ data, handlers, sort, sheet }: FacetedSearchProps) {
  const { groups, chips, clearHref, problem, subNavigation } = data
  const opener = useOpener()
  return (
    <>
      <div className="faceted-search__bar">
        {groups.length > 0 && (
          <OpenButton
            opener={opener}
            opens="filters"
            icon="filter"
            label={text('facet.open', { n: chips.length })}
          />
        )}
        {sort}
      </div>
      <ChipList chips={chips} clearHref={clearHref} handlers={handlers} />
      <FilterProblem problem={problem} retry={handlers.retry} />
      <SubNavigation root={subNavigation} />
      {groups.length > 0 && <FilterPanel data={data} handlers={handlers} />}
      {sheet?.(opener)}
    </>
  )
}
