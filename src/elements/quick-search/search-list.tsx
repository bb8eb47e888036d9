import { useSnapshot } from 'valtio/react'
import { messageText, text } from '../../i18n/text.ts'
import { groupHits, splitName } from '../../model/quick-search.ts'
import { retrySearch, searchState, selectItem } from '../../state/search-state.ts'
import { Icon } from '../../ui/icon.tsx'
import { noHitText, type SearchRow } from './search-rows.ts'
import { choose } from './use-search-keys.ts'

interface SearchListProps {
  readonly id: string
  readonly host: HTMLElement
  readonly rows: readonly SearchRow[]
  readonly query: string
  readonly selected: number
}

/** The hits under the field, or why there are none. */
export function SearchList({ id, host, rows, query, selected }: SearchListProps) {
  const { status, hits, problem } = useSnapshot(searchState)
  const isBusy = status === 'loading'
  if (problem) {
    // A busy shop is asked again by itself; its full search would be as busy.
    const advice = problem.key === 'error.busy' ? '' : text('search.failed')
    return <SearchProblem id={id} message={`${messageText(problem)} ${advice}`} />
  }
  if (rows.length === 0 && isBusy) {
    return (
      <SearchNote id={id} isBusy>
        {text('search.loading')}
      </SearchNote>
    )
  }
  if (rows.length === 0) {
    const said = noHitText(hits) ?? text('search.nohits', { q: query.trim() })
    return (
      <SearchNote id={id} role="status">
        {said}
      </SearchNote>
    )
  }
  return (
    <div
      className="quick-search__list"
      id={id}
      role="listbox"
      aria-label={text('search.list')}
      aria-busy={isBusy || undefined}
    >
      {groupHits(rows).map(({ category, hits: group }) => {
        const labelId = `${id}-group-${group[0]?.index}`
        const options = group.map(({ hit, index }) => (
          <SearchOption
            key={hit.url}
            id={`${id}-${index}`}
            row={hit}
            query={query}
            isSelected={index === selected}
            choose={() => choose(host, hit)}
            point={() => selectItem(index)}
          />
        ))
        if (group[0]?.hit.isShowAll) return options
        return (
          <div key={labelId} className="quick-search__group" role="group" aria-labelledby={labelId}>
            <span className="quick-search__category" id={labelId}>
              {category}
            </span>
            {options}
          </div>
        )
      })}
    </div>
  )
}

interface SearchOptionProps {
  readonly id: string
  readonly row: SearchRow
  readonly query: string
  readonly isSelected: boolean
  readonly choose: () => void
  readonly point: () => void
}

/** A link that is an option: a press, a middle click and a long press do what they do on links. */
function SearchOption({ id, row, query, isSelected, choose, point }: SearchOptionProps) {
  return (
    <a
      className={`quick-search__option${row.isShowAll ? ' quick-search__option--all' : ''}`}
      id={id}
      role="option"
      aria-selected={isSelected}
      href={row.url}
      tabIndex={-1}
      onClick={choose}
      onPointerMove={isSelected ? undefined : point}
    >
      {!row.isShowAll && <OptionPicture image={row.image} />}
      <span className="quick-search__name">
        {row.isShowAll ? row.name : <MarkedName name={row.name} query={query} />}
      </span>
    </a>
  )
}

function OptionPicture({ image }: { readonly image: string | undefined }) {
  return (
    <span className="quick-search__picture">
      {image ? (
        <img src={image} alt="" width="40" height="40" decoding="async" />
      ) : (
        <Icon name="search" />
      )}
    </span>
  )
}

/** What the suggestion adds to the typed text stands out (UX SRCH-6). */
function MarkedName({ name, query }: { readonly name: string; readonly query: string }) {
  return splitName(name, query).map(({ text: part, kind }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place.
    kind === 'added' ? <b key={at}>{part}</b> : part,
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
