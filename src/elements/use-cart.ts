import { useEffect, useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { keepCartFresh } from '../state/cart/freshness.ts'
import { takeCartAlong } from '../state/cart/hand-off.ts'
import { cartState, ensureCart, reloadCart } from '../state/cart/state.ts'

/** The visitor's cart as it is now: loaded if need be, kept true, and asked for again once the net is back. */
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
