import { useLayoutEffect, useRef } from 'react'
import { messageText, text } from '../../i18n/text.ts'
import { retrySearch, searchState, selectItem } from '../../state/search/state.ts'
import { Icon } from '../../ui/icon.tsx'
import { createRowPainter } from './paint-rows.ts'
import { choose } from './search-keys.ts'
import { hasAnyRow, noHitText, type SearchRow, shownRows } from './search-rows.ts'
import { followSearch, useSearch } from './use-search.ts'

interface SearchListProps {
  readonly id: string
  readonly host: HTMLElement
}

/** The hits under the field, or why there are none. */
export function SearchList({ id, host }: SearchListProps) {
  const problem = useSearch((it) => it.problem)
  const hasRows = useSearch((it) => hasAnyRow(it.hits))
  if (problem) {
    // A busy shop is asked again by itself; its full search would be as busy.
    const advice = problem.key === 'error.busy' ? '' : text('search.failed')
    return <SearchProblem id={id} message={`${messageText(problem)} ${advice}`} />
  }
  return hasRows ? <SearchRows id={id} host={host} /> : <NoRows id={id} />
}

/** React draws the box; the rows are painted into it as the state changes, see `createRowPainter`. */
function SearchRows({ id, host }: SearchListProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (list.current ? paintChanges(list.current) : undefined), [])

  /** Where the option stands that holds the element; NaN outside of them. */
  function placeOf(element: Element): number {
    return Number(element.closest('[role="option"]')?.id.slice(id.length + 1) ?? Number.NaN)
  }

  function meet(element: Element): void {
    const place = placeOf(element)
    if (place >= 0 && place !== searchState.selectedItem) selectItem(place)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which has the focus.
    <div
      ref={list}
      className="quick-search__list"
      id={id}
      role="listbox"
      aria-label={text('search.list')}
      data-waiting={text('search.loading')}
      onClick={({ target }) =>
        choose(host, shownRows(searchState.hits)[placeOf(target as Element)])
      }
      onPointerMove={({ target }) => meet(target as Element)}
    />
  )
}

function paintChanges(list: HTMLElement): () => void {
  const paintRows = createRowPainter(list)
  let painted: unknown
  let rows: readonly SearchRow[] = []

  function paint(): void {
    const { hits, marked, selectedItem, isSlow } = searchState
    if (painted !== hits) rows = shownRows(hits)
    painted = hits
    paintRows({ rows, marked, selected: selectedItem })
    if (isSlow) list.setAttribute('aria-busy', 'true')
    else list.removeAttribute('aria-busy')
  }

  paint()
  return followSearch(paint)
}

/** Only a list without rows says whether it waits, so that one with rows need not be drawn for it. */
function NoRows({ id }: { readonly id: string }) {
  const status = useSearch((it) => it.status)
  const query = useSearch((it) => it.query)
  const hits = useSearch((it) => it.hits)
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

interface SearchNoteProps {
  readonly id: string
  readonly role?: 'status'
  readonly isBusy?: true
  readonly children: string
}

function SearchNote({ id, role, isBusy, children }: SearchNoteProps) {
  return (
    <div className="quick-search__list quick-search__note" id={id} role={role} aria-busy={isBusy}>
      <p>{children}</p>
    </div>
  )
}

function SearchProblem({ id, message }: { readonly id: string; readonly message: string }) {
  return (
    <div className="quick-search__list quick-search__note" id={id} role="alert">
      <Icon name="warning" />
      <p>{message}</p>
      <button
        type="button"
        className="cs-button cs-button--secondary"
        data-act="retry"
        onClick={() => void retrySearch()}
      >
        {text('error.retry')}
      </button>
    </div>
  )
}
