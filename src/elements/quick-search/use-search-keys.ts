import type { KeyboardEvent } from 'react'
import { emit } from '../../events/element-events.ts'
import { safeUrl } from '../../model/url.ts'
import {
  chooseHit,
  clearSearch,
  closeFullForm,
  closeResult,
  moveSelected,
  searchState,
  submitSearch,
} from '../../state/search-state.ts'
import type { SearchKeys } from './search-form.tsx'
import { type SearchRow, shownRows } from './search-rows.ts'

interface SearchKeysOptions {
  readonly host: HTMLElement
  readonly searchUrl: string
  readonly listId: string
  readonly isOpen: boolean
}

/** What the keys do in the field (SPEC 4, "Quick search"). */
export function useSearchKeys(options: SearchKeysOptions): SearchKeys {
  const { host, searchUrl, listId, isOpen } = options

  function submit(event: { preventDefault(): void }): void {
    event.preventDefault()
    const { query, selectedItem } = searchState
    const option = isOpen && document.getElementById(`${listId}-${selectedItem}`)
    if (option) {
      option.click()
      return
    }
    const url = safeUrl(submitSearch(searchUrl))
    emit(host, 'courtside:searched', { query: query.trim() })
    if (url) follow(host, url)
  }

  function stepBack(event: KeyboardEvent): void {
    event.preventDefault()
    event.stopPropagation()
    if (isOpen && searchState.query !== '') closeResult()
    else if (searchState.query !== '') clearSearch()
    else closeFullForm()
  }

  function move(event: KeyboardEvent, step: 1 | -1): void {
    event.preventDefault()
    moveSelected(step, shownRows(searchState.hits).length)
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(event, 1)
    if (event.key === 'ArrowUp') move(event, -1)
    if (event.key === 'Escape') stepBack(event)
    if (event.key === 'Enter') submit(event)
  }

  return { press, submit }
}

/** Tells the shop and the page that a hit was chosen; the link itself leads there. */
export function choose(host: HTMLElement, row: SearchRow | undefined): void {
  if (!row) return
  chooseHit(row.url)
  emit(host, 'courtside:selected', { url: row.url })
}

/** Leaves by a link, so that a page which handles its links handles this one too. */
function follow(host: HTMLElement, url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.hidden = true
  host.append(link)
  link.click()
  link.remove()
}
