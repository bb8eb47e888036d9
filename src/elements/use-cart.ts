import { useEffect, useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { keepCartFresh } from '../state/cart/freshness.ts'
import { takeCartAlong } from '../state/cart/hand-off.ts'
import { cartState, ensureCart, reloadCart } from '../state/cart/state.ts'

/**
 * The visitor's current cart: loaded if necessary, kept up to date, and loaded again once the browser is
 * back online.
 */
export function useCart() {
  useLayoutEffect(takeCartAlong, [])
  useEffect(() => {
    const stop = keepCartFresh()
    void ensureCart()
    addEventListener('online', tryAgain)
    return () => {
      stop()
      removeEventListener('online', tryAgain)
    }
  }, [])
  return useSnapshot(cartState)
}

function tryAgain(): void {
  if (cartState.problem) void reloadCart()
}
