import type { KeyboardEvent, SyntheticEvent } from 'react'
import { emit } from '../../events/element-events.ts'
import { safeUrl } from '../../model/url.ts'
import { mayLeave } from '../../state/leave-page.ts'
import {
  chooseHit,
  clearSearch,
  closeFullForm,
  closeResult,
  moveSelected,
  searchState,
  submitSearch,
} from '../../state/search/state.ts'
import type { SearchRow } from '../../ui/quick-search/hit-row.tsx'
import { searchRows } from './search-rows.ts'

export interface SearchKeysOptions {
  readonly host: HTMLElement
  readonly searchUrl: string
  readonly listId: string
  /** The rows that are offered before any input. */
  readonly suggestions: readonly SearchRow[]
}

export function pressKey(event: KeyboardEvent, options: SearchKeysOptions): void {
  const { key } = event
  if (key.length === 1 || event.nativeEvent.isComposing) return
  if (key === 'ArrowDown') move(event, 1, options)
  if (key === 'ArrowUp') move(event, -1, options)
  if (key === 'Escape') stepBack(event)
  if (key === 'Enter') submitQuery(event, options)
}

/** Goes to the selected hit, or else to the full search. */
export function submitQuery(
  event: SyntheticEvent,
  { host, searchUrl, listId }: SearchKeysOptions,
): void {
  event.preventDefault()
  const { selectedItem, showResult } = searchState
  const option = showResult && document.getElementById(`${listId}-${selectedItem}`)
  if (option) option.click()
  else searchFully(host, searchUrl)
}

/**
 * Reports the chosen hit to the shop and the page; the link itself leads there. A hit without an
 * address leads to the full search.
 */
export function choose(
  event: SyntheticEvent,
  { host, searchUrl }: Pick<SearchKeysOptions, 'host' | 'searchUrl'>,
  { url }: SearchRow,
): void {
  if (!url) searchFully(host, searchUrl)
  else if (mayLeave(url, { kind: 'hit', host })) {
    chooseHit()
    emit(host, 'courtside:selected', { url })
  } else event.preventDefault()
}

/** Reports a chosen suggestion; the link itself leads to its page. */
export function chooseSearch(event: SyntheticEvent, host: HTMLElement, row: SearchRow): void {
  if (mayLeave(row.url ?? '', { kind: 'search', host })) {
    emit(host, 'courtside:searched', { query: row.name })
  } else event.preventDefault()
}

function searchFully(host: HTMLElement, searchUrl: string): void {
  if (!mayLeave(safeUrl(searchUrl) ?? '', { kind: 'search', host })) return
  const { query } = searchState
  const url = safeUrl(submitSearch(searchUrl))
  emit(host, 'courtside:searched', { query: query.trim() })
  if (url) follow(host, url)
}

function stepBack(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
  if (searchState.showResult && searchState.query !== '') closeResult()
  else if (searchState.query !== '') clearSearch()
  else closeFullForm()
}

function move(event: KeyboardEvent, step: 1 | -1, { suggestions }: SearchKeysOptions): void {
  event.preventDefault()
  const rows = searchState.hasQuery ? searchRows(searchState.hits) : suggestions
  moveSelected(step, rows.length)
}

/** Navigates by a link, so that a page which handles its links handles this one too. */
function follow(host: HTMLElement, url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.hidden = true
  host.append(link)
  link.click()
  link.remove()
}
