import { ShopError } from './shop-error.ts'

export interface AttemptLimiter {
  /** Counts an attempt; refuses with 429 and the time to wait when there have been too many. */
  count(key: string): void
  /** An attempt that succeeded does not count. */
  forgive(key: string): void
}

interface Window {
  readonly endsAt: number
  count: number
}

const MAX_KEYS = 10_000

/** Allows `max` attempts a key within `windowMs`, whatever they are attempts at. */
export function createAttemptLimiter(
  max: number,
  windowMs: number,
  now: () => number = Date.now,
): AttemptLimiter {
  const windows = new Map<string, Window>()

  function current(key: string): Window {
    const found = windows.get(key)
    if (found && found.endsAt > now()) return found
    windows.delete(key)
    if (windows.size >= MAX_KEYS) dropOldest(windows)
    const fresh = { endsAt: now() + windowMs, count: 0 }
    windows.set(key, fresh)
    return fresh
  }

  return {
    count(key) {
      const window = current(key)
      window.count += 1
      if (window.count <= max) return
      const seconds = Math.ceil((window.endsAt - now()) / 1000)
      throw new ShopError(
        429,
        { key: 'request.toomany', values: { s: seconds } },
        { retryAfter: seconds },
      )
    },
    forgive(key) {
      const window = windows.get(key)
      if (window) window.count -= 1
    },
  }
}

function dropOldest(windows: Map<string, Window>): void {
  const [oldest] = windows.keys()
  if (oldest !== undefined) windows.delete(oldest)
}
