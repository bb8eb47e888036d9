import { useRef, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { prefillSearch, searchState } from '../../state/search-state.ts'
import { useUid } from '../../ui/use-uid.ts'
import type { ViewProps } from '../element-table.ts'
import { findInMarkup } from '../server-markup.ts'
import type { table } from './quick-search.table.ts'
import { RecentSearches } from './recent-searches.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchList } from './search-list.tsx'
import { searchRows } from './search-rows.ts'
import { useAnnouncedCount } from './use-announced-count.ts'
import { useFullForm } from './use-full-form.ts'
import { useSearchKeys } from './use-search-keys.ts'

/** A combobox of products: the list follows the typing, the focus stays in the field. */
export function QuickSearchView({ host, searchUrl, placeholder }: ViewProps<typeof table>) {
  useState(() => prefillSearch(findInMarkup(host, 'input')?.getAttribute('value') ?? ''))
  const { query, hits, status, selectedItem, showResult } = useSnapshot(searchState, { sync: true })
  const [isActive, setActive] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const listId = useUid()
  const rows = searchRows(hits)
  const isOpen = isActive && showResult
  const isAsked = query.trim() !== ''
  useAnnouncedCount(isActive && isAsked, status, rows)
  useFullForm(host, form)
  const keys = useSearchKeys({ host, rows, searchUrl, listId, isOpen })

  return (
    <SearchForm
      form={form}
      query={query}
      placeholder={placeholder}
      searchUrl={searchUrl}
      listId={listId}
      isOpen={isOpen && isAsked}
      selected={isOpen && selectedItem >= 0 ? `${listId}-${selectedItem}` : undefined}
      keys={keys}
      setActive={setActive}
    >
      {isOpen && isAsked && (
        <SearchList id={listId} host={host} rows={rows} query={query} selected={selectedItem} />
      )}
      {isOpen && !isAsked && <RecentSearches searchUrl={searchUrl} />}
    </SearchForm>
  )
}
