import { isAllowed } from './measuring-consent.ts'

/** Where the ids of what was pushed are kept: JSON, `{ id: milliseconds since 1970 }`. */
const SENT_KEY = 'courtside.sent'

const MAX_SENT = 500
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

/** Other tabs may run in other processes, which learn of a write a moment after it. */
const SPREAD_MS = 150

/** What another page can ask for again, and what makes room for nothing else. */
const LASTING = /^(purchase|refund):/

/** What this page has pushed, also where nothing can be stored. */
const pushed = new Set<string>()

/**
 * Runs `act` once for each id, whichever tab or page asks first and however often. An id counts only
 * after an act that did not throw. Remembers the last 500 ids for 30 days; where storage is blocked or
 * full, for as long as the page is open. Where no page says this again (`isLast`), leaving the page does
 * not wait for other tabs. Without consent, nothing is read, kept or done.
 */
export function once(id: string, act: () => void, isLast = false): Promise<void> {
  const attempt = () => {
    if (!isAllowed() || pushed.has(id) || readSent().some(([it]) => it === id)) return false
    try {
      act()
      pushed.add(id)
      return keep(id)
    } catch (error) {
      console.error(error)
      return false
    }
  }
  if (isLast) addEventListener('pagehide', attempt)
  return alone(async () => {
    if (attempt()) await new Promise((resolve) => setTimeout(resolve, SPREAD_MS))
  })
}

/** Keeps an id that no other page can ask for, unless consent was withdrawn meanwhile. */
export function remember(id: string): Promise<void> {
  return alone(async () => {
    if (isAllowed()) keep(id)
  })
}

/** One tab at a time; where there are no locks, or none are given, without. No task throws. */
async function alone(task: () => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request(SENT_KEY, task)
  } catch {
    await task()
  }
}

/** Whatever else stands there, in the place of a time, is no more recent than that. */
function readSent(): [id: string, at: number][] {
  try {
    const stored: Record<string, number> = JSON.parse(localStorage.getItem(SENT_KEY) ?? '')
    return Object.entries(stored).filter(([, at]) => Date.now() - at < RETENTION_MS)
  } catch {
    return []
  }
}

function keep(id: string): boolean {
  const all = [...readSent(), [id, Date.now()] as const]
  while (all.length > MAX_SENT) {
    all.splice(
      Math.max(
        0,
        all.findIndex(([it]) => !LASTING.test(it)),
      ),
      1,
    )
  }
  try {
    localStorage.setItem(SENT_KEY, JSON.stringify(Object.fromEntries(all)))
    return true
  } catch {
    return false
  }
}
