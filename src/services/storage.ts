import { pageSingleton } from './page-singleton.ts'

/** What could not be kept in the browser lasts as long as the page. */
const memory = pageSingleton('memory', () => new Map<string, string>())

/** Reads localStorage; a visitor who blocks it gets what this page has kept. */
export function readStored(key: string): string | undefined {
  if (memory.has(key)) return memory.get(key)
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Writes to localStorage; where that is blocked or full, only for this page. Answers whether the browser
 * has taken it.
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

/** Takes away what is kept; where storage is blocked, what this page has kept. */
export function removeStored(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing else is kept there.
  }
}

const PROBE = 'courtside_kept'
const PROBE_S = 60

/** Whether the browser keeps cookies here. Asked only where it refuses storage, it tries one. */
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

/** What the loader keeps: whose page was opened last, of all tabs. */
export const VISITOR_KEY = 'courtside.visitor'

/** Calls `hear` whenever another tab has changed what is kept under a key. */
export function onStoredByOtherTab(key: string, hear: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) hear()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** What the server's pages and calls may read too; undefined where cookies are out of reach. */
export function readCookie(name: string): string | undefined {
  try {
    const all = document.cookie.split('; ').map((it) => it.split('='))
    return all.find(([it]) => it === name)?.[1]
  } catch {
    return undefined
  }
}

/** Tells the server what its next page is to show; where cookies are refused, nothing. */
export function writeCookie(name: string, value: string, ageS: number): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: where the Cookie Store is missing too
    document.cookie = `${name}=${value}; path=/; samesite=lax; max-age=${ageS}`
  } catch {
    // The page itself shows it all the same.
  }
}
