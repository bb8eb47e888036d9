import { onOtherTab } from '../../services/cart-channel.ts'
import { type Watch, watchTogether } from '../../services/page-singleton.ts'
import { flushRows } from './rows.ts'
import { cartState, reloadCart } from './state.ts'

/** A cart is stale if its tab was hidden for longer than this. */
const STALE_MS = 2000

const watching: Watch = { users: 0 }

/**
 * Keeps a loaded cart up to date: reloads it when the page returns from the back-forward cache, when the
 * tab becomes visible, and when another tab has changed it. Every element that shows the cart calls it; the
 * last one to stop ends it.
 */
export function keepCartFresh(now: () => number = Date.now): () => void {
  return watchTogether(watching, () => watch(now))
}

/** When the last element that showed the cart left the page; later changes may have been missed. */
let stoppedAt: number | undefined

function watch(now: () => number): () => void {
  const stopped = new AbortController()
  let hiddenAt = now()
  let isStale = false

  const reload = () => {
    isStale = false
    if (cartState.status !== 'unknown') void reloadCart()
  }

  const stopHearing = onOtherTab((version) => {
    if (version && version === cartState.cart.version) return
    if (document.visibilityState === 'visible') reload()
    else isStale = true
  })
  const { signal } = stopped
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') {
        hiddenAt = now()
        flushRows()
      } else if (isStale || now() - hiddenAt > STALE_MS) reload()
    },
    { signal },
  )
  addEventListener('pageshow', ({ persisted }) => persisted && reload(), { signal })
  addEventListener('pagehide', flushRows, { signal })
  if (stoppedAt !== undefined && now() - stoppedAt > STALE_MS) reload()
  return () => {
    stoppedAt = now()
    stopHearing()
    stopped.abort()
  }
}
