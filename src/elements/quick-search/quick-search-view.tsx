import { useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { prefillSearch, searchState } from '../../state/search-state.ts'
import { useUid } from '../../ui/use-uid.ts'
import type { ViewProps } from '../element-table.ts'
import { findInMarkup } from '../server-markup.ts'
import { AnnouncedCount } from './announced-count.tsx'
import type { table } from './quick-search.table.ts'
import { RecentSearches } from './recent-searches.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchList } from './search-list.tsx'
import { PHONE, searchRows } from './search-rows.ts'
import { useFullForm } from './use-full-form.ts'
import { useSearchKeys } from './use-search-keys.ts'

/** A combobox of products: the list follows the typing, the focus stays in the field. */
export function QuickSearchView({ host, searchUrl, placeholder }: ViewProps<typeof table>) {
  useState(() => prefillSearch(findInMarkup(host, 'input')?.getAttribute('value') ?? ''))
  const { hits, marked, isAsked, selectedItem, showResult } = useSnapshot(searchState)
  const [isActive, setActive] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const listId = useUid()
  const isPhone = matchMedia(PHONE).matches
  const rows = useMemo(() => searchRows(hits, isPhone), [hits, isPhone])
  const isOpen = isActive && showResult
  useFullForm(host, form)
  const keys = useSearchKeys({ host, rows, searchUrl, listId, isOpen })

  return (
    <SearchForm
      form={form}
      placeholder={placeholder}
      searchUrl={searchUrl}
      listId={listId}
      isOpen={isOpen && isAsked}
      selected={isOpen && selectedItem >= 0 ? `${listId}-${selectedItem}` : undefined}
      keys={keys}
      setActive={setActive}
    >
      {isActive && isAsked && <AnnouncedCount rows={rows} />}
      {isOpen && isAsked && (
        <SearchList id={listId} host={host} rows={rows} marked={marked} selected={selectedItem} />
      )}
      {isOpen && !isAsked && <RecentSearches searchUrl={searchUrl} />}
    </SearchForm>
  )
}
