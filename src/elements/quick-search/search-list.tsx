import { memo } from 'react'
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
  /** The query whose words are marked. */
  readonly marked: string
  readonly selected: number
}

/** The hits under the field, or why there are none. */
export function SearchList(props: SearchListProps) {
  const { id, rows } = props
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
  if (rows.length === 0) return <NoHits id={id} said={noHitText(hits)} />
  return (
    <div
      className="quick-search__list"
      id={id}
      role="listbox"
      aria-label={text('search.list')}
      aria-busy={isBusy || undefined}
    >
      <SearchOptions {...props} />
    </div>
  )
}

/** Drawn again only with other hits or another selection, however often the shop is asked. */
const SearchOptions = memo(({ id, host, rows, marked, selected }: SearchListProps) =>
  groupHits(rows).map(({ category, hits: group }) => {
    const labelId = `${id}-group-${group[0]?.index}`
    const options = group.map(({ hit, index }) => (
      <SearchOption
        // The next hit takes the place of the last: other words cost less than another link.
        key={index}
        id={`${id}-${index}`}
        row={hit}
        marked={marked}
        isSelected={index === selected}
        index={index}
        host={host}
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
  }),
)

interface SearchOptionProps {
  readonly id: string
  readonly row: SearchRow
  readonly marked: string
  readonly isSelected: boolean
  readonly index: number
  readonly host: HTMLElement
}

/** A link that is an option: a press, a middle click and a long press do what they do on links. */
const SearchOption = memo((props: SearchOptionProps) => {
  const { id, row, marked, isSelected, index, host } = props
  return (
    <a
      className={`quick-search__option${row.isShowAll ? ' quick-search__option--all' : ''}`}
      id={id}
      role="option"
      aria-selected={isSelected}
      href={row.url}
      tabIndex={-1}
      onClick={() => choose(host, row)}
      onPointerMove={isSelected ? undefined : () => selectItem(index)}
    >
      {!row.isShowAll && <OptionPicture image={row.image} />}
      <span className="quick-search__name">
        {row.isShowAll ? row.name : <MarkedName name={row.name} query={marked} />}
      </span>
    </a>
  )
})

const OptionPicture = memo(({ image }: { readonly image: string | undefined }) => (
  <span className="quick-search__picture">
    {image ? (
      <img src={image} alt="" width="40" height="40" decoding="async" />
    ) : (
      <Icon name="search" />
    )}
  </span>
))

/** What the suggestion adds to the typed text stands out (UX SRCH-6). */
function MarkedName({ name, query }: { readonly name: string; readonly query: string }) {
  return splitName(name, query).map(({ text: part, kind }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place.
    kind === 'added' ? <b key={at}>{part}</b> : part,
  )
}

function NoHits({ id, said }: { readonly id: string; readonly said: string | undefined }) {
  const { query } = useSnapshot(searchState)
  return (
    <SearchNote id={id} role="status">
      {said ?? text('search.nohits', { q: query.trim() })}
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
