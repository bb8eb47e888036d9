import { isAllowed } from './measuring-consent.ts'

/** The key of the ids of pushed events: JSON, `{ id: milliseconds since 1970 }`. */
const SENT_KEY = 'courtside.sent'

const MAX_SENT = 500
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

/** Other tabs may run in other processes, which see a write a moment later. */
const SPREAD_MS = 150

/** Ids that another page may report again; no other id displaces them. */
const LASTING = /^(purchase|refund):/

/** The ids that this page has pushed, even if nothing can be stored. */
const pushed = new Set<string>()

/**
 * Runs `act` once for each id, whichever tab or page calls first and however often. An id counts only after
 * an act that did not throw. Remembers the last 500 ids for 30 days; if storage is blocked or full, until
 * the page is closed. If no later page can report the id again (`isLast`), leaving the page does not wait
 * for other tabs. Without consent, nothing is read, stored or done.
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

/** Stores an id that no other page can report, unless consent was withdrawn meanwhile. */
export function remember(id: string): Promise<void> {
  return alone(async () => {
    if (isAllowed()) keep(id)
  })
}

/** Runs one tab at a time, or without a lock where locks are unavailable or refused. No task throws. */
async function alone(task: () => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request(SENT_KEY, task)
  } catch {
    await task()
  }
}

/** Anything but a time counts as older than every time. */
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
