import { VISITOR_KEY } from '../../services/storage.ts'

/**
 * Browsers cache an answer for this long; within this time, a page that becomes visible requests nothing.
 */
const FRESH_MS = 15_000
/** Changes within this time cause a single request. */
const SETTLE_MS = 300
/** Pages that wait for the same change of prices spread their requests over this time. */
const SPREAD_MS = 2000
const MAX_TIMER_MS = 2 ** 31 - 1

/** Loads the products; `isAgain` bypasses the browser's cache. */
type Load<Product> = (isAgain: boolean) => Promise<readonly Product[]>

interface ExpiringPrice {
  /** When its price may change next, in ISO 8601. */
  readonly askAgainAt?: string | undefined
}

/** Why there is no answer, and how to retry. */
interface NoAnswer {
  readonly error: unknown
  readonly retry: () => void
}

export interface Follower<Product> {
  /** Called with the available products. */
  readonly show: (products: readonly Product[]) => void
  readonly fail: (none: NoAnswer) => void
}

/**
 * Calls the follower now, and again when the cart, the login or a campaign may have changed the prices, or
 * when the page becomes visible. The returned function stops that.
 */
export function followAnswers<Product extends ExpiringPrice>(
  load: Load<Product>,
  follower: Follower<Product>,
): () => void {
  const over = new AbortController()
  let asks = 0
  let requestedAt = 0
  let timer = 0

  const ask = async (isAgain = false) => {
    asks += 1
    requestedAt = Date.now()
    const own = asks
    const isDue = () => own === asks && !over.signal.aborted
    try {
      const products = await load(isAgain)
      if (!isDue()) return
      wait(untilChange(products))
      follower.show(products)
    } catch (error) {
      if (isDue()) follower.fail({ error, retry: () => void ask(true) })
    }
  }
  const wait = (ms: number) => {
    clearTimeout(timer)
    if (ms < Infinity) {
      timer = window.setTimeout(ask, Math.min(ms, MAX_TIMER_MS), true)
    }
  }

  const settle = () => wait(SETTLE_MS)
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - requestedAt > FRESH_MS) settle()
  }
  const { signal } = over
  addEventListener('courtside:cart-changed', settle, { signal, capture: true })
  addEventListener('online', settle, { signal })
  addEventListener('storage', ({ key }) => key === VISITOR_KEY && settle(), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && settle(), { signal })
  document.addEventListener('visibilitychange', look, { signal })
  void ask()
  return () => {
    over.abort()
    clearTimeout(timer)
  }
}

/** The time until the first of their prices may change. */
function untilChange(products: readonly ExpiringPrice[]): number {
  const changes = products.map(({ askAgainAt = '' }) => Date.parse(askAgainAt) - Date.now())
  const spread = performance.timeOrigin % SPREAD_MS
  return Math.min(...changes.filter((it) => it > 0)) + spread
}
