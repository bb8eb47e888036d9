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
import { useAnnouncedCount } from './use-announced-count.ts'
import { useFullForm } from './use-full-form.ts'
import { useSearchKeys } from './use-search-keys.ts'

/**
 * A combobox of products: the list follows the typing, the focus stays in the field. Nothing here is
 * drawn for a letter; the browser echoes it, and the list is drawn when there are other hits.
 */
export function QuickSearchView({ host, searchUrl, placeholder }: ViewProps<typeof table>) {
  useState(() => prefillSearch(findInMarkup(host, 'input')?.getAttribute('value') ?? ''))
  const { isAsked, showResult, showFullForm, selectedItem, problem, hasRows } =
    useSnapshot(searchState)
  const [isActive, setActive] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const listId = useUid()
  const isOpen = isActive && showResult
  const hasList = isOpen && isAsked
  useFullForm(host, form, showFullForm)
  useAnnouncedCount(isActive)
  const keys = useSearchKeys({ host, searchUrl, listId, isOpen })

  return (
    <SearchForm
      form={form}
      placeholder={placeholder}
      searchUrl={searchUrl}
      listId={listId}
      isOpen={hasList}
      selected={isOpen && selectedItem >= 0 ? `${listId}-${selectedItem}` : undefined}
      keys={keys}
      setActive={setActive}
    >
      {hasList && <SearchList id={listId} host={host} problem={problem} hasRows={hasRows} />}
      {isOpen && !isAsked && <RecentSearches searchUrl={searchUrl} />}
    </SearchForm>
  )
}
