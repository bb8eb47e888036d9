import { forgetSession, readSession, saveSession } from '../../services/session-storage.ts'

const KEY = 'courtside.searches'
const MAX_SEARCHES = 5
const MAX_LENGTH = 100

/** The searches of this tab, newest first. Session storage: nothing outlives the tab. */
export function readSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readSession(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

export function rememberSearch(query: string): void {
  const search = query.trim()
  if (!isSearch(search)) return
  const others = readSearches().filter((it) => it.toLowerCase() !== search.toLowerCase())
  saveSession(KEY, JSON.stringify([search, ...others].slice(0, MAX_SEARCHES)))
}

export function forgetSearches(): void {
  forgetSession(KEY)
}

function isSearch(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH
}
