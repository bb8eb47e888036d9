import { useSnapshot } from 'valtio/react'
import { facetState } from '../../state/facets/state.ts'

interface Orders {
  readonly orders: readonly { readonly text: string; readonly sort: string }[]
  /** The one the list stands in. */
  readonly sort: string
}

/** Orders that the list can stand in. The first is the usual one, which an address leaves out. */
export function useOrders(): Orders {
  const { sortItems, query } = useSnapshot(facetState, { sync: true })
  return {
    orders: sortItems.map((it) => ({ text: it.text, sort: sortOf(it.value) })),
    sort: query.sort,
  }
}

/** The value is the address of the sorted list; only its order is taken of it. */
function sortOf(value: string): string {
  if (!URL.canParse(value, location.href)) return ''
  return new URL(value, location.href).searchParams.get('sort') ?? ''
}
