import { VISITOR_KEY } from '../../services/storage.ts'

/** Browsers keep an answer for so long; until then a look at the page is no reason to ask. */
const FRESH_MS = 15_000
/** Changes that come one after the other are asked about once. */
const SETTLE_MS = 300
/** Pages that wait for the same change of prices ask within this time, each at its own moment. */
const SPREAD_MS = 2000
const MAX_TIMER_MS = 2 ** 31 - 1

/** Asks; `isAgain`: past what the browser has kept. */
type Load<Product> = (isAgain: boolean) => Promise<readonly Product[]>

interface ExpiringPrice {
  /** When its price may change next, in ISO 8601. */
  readonly askAgainAt?: string | undefined
}

/** Why there is no answer, and what asks again. */
interface NoAnswer {
  readonly error: unknown
  readonly retry: () => void
}

export interface Follower<Product> {
  /** Called with what is sold of it. */
  readonly show: (products: readonly Product[]) => void
  readonly fail: (none: NoAnswer) => void
}

/**
 * Tells the follower now, and again when the cart, the login or a campaign may have changed what
 * products cost, or when the page is looked at again. What is returned ends it.
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

/** Until the first of their prices may have changed. */
function untilChange(products: readonly ExpiringPrice[]): number {
  const changes = products.map(({ askAgainAt = '' }) => Date.parse(askAgainAt) - Date.now())
  const spread = performance.timeOrigin % SPREAD_MS
  return Math.min(...changes.filter((it) => it > 0)) + spread
}
