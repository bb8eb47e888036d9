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

/** A shop that wants more time than this is not waited for. */
const MAX_BUSY_S = 60

let until = 0

let busyReason: Message | undefined

export interface SearchState {
  /** As typed. */
  query: string
  /** Hits of the query, or, while they are requested, the cached hits that match it. */
  hits: readonly SearchHit[]
  /** The query whose words are marked in the names of the hits. */
  marked: string
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Whether there is a query to show hits of. */
  readonly hasQuery: boolean
  /** Whether nothing stands in the field. */
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

/** A request that takes longer than this is reported as still going on. */
const SLOW_MS = 1000

/** Takes the query at once, shows the hits that are cached for it, and requests them otherwise. */
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

/** The hits of a query, without showing them in the field; or what kept the shop from saying. */
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

/** Moves through the `count` rows that are shown, around both ends, and opens the list. */
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

/** Hits that stay the same while a request is pending keep their marks: no row is drawn again. */
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

/** What the shop said that wants time (429); undefined where it wants none. */
function busyMessage(): Message | undefined {
  return busyMs() > 0 ? busyReason : undefined
}

/** For how long the shop is not to be asked. */
function busyMs(): number {
  return Math.max(0, until - Date.now())
}

/** Takes note of a refusal by a busy shop; false for any other, or where the wait is too long. */
function noteBusy(error: unknown): boolean {
  if (!(error instanceof HttpError) || error.status !== 429) return false
  const { retryAfter = MAX_BUSY_S + 1 } = error
  if (retryAfter > MAX_BUSY_S) return false
  until = Date.now() + retryAfter * 1000
  busyReason = failureMessage(error)
  return true
}
