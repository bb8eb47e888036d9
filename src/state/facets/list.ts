import { ref } from 'valtio/vanilla'
import type { ProductFilter, SortItem, SubNavigation } from '../../contract/product-filter.ts'
import { buildListingQuery, type ListingQuery } from '../../model/facet-query.ts'
import type { Message } from '../../model/validation.ts'
import { failureMessage, isAbort } from '../../services/http-error.ts'
import { latest } from '../../services/latest-call.ts'
import { findListTarget, type ListTarget } from '../../services/list-target.ts'
import { getFilteredList, getFilters } from '../../services/product-filter-service.ts'
import { nextTask } from '../../services/write-queue.ts'
import {
  addressOf,
  arrival,
  currentQuery,
  currentStep,
  isTravelling,
  pushQuery,
  returnToStep,
} from './history.ts'
import {
  applyGroups,
  applyResponse,
  facetState,
  type ListedGroup,
  parseQuery,
  resetFacets,
  showQuery,
} from './state.ts'

/** The page's data when the first of its filters is hydrated. */
export interface FacetStart {
  /** Id of the element that holds the products. */
  readonly target: string
  readonly groups: readonly ListedGroup[]
  readonly sortItems: readonly SortItem[]
  /** The number of products in the list, if the page says so. */
  readonly total?: number | undefined
  readonly subNavigation?: SubNavigation | undefined
  /** Back or Forward have changed the address since the page was drawn. */
  readonly hasMoved?: boolean
  /** The markup holds only the first options of a long group, or none at all. */
  readonly isPartial: boolean
}

/** A displayed list, and its step in the history. */
interface DisplayedPosition {
  readonly query: string
  readonly step: number
}

const ask = latest((signal, query: string) => getFilteredList(query, signal), 0)
let target = ''
/** The displayed list. */
let displayed: DisplayedPosition = { query: '', step: 0 }
let requestedQuery = ''
/** The query of the list that failed to load; undefined if the filters failed. */
let failedQuery: string | undefined

/** Adopts the page's list. A second element on the page joins the first. */
export function startFacets(start: FacetStart): void {
  target = start.target
  if (facetState.status !== 'unknown') return
  addEventListener('popstate', followHistory)
  requestedQuery = currentQuery()
  displayed = { query: requestedQuery, step: currentStep() }
  facetState.status = 'ready'
  facetState.subNavigation = start.subNavigation && ref(start.subNavigation)
  if (start.subNavigation) facetState.theme = 'category'
  facetState.sortItems = ref(start.sortItems)
  facetState.total = start.total
  applyGroups(start.groups)
  showQuery(requestedQuery)
  if (start.hasMoved) void load(requestedQuery)
  else if (start.isPartial) void complete()
}

/** Retries what failed to load. */
export function retryFacets(): Promise<void> {
  if (failedQuery === undefined) return complete()
  return failedQuery === requestedQuery ? load(failedQuery) : change(parseQuery(failedQuery))
}

/** Forgets the list. @internal A page shows one list; the page of a test file shows many. */
export function forgetFacets(): void {
  ask.cancel()
  requestedQuery = currentQuery()
  removeEventListener('popstate', followHistory)
  resetFacets()
}

/** Shows another choice at once, and then its list. */
export async function change(query: ListingQuery): Promise<void> {
  const next = buildListingQuery(query)
  if (next === requestedQuery) return
  facetState.query = ref(query)
  requestedQuery = next
  // Lets the browser paint the choice first: a history entry and a busy list would delay that.
  await nextTask()
  do await arrival()
  while (isTravelling())
  // Back has overtaken it, and the list follows the address.
  if (requestedQuery !== next && requestedQuery === currentQuery()) return
  // Two changes may have waited for the same arrival: each gets its entry.
  if (next !== currentQuery()) pushQuery(next)
  if (requestedQuery === next) await load(next)
}

/** The entries of layers over the page have the list's own query, and load nothing. */
function followHistory(): void {
  const query = currentQuery()
  if (query === requestedQuery || isTravelling()) return
  requestedQuery = query
  showQuery(query)
  void load(query)
}

async function load(query: string): Promise<void> {
  const place = findListTarget(target)
  if (!place) return location.assign(addressOf(query))
  facetState.status = 'loading'
  facetState.problem = undefined
  place.setBusy(true)
  try {
    await show(place, query)
    if (requestedQuery === query && isLoading()) settle(place, 'ready')
  } catch (error) {
    if (!isAbort(error)) fail(place, query, error)
  }
}

/** False once the list has been forgotten, whatever is still loading. */
function isLoading(): boolean {
  return facetState.status === 'loading'
}

async function show(place: ListTarget, query: string): Promise<void> {
  const step = currentStep()
  const opening = place.open()
  const answer = await ask(query)
  const fill = await opening
  if (requestedQuery !== query) return
  // The answer must not be displayed unchecked, but the browser has the same list as a page.
  if (!fill) return location.assign(addressOf(query))
  await fill(htmlOf(answer))
  displayed = { query, step }
  // Lets the browser paint the products first: one task for both would delay the next press.
  await nextTask()
  if (isLoading()) applyResponse(answer, requestedQuery)
}

/** The old products stay, and their address is restored. */
function fail(place: ListTarget, query: string, error: unknown): void {
  if (requestedQuery !== query) return
  failedQuery = query
  requestedQuery = displayed.query
  showQuery(displayed.query)
  facetState.problem = { with: 'list', why: problemMessage(error) }
  settle(place, 'failed')
  void returnToStep(displayed.step)
}

function settle(place: ListTarget, status: 'ready' | 'failed'): void {
  facetState.status = status
  place.setBusy(false)
}

/** Loads what the markup omits: the rest of long groups, or, in an empty tag, everything. */
async function complete(): Promise<void> {
  const query = requestedQuery
  const isLate = () => requestedQuery !== query || facetState.version > 0
  facetState.problem = undefined
  try {
    const answer = await getFilters(query)
    if (!isLate()) applyResponse(answer, query)
  } catch (error) {
    if (isLate()) return
    failedQuery = undefined
    facetState.problem = { with: 'filters', why: problemMessage(error) }
  }
}

function htmlOf({ productsView }: ProductFilter): string {
  if (productsView === undefined) throw new TypeError('A list came without its html')
  return productsView
}

/** An invalid answer is the shop's fault, too. */
function problemMessage(error: unknown): Message {
  try {
    return failureMessage(error)
  } catch {
    return { key: 'genericerror' }
  }
}
