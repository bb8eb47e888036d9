import { forgetSession, keepSession, readSession } from '../../services/session-storage.ts'

const KEY = 'courtside.searches'
const MAX_SEARCHES = 5
const MAX_LENGTH = 100

/**
 * What this visitor searched for in this tab, newest first. It ends with the tab, so that nothing is
 * kept that nobody asked to keep.
 */
export function readSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readSession(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

export function rememberSearch(query: string): void {
  const wanted = query.trim()
  if (!isSearch(wanted)) return
  const others = readSearches().filter((it) => it.toLowerCase() !== wanted.toLowerCase())
  keepSession(KEY, JSON.stringify([wanted, ...others].slice(0, MAX_SEARCHES)))
}

export function forgetSearches(): void {
  forgetSession(KEY)
}

function isSearch(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH
}
