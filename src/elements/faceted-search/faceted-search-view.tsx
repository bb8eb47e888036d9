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

/** Filters beside a list; the list follows each choice at once. On a phone they are in a sheet. */
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
    /** Where a link without script has led to the form, it lies over the list until one leads on. */
    done() {
      if (document.querySelector('#filters:target')) location.hash = target
    },
  }
}

interface PhoneSheetProps extends FilterSheetProps {
  readonly isOpen: boolean
}

/** The sheet's part of the script comes where the window is narrow. Without it the page's form does. */
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
