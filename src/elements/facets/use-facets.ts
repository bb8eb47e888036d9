import { useMemo } from 'react'
import { useSnapshot } from 'valtio/react'
import type { FacetProblem, FacetState } from '../../state/facets/state.ts'
import { facetState } from '../../state/facets/state.ts'
import {
  type CompactFacetsData,
  compactFacetsData,
  type FacetGroupSource,
  type FacetsData,
  facetsData,
} from '../../ui/facets/facets-props.ts'
import type { CategoryLink } from '../../ui/facets/sub-navigation.tsx'

interface FacetsSnapshot
  extends Pick<FacetState, 'query' | 'total' | 'status' | 'theme' | 'version'> {
  readonly groups: readonly FacetGroupSource[]
  readonly subNavigation: CategoryLink | undefined
  readonly problem: FacetProblem | undefined
}

interface CompactFacetsSnapshot extends Pick<FacetsSnapshot, 'query' | 'groups' | 'problem'> {
  readonly sortItems: readonly unknown[]
}

/** The filters of the page as last answered, with the current choices: a choice shows at once. */
export function useFacets(): FacetsData {
  const snapshot = useSnapshot(facetState, { sync: true })
  const { query, groups, total, status, theme, version, subNavigation, problem } = snapshot
  return useMemo(
    () => facetsOf({ query, groups, total, status, theme, version, subNavigation, problem }),
    [query, groups, total, status, theme, version, subNavigation, problem],
  )
}

export function useCompactFacets(): CompactFacetsData {
  const { query, groups, sortItems, problem } = useSnapshot(facetState, { sync: true })
  return useMemo(
    () => compactFacetsOf({ query, groups, sortItems, problem }),
    [query, groups, sortItems, problem],
  )
}

export function facetsOf(snapshot: FacetsSnapshot): FacetsData {
  const { query, groups, total, status, theme, version, subNavigation, problem } = snapshot
  return facetsData({
    path: location.pathname,
    query,
    groups,
    total: status === 'loading' ? undefined : total,
    isServed: version === 0 && groups.length > 0,
    subNavigation: theme === 'category' ? subNavigation : undefined,
    problem,
  })
}

export function compactFacetsOf({ query, groups, sortItems, problem }: CompactFacetsSnapshot) {
  return compactFacetsData({
    path: location.pathname,
    query,
    groups,
    hasGroups: groups.length > 0,
    hasOrders: sortItems.length > 0,
    problem,
  })
}
