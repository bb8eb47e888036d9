import { useEffect, useMemo, useState } from 'react'
import { FacetedSearch, type FacetsHandlers } from '../../ui/facets/faceted-search.tsx'
import type { ViewProps } from '../element-table.ts'
import type { FilterSheetProps } from '../facets/filter-sheet.tsx'
import { chipHandlers, listHandlers } from '../facets/list-actions.ts'
import { ListFollower } from '../facets/list-follower.ts'
import { OrderForm } from '../facets/order-form.tsx'
import { firstFacets, startFilters } from '../facets/start-filters.ts'
import { useFacets } from '../facets/use-facets.ts'
import { elementPart } from '../react-element.tsx'
import { table } from './faceted-search.table.ts'

const NARROW = '(width < 68rem)'

const bring = () => import('../facets/filter-sheet.tsx')

/** Filters next to a list; the list follows each choice at once. On a phone they are in a sheet. */
function FacetedSearchView({ host, target, subNavigation }: ViewProps<typeof table>) {
  const [{ sort }] = useState(() => startFilters(host, { target, subNavigation }))
  const data = useFacets()
  const handlers = useMemo(() => handlersOf(host, target), [host, target])

  return (
    <FacetedSearch
      data={data}
      forms={undefined}
      handlers={handlers}
      sort={<OrderForm adopted={sort} />}
      sheet={({ isOpen, close }) => (
        <>
          <ListFollower host={host} target={target} />
          <PhoneSheet isOpen={isOpen} target={target} close={close} />
        </>
      )}
    />
  )
}

function handlersOf(host: HTMLElement, target: string): FacetsHandlers {
  return {
    ...listHandlers,
    ...chipHandlers(host),
    /** Without script a link has opened the form over the list; there it stays until a link closes it. */
    done() {
      if (document.querySelector('#filters:target')) location.hash = target
    },
  }
}

interface PhoneSheetProps extends FilterSheetProps {
  readonly isOpen: boolean
}

/**
 * The sheet's part of the script is loaded where the window is narrow. If it fails, the page's form is
 * used.
 */
function PhoneSheet({ isOpen, ...props }: PhoneSheetProps) {
  const [part, setPart] = useState<Awaited<ReturnType<typeof bring>>>()
  const { close } = props
  useEffect(() => {
    if (part || !(isOpen || matchMedia(NARROW).matches)) return
    bring().then(setPart, () => {
      if (!isOpen) return
      close()
      location.hash = 'filters'
    })
  }, [part, isOpen, close])
  return isOpen && part ? <part.FilterSheet {...props} /> : null
}

export const { define, mount } = elementPart(table, FacetedSearchView, { drawnFrom: firstFacets })
