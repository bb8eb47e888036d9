import type { ListingQuery } from '../../src/model/facet-query.ts'
import { FacetedSearch, type FacetsHandlers } from '../../src/ui/facets/faceted-search.tsx'
import { FacetedSearchCompact } from '../../src/ui/facets/faceted-search-compact.tsx'
import {
  compactFacetsData,
  type FacetsData,
  facetsData,
  writtenGroup,
} from '../../src/ui/facets/facets-props.ts'
import { SortContainer } from '../../src/ui/facets/sort-container.tsx'
import type { DrawnProps } from '../../src/ui/view-props.ts'
import { DrawnElement } from '../platform/html/element.tsx'
import { bareUrl } from '../platform/pages/addresses.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import type { FacetedList } from './faceted-list.ts'
import { SortForm } from './sort-form.tsx'
export interface ListingFiltersProps {
  readonly page: PageContext
  readonly list: FacetedList
  /** Id of the element with the products. */
  readonly target: string
}

/** Filters as links and one form, until the element takes over. */
export function ListingFilters({ page, list, target }: ListingFiltersProps) {
  const groups = list.groups.map((it) => writtenGroup(it, chosenIn(list.query, it.id)))
  const hasGroups = groups.length > 0
  const data = facetsData({
    path: linkTo(page, bareUrl(page.path)),
    query: list.query,
    groups,
    total: hasGroups ? list.total : undefined,
    isServed: hasGroups,
    subNavigation: undefined,
    problem: undefined,
  })
  const sort = (
    <SortContainer>
      <SortForm page={page} list={list} />
    </SortContainer>
  )
  return (
    <DrawnElement
      tag="faceted-search"
      attributes={{ class: 'faceted-search', target }}
      View={(props: DrawnProps<FacetsData, FacetsHandlers>) => (
        <FacetedSearch {...props} sort={sort} />
      )}
      data={data}
    />
  )
}

/** The compact version for phones: two links to it, and the chips. */
export function CompactFilters({ page, list, target }: ListingFiltersProps) {
  const { query, groups } = list
  // Compact filters show only what is chosen.
  const chosenGroups = groups.filter((it) => query.chosen.has(it.id))
  const data = compactFacetsData({
    path: linkTo(page, bareUrl(page.path)),
    query,
    groups: chosenGroups.map((it) => writtenGroup(it, chosenIn(query, it.id))),
    hasGroups: groups.length > 0,
    hasOrders: true,
    problem: undefined,
  })
  return (
    <DrawnElement
      tag="faceted-search-compact"
      attributes={{ class: 'faceted-search-compact', target }}
      View={FacetedSearchCompact}
      data={data}
    />
  )
}

function chosenIn(query: ListingQuery, groupId: string): readonly string[] | undefined {
  return query.chosen.get(groupId)
}
