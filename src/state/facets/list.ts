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

/** What the page knows when the first of its filters is hydrated. */
export interface FacetStart {
  /** Id of the element that holds the products. */
  readonly target: string
  readonly groups: readonly ListedGroup[]
  readonly sortItems: readonly SortItem[]
  /** Products in the list, where the page says so. */
  readonly total?: number | undefined
  readonly subNavigation?: SubNavigation | undefined
  /** Back or Forward have led to another address than the one that the page was drawn for. */
  readonly hasMoved?: boolean
  /** The markup holds the first options of a long group only, or none at all. */
  readonly isPartial: boolean
}

/** A list that is shown, and where in the history it stands. */
interface DisplayedPosition {
  readonly query: string
  readonly step: number
}

const ask = latest((signal, query: string) => getFilteredList(query, signal), 0)
let target = ''
/** What the page shows, and what it was asked for last. */
let displayed: DisplayedPosition = { query: '', step: 0 }
let requestedQuery = ''
/** The list that could not be had; undefined where it is the filters that could not. */
let failedQuery: string | undefined

/** Takes over the list as the page has it. A second element on the page joins the first. */
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

/** Asks once more for what could not be had. */
export function retryFacets(): Promise<void> {
  if (failedQuery === undefined) return complete()
  return failedQuery === requestedQuery ? load(failedQuery) : change(parseQuery(failedQuery))
}

/**
 * Forgets the list, for a page that is another from now on.
 * @internal Another list is another page; the page of a test file shows many.
 */
export function forgetFacets(): void {
  ask.cancel()
  requestedQuery = currentQuery()
  removeEventListener('popstate', followHistory)
  resetFacets()
}

/** Shows another choice at once, and then the list that it leads to. */
export async function change(query: ListingQuery): Promise<void> {
  const next = buildListingQuery(query)
  if (next === requestedQuery) return
  facetState.query = ref(query)
  requestedQuery = next
  // What was chosen is seen first: an entry in the history and a busy list would hold it up.
  await nextTask()
  do await arrival()
  while (isTravelling())
  // Back has overtaken it, and the list is that of the address.
  if (requestedQuery !== next && requestedQuery === currentQuery()) return
  // Two changes may have waited for the same arrival: each has its entry.
  if (next !== currentQuery()) pushQuery(next)
  if (requestedQuery === next) await load(next)
}

/** Entries of what lies over the page have the list's own query, and ask for nothing. */
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

/** Not any more once the list is forgotten, whatever was still to come of it. */
function isLoading(): boolean {
  return facetState.status === 'loading'
}

async function show(place: ListTarget, query: string): Promise<void> {
  const step = currentStep()
  const opening = place.open()
  const answer = await ask(query)
  const fill = await opening
  if (requestedQuery !== query) return
  // Nothing of the answer may be shown unchecked, but the browser has the same list as a page.
  if (!fill) return location.assign(addressOf(query))
  await fill(htmlOf(answer))
  displayed = { query, step }
  // The browser shows the products first: one task for both would hold up what is pressed next.
  await nextTask()
  if (isLoading()) applyResponse(answer, requestedQuery)
}

/** The old products stay, and the address is theirs again. */
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

/** What the markup left out: the rest of long groups, or, in an empty tag, everything. */
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

/** What came in no shape that can be shown is the shop's fault, too. */
function problemMessage(error: unknown): Message {
  try {
    return failureMessage(error)
  } catch {
    return { key: 'genericerror' }
  }
}
