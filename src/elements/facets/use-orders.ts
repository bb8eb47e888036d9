import { useSnapshot } from 'valtio/react'
import { facetState } from '../../state/facets/state.ts'

interface Orders {
  readonly orders: readonly { readonly text: string; readonly sort: string }[]
  /** The current order. */
  readonly sort: string
}

/** The orders of the list. The first is the default, which an address leaves out. */
export function useOrders(): Orders {
  const { sortItems, query } = useSnapshot(facetState, { sync: true })
  return {
    orders: sortItems.map((it) => ({ text: it.text, sort: sortOf(it.value) })),
    sort: query.sort,
  }
}

/** The value is the address of the sorted list; only its order is used. */
function sortOf(value: string): string {
  if (!URL.canParse(value, location.href)) return ''
  return new URL(value, location.href).searchParams.get('sort') ?? ''
}
