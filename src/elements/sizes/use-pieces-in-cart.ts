import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import type { SizeField } from '../../contract/size-fields.ts'
import { hasSteps, piecesInCart, type Quantities } from '../../model/size-fields.ts'
import { cartState, reloadCart } from '../../state/cart/state.ts'

/**
 * Pieces in the cart that count for the price: read once something is filled in, and again when the
 * page is looked at again, after another tab may have changed them.
 */
export function usePiecesInCart(fields: readonly SizeField[], quantities: Quantities): number {
  const { cart } = useSnapshot(cartState)
  const isAsked = hasSteps(fields) && Object.values(quantities).some(Boolean)
  useEffect(() => {
    if (!isAsked) return
    const read = () => {
      if (!document.hidden) void reloadCart()
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [isAsked])
  return piecesInCart(fields, cart.orderRows)
}
