import { type MouseEvent, useCallback, useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio/react'
import { messageText, text } from '../../i18n/text.ts'
import { retrySearch, searchState, selectItem } from '../../state/search/state.ts'
import { announce } from '../../ui/live-region.ts'
import { HitList } from '../../ui/quick-search/hit-list.tsx'
import type { SearchRow } from '../../ui/quick-search/hit-row.tsx'
import { SearchNote, SearchProblem } from '../../ui/quick-search/search-note.tsx'
import { choose } from './search-keys.ts'
import { noHitText, searchRows } from './search-rows.ts'

interface SearchListProps {
  readonly id: string
  readonly host: HTMLElement
  readonly searchUrl: string
}

/** The hits under the field, or the reason why there are none. */
export function SearchList({ id, host, searchUrl }: SearchListProps) {
  const search = useSnapshot(searchState)
  const { problem, hits } = search
  const isWaiting = search.isSlow && !problem
  useEffect(() => (isWaiting ? announce(text('search.loading')) : undefined), [isWaiting])
  const rows = useMemo(() => searchRows(hits), [hits])
  const chooseRow = useCallback(
    (event: MouseEvent, row: SearchRow) => choose(event, { host, searchUrl }, row),
    [host, searchUrl],
  )
  if (problem) {
    // A busy shop is asked again automatically; its full search would be just as busy.
    const advice = problem.key === 'error.busy' ? '' : text('search.failed')
    const message = `${messageText(problem)} ${advice}`
    return <SearchProblem id={id} message={message} retry={() => void retrySearch()} />
  }
  if (rows.length === 0) return <NoRows id={id} />
  return (
    <HitList
      id={id}
      rows={rows}
      marked={search.marked}
      selected={search.selectedItem}
      isBusy={isWaiting}
      note={noHitText(hits)}
      choose={chooseRow}
      select={selectItem}
    />
  )
}

/** Separate from the list, which need not be redrawn for the query and the status. */
function NoRows({ id }: { readonly id: string }) {
  const { status, query, hits } = useSnapshot(searchState)
  if (status === 'loading') {
    return (
      <SearchNote id={id} isBusy>
        {text('search.loading')}
      </SearchNote>
    )
  }
  return (
    <SearchNote id={id} role="status">
      {noHitText(hits) ?? text('search.nohits', { q: query.trim() })}
    </SearchNote>
  )
}
