/** Where the ids of what was pushed are kept: a JSON list of `[id, milliseconds since 1970]`. */
const SENT_KEY = 'courtside.sent'

const MAX_SENT = 500
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

/** Other tabs may run in other processes, which learn of a write a moment after it. */
const SPREAD_MS = 150

type Sent = readonly [id: string, at: number]

/** What this page has pushed, also where nothing can be stored. */
const pushed = new Set<string>()

/**
 * Does `act` once for each id, whichever tab and page asks first and however often. Remembers
 * the last 500 ids for 30 days; where storage is blocked or full, for as long as the page is open.
 * While `may` says no, nothing is read, kept or done.
 */
export function once(id: string, may: () => boolean, act: () => void): Promise<void> {
  return alone(async () => {
    if (!may() || pushed.has(id)) return
    const sent = readSent()
    if (sent.some(([it]) => it === id)) return
    pushed.add(id)
    const isKept = keep([...sent, [id, Date.now()]])
    act()
    if (isKept) await new Promise((resolve) => setTimeout(resolve, SPREAD_MS))
  })
}

/** One tab at a time; where there are no locks, or none are given, without. */
async function alone(task: () => Promise<void>): Promise<void> {
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return task()
  }
  try {
    await navigator.locks.request(SENT_KEY, begin)
  } catch {
    if (!hasBegun) await begin()
  }
}

function readSent(): Sent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SENT_KEY) ?? '')
    return Array.isArray(stored) ? stored.filter(isFresh) : []
  } catch {
    return []
  }
}

function isFresh(stored: unknown): stored is Sent {
  if (!Array.isArray(stored)) return false
  const [id, at] = stored
  return typeof id === 'string' && Date.now() - at < RETENTION_MS
}

function keep(sent: readonly Sent[]): boolean {
  try {
    localStorage.setItem(SENT_KEY, JSON.stringify(sent.slice(-MAX_SENT)))
    return true
  } catch {
    return false
  }
}
