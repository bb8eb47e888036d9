import { useRef, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import { prefillSearch, searchState } from '../../state/search/state.ts'
import { SearchForm } from '../../ui/quick-search/search-form.tsx'
import { useUid } from '../../ui/uid.ts'
import type { ViewProps } from '../element-table.ts'
import { findInMarkup } from '../server-markup.ts'
import { createFormHandlers } from './form-actions.ts'
import type { table } from './quick-search.table.ts'
import { SearchList } from './search-list.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useAnnouncedCount } from './use-announced-count.ts'
import { useFieldText } from './use-field-text.ts'
import { useFullForm } from './use-full-form.ts'
import { useSuggestions } from './use-suggestions.ts'

/**
 * A combobox of products: the list follows the typing, the focus stays in the field. What changes with
 * each letter is read by the list alone, so that the form is not drawn again for it.
 */
export function QuickSearchView({ host, searchUrl, placeholder }: ViewProps<typeof table>) {
  const [query] = useState(() => readQuery(host))
  const { hasQuery, isEmpty, showResult, showFullForm, selectedItem } = useSnapshot(searchState)
  const [isActive, setActive] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useUid()
  const listId = `${id}-list`
  const isOpen = isActive && showResult
  const suggestions = useSuggestions({ host, searchUrl, isWanted: isActive && isEmpty })
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
      {hasList && hasQuery && <SearchList id={listId} host={host} searchUrl={searchUrl} />}
      {hasList && !hasQuery && (
        <SuggestionList id={listId} host={host} field={field} {...suggestions} />
      )}
    </SearchForm>
  )
}

/** What the field starts with: what was typed on this page, or else the query in the markup. */
function readQuery(host: HTMLElement): string {
  prefillSearch(findInMarkup(host, 'input')?.getAttribute('value') ?? '')
  return searchState.query
}
