import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** Networks that are counted at a time; the one with the oldest request is dropped. */
const MAX_NETWORKS = 20_000

interface Window {
  readonly count: number
  /** By a monotonic clock. */
  readonly endsAt: number
}

/**
 * Counts requests in memory. The library's own store uses the time of day: when that is set back, its
 * windows stay open until the clock catches up, and the network is locked out.
 */
export class RequestWindows implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>()

  incr(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
    const now = performance.now()
    const open = this.#windows.get(key)
    const isOpen = open !== undefined && now < open.endsAt
    const count = isOpen ? open.count + 1 : 1
    const endsAt = isOpen ? open.endsAt : now + windowMs
    this.#windows.delete(key)
    this.#windows.set(key, { count, endsAt })
    if (this.#windows.size > MAX_NETWORKS) this.#forgetOldest()
    answer(null, { current: count, ttl: endsAt - now })
  }

  child(): RequestWindows {
    return new RequestWindows()
  }

  #forgetOldest(): void {
    const [oldest] = this.#windows.keys()
    if (oldest !== undefined) this.#windows.delete(oldest)
  }
}
