import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { subscribe } from 'valtio/vanilla'
import { messageText, text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import { closeFullForm, findHits, prefillSearch, searchState } from '../../state/search/state.ts'
import { SearchForm } from '../../ui/quick-search/search-form.tsx'
import { useUid } from '../../ui/uid.ts'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import type { ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { findInMarkup } from '../server-markup.ts'
import { createFormHandlers } from './form-actions.ts'
import { table } from './quick-search.table.ts'
import { SearchList } from './search-list.tsx'
import { isPhone } from './search-rows.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useAnnouncedCount } from './use-announced-count.ts'
import { useSuggestions } from './use-suggestions.ts'

/**
 * A combobox of products: the list follows the typing, the focus stays in the field. Only the list reads
 * what changes with each letter, so the form is not redrawn for it.
 */
function QuickSearchView({ host, searchUrl, placeholder }: ViewProps<typeof table>) {
  const [query] = useState(() => readQuery(host))
  const { hasQuery, isEmpty, showResult, showFullForm, selectedItem } = useSnapshot(searchState)
  const [isActive, setActive] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useUid()
  const listId = `${id}-list`
  const isOpen = isActive && showResult
  const suggestions = useSuggestions({ host, searchUrl, isEnabled: isActive && isEmpty })
  const { rows } = suggestions
  const hasList = isOpen && (hasQuery || rows.length > 0)
  useFieldText(field)
  useFullForm(host, field, showFullForm)
  useAnnouncedCount(isActive)

  return (
    <SearchForm
      id={id}
      action={safeUrl(searchUrl)}
      query={query}
      placeholder={placeholder || text('search.label')}
      combobox={{
        field,
        listId: hasList ? listId : undefined,
        selectedId: hasList && selectedItem >= 0 ? `${listId}-${selectedItem}` : undefined,
        on: createFormHandlers({ host, searchUrl, listId, field, setActive, suggestions: rows }),
      }}
    >
      {hasList &&
        (hasQuery ? (
          <SearchList id={listId} host={host} searchUrl={searchUrl} />
        ) : (
          <SuggestionList id={listId} host={host} field={field} {...suggestions} />
        ))}
    </SearchForm>
  )
}

/** The field's initial value: the last input on this page, or else the query in the markup. */
function readQuery(host: HTMLElement): string {
  prefillSearch(findInMarkup(host, 'input')?.getAttribute('value') ?? '')
  return searchState.query
}

/** The browser keeps the input; only changes from elsewhere are written to the field. */
function useFieldText(field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    function follow(): void {
      const { query } = searchState
      if (field.current && field.current.value !== query) field.current.value = query
    }
    follow()
    return subscribe(searchState, follow)
  }, [field])
}

/** On a phone the search takes the whole screen while it is used; Back leaves it. */
function useFullForm(
  host: HTMLElement,
  field: RefObject<HTMLElement | null>,
  showFullForm: boolean,
): void {
  const isFull = showFullForm && isPhone() && host.contains(document.activeElement)
  useBackCloses(isFull, leave)
  useEffect(() => {
    host.toggleAttribute('data-full', isFull)
    return () => host.removeAttribute('data-full')
  }, [host, isFull])

  function leave(): void {
    closeFullForm()
    field.current?.blur()
  }
}

export const { define, mount } = elementPart(table, QuickSearchView)

/** For scripts of the page that search as the element does. */
export const actions = { findHits, messageText }
