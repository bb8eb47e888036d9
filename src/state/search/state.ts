import { proxy, ref } from 'valtio/vanilla'
import type { SearchHit } from '../../contract/quick-search.ts'
import { MAX_QUERY_LENGTH, SEARCH_DEBOUNCE_MS } from '../../model/limits.ts'
import { fullSearchUrl } from '../../model/quick-search.ts'
import { moveSelection, NONE_SELECTED } from '../../model/selection.ts'
import type { Message } from '../../model/validation.ts'
import { failureMessage, HttpError, isAbort } from '../../services/http-error.ts'
import { latest, pause } from '../../services/latest-call.ts'
import { quickSearch } from '../../services/quick-search-service.ts'
import { createSearchCache, hasSameHits, isProduct } from './memory.ts'
import { rememberSearch } from './recent-searches.ts'

/** A shop that asks for a longer wait is not retried. */
const MAX_BUSY_S = 60

let until = 0

let busyReason: Message | undefined

export interface SearchState {
  /** As typed. */
  query: string
  /** Hits of the query, or, while they are requested, the cached hits that match it. */
  hits: readonly SearchHit[]
  /** The query whose words are highlighted in the names of the hits. */
  marked: string
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Whether there is a query to search for. */
  readonly hasQuery: boolean
  /** Whether the field is empty. */
  readonly isEmpty: boolean
  /** Whether the request takes so long that the list should say so. */
  isSlow: boolean
  problem: Message | undefined
  /** Index of the selected row; -1 means none. */
  selectedItem: number
  /** Whether the list of hits is open. */
  showResult: boolean
  /** Whether a phone shows the search over the whole screen. */
  showFullForm: boolean
}

/** The page's quick search. Only this module writes to it. */
export const searchState = proxy<SearchState>({
  query: '',
  hits: ref([]),
  marked: '',
  status: 'idle',
  get hasQuery() {
    return this.status !== 'idle'
  },
  get isEmpty() {
    return this.query === ''
  },
  isSlow: false,
  problem: undefined,
  selectedItem: NONE_SELECTED,
  showResult: false,
  showFullForm: false,
})

const cache = createSearchCache()
const request = latest(requestHits, SEARCH_DEBOUNCE_MS)

/** A request that takes longer than this is reported as still running. */
const SLOW_MS = 1000

/** Sets the query at once, and shows its cached hits or requests them. */
export async function search(typed: string): Promise<void> {
  const query = typed.slice(0, MAX_QUERY_LENGTH)
  const trimmed = query.trim()
  request.cancel()
  searchState.query = query
  if (!trimmed) return resetHits()
  const cached = cache.get(trimmed)
  if (cached) return showHits(cached, trimmed)
  showHits(cache.getPartial(trimmed), trimmed, 'loading')
  // The message of a busy shop stays until it responds: another letter does not make it less busy.
  searchState.problem = busyMessage()
  await fetchHits(trimmed)
}

/** The hits of a query, without showing them in the field; or the reason for a failure. */
export async function findHits(typed: string): Promise<readonly SearchHit[] | Message> {
  const query = typed.slice(0, MAX_QUERY_LENGTH).trim()
  try {
    return query ? (await quickSearch(query)).filter(isProduct) : []
  } catch (error) {
    return failureMessage(error)
  }
}

/** Puts the query of the page's own address into the field, without a request. */
export function prefillSearch(query: string): void {
  if (searchState.query === '') searchState.query = query.slice(0, MAX_QUERY_LENGTH)
}

/** Moves through the `count` displayed rows, wrapping around both ends, and opens the list. */
export function moveSelected(step: 1 | -1, count: number): void {
  searchState.selectedItem = moveSelection(searchState.selectedItem, step, count)
  if (count > 0) searchState.showResult = true
}

export function selectItem(index: number): void {
  searchState.selectedItem = index
}

/** Requests the same query again after a failure. */
export function retrySearch(): Promise<void> {
  return search(searchState.query)
}

export function openResult(): void {
  searchState.showResult = true
}

export function closeResult(): void {
  searchState.showResult = false
  searchState.selectedItem = NONE_SELECTED
}

export function clearSearch(): void {
  void search('')
}

export function openFullForm(): void {
  searchState.showFullForm = true
}

export function closeFullForm(): void {
  searchState.showFullForm = false
  closeResult()
}

/** The visitor goes to a hit: its query becomes a recent search. */
export function chooseHit(): void {
  rememberSearch(searchState.query)
}

/** The address that Enter leads to without a selection: the full search. */
export function submitSearch(searchUrl: string): string {
  const query = searchState.query.trim()
  rememberSearch(query)
  return fullSearchUrl(searchUrl, query)
}

/** Retries a response 429 once, after its `Retry-After`, with the query that is the latest then. */
async function requestHits(signal: AbortSignal, query: string): Promise<SearchHit[]> {
  if (busyMs() > 0) await pause(busyMs(), signal)
  try {
    return await quickSearch(query, signal)
  } catch (error) {
    if (!noteBusy(error)) throw error
    fail(error)
    await pause(busyMs(), signal)
    searchState.status = 'loading'
    return quickSearch(query, signal)
  }
}

function fail(error: unknown): void {
  searchState.status = 'failed'
  searchState.problem = failureMessage(error)
}

async function fetchHits(query: string): Promise<void> {
  const timer = setTimeout(() => {
    searchState.isSlow = true
  }, SLOW_MS)
  try {
    const hits = await request(query)
    cache.set(query, hits)
    showHits(hits, query)
  } catch (error) {
    if (!isAbort(error)) fail(error)
  } finally {
    clearTimeout(timer)
    searchState.isSlow = false
  }
}

/** Hits that stay the same while a request is pending keep their highlights, so that no row is redrawn. */
function showHits(
  hits: readonly SearchHit[],
  query: string,
  status: 'ready' | 'loading' = 'ready',
): void {
  if (status === 'ready' || !hasSameHits(hits, searchState.hits)) {
    searchState.hits = ref(hits)
    searchState.marked = query
  }
  searchState.status = status
  searchState.problem = undefined
  searchState.selectedItem = NONE_SELECTED
  searchState.showResult = true
}

function resetHits(): void {
  showHits([], '')
  searchState.status = 'idle'
  searchState.showResult = false
}

/** The message of a shop that asks for a wait (429); undefined if it asks for none. */
function busyMessage(): Message | undefined {
  return busyMs() > 0 ? busyReason : undefined
}

/** How long to wait before the next request. */
function busyMs(): number {
  return Math.max(0, until - Date.now())
}

/** Records a refusal by a busy shop; returns false for any other failure, or if the wait is too long. */
function noteBusy(error: unknown): boolean {
  if (!(error instanceof HttpError) || error.status !== 429) return false
  const { retryAfter = MAX_BUSY_S + 1 } = error
  if (retryAfter > MAX_BUSY_S) return false
  until = Date.now() + retryAfter * 1000
  busyReason = failureMessage(error)
  return true
}
