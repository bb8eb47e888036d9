import { proxy, ref } from 'valtio/vanilla'
import type { SearchHit } from '../../contract/quick-search.ts'
import { shopEvents } from '../../events/shop-events.ts'
import { MAX_QUERY_LENGTH, SEARCH_DEBOUNCE_MS } from '../../model/limits.ts'
import type { Message } from '../../model/message.ts'
import { fullSearchUrl, moveSelection, NONE_SELECTED } from '../../model/quick-search.ts'
import { failureMessage, isAbort } from '../../services/http-error.ts'
import { latest, pause } from '../../services/latest.ts'
import { pageSingleton } from '../../services/page-singleton.ts'
import { quickSearch } from '../../services/quick-search-service.ts'
import { busyMessage, busyMs, noteBusy } from './busy-shop.ts'
import { createSearchMemory, isSame } from './memory.ts'
import { rememberSearch } from './recent-searches.ts'

export interface SearchState {
  /** As typed. */
  query: string
  /** Hits of the query, or, while it is being asked, those known hits that fit it. */
  hits: readonly SearchHit[]
  /** The query whose words are marked in the names of the hits. */
  marked: string
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Whether the shop takes so long that it should be said, beside hits that are shown already. */
  isSlow: boolean
  problem: Message | undefined
  /** Place in `hits`; -1 means none. */
  selectedItem: number
  /** Whether the list of hits is open. */
  showResult: boolean
  /** Whether a phone shows the search over the whole screen. */
  showFullForm: boolean
}

/** The page's quick search. Only this module writes to it. */
export const searchState = pageSingleton('search', () =>
  proxy<SearchState>({
    query: '',
    hits: ref([]),
    marked: '',
    status: 'idle',
    isSlow: false,
    problem: undefined,
    selectedItem: NONE_SELECTED,
    showResult: false,
    showFullForm: false,
  }),
)

const memory = createSearchMemory()
const ask = latest(askPatiently, SEARCH_DEBOUNCE_MS)

/** Work that takes longer is said to go on (UX ALL-2). */
const SLOW_MS = 1000

/** Echoes the query at once, shows what is known of it, and asks the shop for the rest. */
export async function search(typed: string): Promise<void> {
  const query = typed.slice(0, MAX_QUERY_LENGTH)
  const wanted = query.trim()
  ask.cancel()
  searchState.query = query
  if (!wanted) return forgetHits()
  const known = memory.recall(wanted)
  if (known) return showHits(known, wanted)
  showHits(memory.guess(wanted), wanted, 'loading')
  // What a busy shop said stays until it answers: another letter does not make it less busy.
  searchState.problem = busyMessage()
  await answer(wanted)
}

/** The query of the page's own address, so that it stands in the field; nothing is asked for it. */
export function prefillSearch(query: string): void {
  if (searchState.query === '') searchState.query = query.slice(0, MAX_QUERY_LENGTH)
}

/**
 * SPEC 4: arrows move the selection with wrap-around through the `count` rows that are shown, and open
 * the list where there is one.
 */
export function moveSelected(step: 1 | -1, count: number): void {
  searchState.selectedItem = moveSelection(searchState.selectedItem, step, count)
  if (count > 0) searchState.showResult = true
}

export function selectItem(index: number): void {
  searchState.selectedItem = index
}

/** Asks for the same query again after a failure. */
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

/** The visitor goes to a hit: the query has served, and is remembered. */
export function chooseHit(url: string): void {
  rememberSearch(searchState.query)
  shopEvents.emit('search:chosen', url)
}

/** Where Enter goes without a selection (SPEC 4): to the full search. */
export function submitSearch(searchUrl: string): string {
  const query = searchState.query.trim()
  rememberSearch(query)
  shopEvents.emit('search:submitted', query)
  return fullSearchUrl(searchUrl, query)
}

/**
 * A shop that says "too many" (429) is asked once more when the time it names is over, whatever is
 * typed meanwhile; only the latest query is.
 */
async function askPatiently(signal: AbortSignal, query: string): Promise<SearchHit[]> {
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

async function answer(query: string): Promise<void> {
  const timer = setTimeout(() => {
    searchState.isSlow = true
  }, SLOW_MS)
  try {
    const hits = await ask(query)
    memory.keep(query, hits)
    showHits(hits, query)
  } catch (error) {
    if (!isAbort(error)) fail(error)
  } finally {
    clearTimeout(timer)
    searchState.isSlow = false
  }
}

/** Hits that stay while the shop is asked are not drawn again for a letter; with the answer, they are. */
function showHits(
  hits: readonly SearchHit[],
  query: string,
  status: 'ready' | 'loading' = 'ready',
): void {
  if (status === 'ready' || !isSame(hits, searchState.hits)) {
    searchState.hits = ref(hits)
    searchState.marked = query
  }
  searchState.status = status
  searchState.problem = undefined
  searchState.selectedItem = NONE_SELECTED
  searchState.showResult = true
}

function forgetHits(): void {
  showHits([], '')
  searchState.status = 'idle'
  searchState.showResult = false
}
