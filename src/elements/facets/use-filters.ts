import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import type { SubNavigation } from '../../contract/product-filter.ts'
import { type Chip, chipsOf } from '../../model/facet-query.ts'
import { startFacets } from '../../state/facet-list.ts'
import { facetState } from '../../state/facet-state.ts'
import type { FacetGroupView } from '../../ui/facets/facet-view.ts'
import { type FiltersInMarkup, readFilters } from './read-markup.ts'
import { useAnnouncedTotal } from './use-announced-total.ts'

interface FiltersProps {
  readonly host: HTMLElement
  readonly target: string
  readonly subNavigation?: SubNavigation | undefined
}

interface Filters {
  /** As last answered, with what is chosen now (UX FACET-5). */
  readonly groups: readonly FacetGroupView[]
  readonly chips: readonly Chip[]
  readonly markup: FiltersInMarkup
}

/** From here on the sort of tag matters: what is wide enough has its filters beside the list. */
const WIDE = '(min-width: 68rem)'
const NOTHING: readonly string[] = []

/** The filters of the page; every tag of theirs shows the same. */
export function useFilters({ host, target, subNavigation }: FiltersProps): Filters {
  const [markup] = useState(() => {
    const found = readFilters(host)
    startFacets({ target, subNavigation, ...found })
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
  useAnnouncedTotal()
  useOthersAwake(host)
  return { ...filters, markup }
}

/**
 * A second tag that still stands as the server wrote it would be out of step from the first choice on:
 * where it is seen, it is woken as a visitor's pointer would wake it.
 */
function useOthersAwake(host: HTMLElement): void {
  const { version } = useSnapshot(facetState)
  const hasChanged = version > 0
  useEffect(() => {
    if (!hasChanged) return
    const wakeOthers = () => {
      for (const it of document.querySelectorAll('.faceted-search__bar')) {
        if (!host.contains(it) && it.checkVisibility?.() !== false) {
          it.dispatchEvent(new Event('pointerover', { bubbles: true }))
        }
      }
    }
    const width = matchMedia(WIDE)
    wakeOthers()
    width.addEventListener('change', wakeOthers)
    return () => width.removeEventListener('change', wakeOthers)
  }, [host, hasChanged])
}
