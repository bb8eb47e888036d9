import { pageSingleton } from './page-singleton.ts'

/** Values that the browser could not store last as long as the page. */
const memory = pageSingleton('memory', () => new Map<string, string>())

/** Reads localStorage; if it is blocked, what this page has stored. */
export function readStored(key: string): string | undefined {
  if (memory.has(key)) return memory.get(key)
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Writes to localStorage; if that is blocked or full, only for this page. Returns whether the browser
 * has stored it.
 */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    memory.delete(key)
    return true
  } catch {
    memory.set(key, value)
    return false
  }
}

/** Removes a stored value; if storage is blocked, the one that this page holds. */
export function removeStored(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}

const PROBE = 'courtside_kept'
const PROBE_S = 60

/** Whether the browser accepts cookies. If storage is refused, it tries one. */
export function acceptsCookies(): boolean {
  if (!navigator.cookieEnabled) return false
  try {
    return localStorage !== undefined
  } catch {
    return acceptsOne()
  }
}

function acceptsOne(): boolean {
  try {
    writeCookie(PROBE, '1', PROBE_S)
    const isKept = document.cookie.includes(PROBE)
    writeCookie(PROBE, '', 0)
    return isKept
  } catch {
    return false
  }
}

/** The loader's key for the visitor of the page that was opened last, in any tab. */
export const VISITOR_KEY = 'courtside.visitor'

/** Calls `hear` whenever another tab has changed the value of a key. */
export function onStoredByOtherTab(key: string, hear: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) hear()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Reads a cookie; undefined where cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    const all = document.cookie.split('; ').map((it) => it.split('='))
    return all.find(([it]) => it === name)?.[1]
  } catch {
    return undefined
  }
}

/** Writes a cookie for the server's next page; does nothing if cookies are refused. */
export function writeCookie(name: string, value: string, ageS: number): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: works without the Cookie Store too
    document.cookie = `${name}=${value}; path=/; samesite=lax; max-age=${ageS}`
  } catch {
    // The page itself has the value all the same.
  }
}
