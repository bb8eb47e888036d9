import { useMemo, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import type { SubNavigation } from '../../contract/product-filter.ts'
import { type Chip, chipsOf } from '../../model/facet-query.ts'
import { startFacets } from '../../state/facets/list.ts'
import { facetState } from '../../state/facets/state.ts'
import type { FacetGroupView } from '../../ui/facets/facet-view.ts'
import { type FiltersInMarkup, readFilters } from './read-markup.ts'

interface FiltersProps {
  readonly host: HTMLElement
  readonly target: string
  readonly subNavigation?: SubNavigation | undefined
}

interface Filters {
  /** As last answered, with what is chosen now: a choice shows before the list arrives. */
  readonly groups: readonly FacetGroupView[]
  readonly chips: readonly Chip[]
  readonly markup: FiltersInMarkup
}

const NOTHING: readonly string[] = []

/** The filters of the page; every tag of theirs shows the same. */
export function useFilters({ host, target, subNavigation }: FiltersProps): Filters {
  const [markup] = useState(() => {
    const found = readFilters(host)
    startFacets({ target, subNavigation, hasMoved: host.hasAttribute('data-moved'), ...found })
    return found
  })
  const { groups: answered, query } = useSnapshot(facetState, { sync: true })
  const filters = useMemo(() => {
    const groups = (answered as readonly FacetGroupView[]).map((it) => ({
      ...it,
      selectedOptions: query.chosen.get(it.id) ?? NOTHING,
    }))
    return { groups, chips: chipsOf(groups) }
  }, [answered, query])
  return { ...filters, markup }
}
