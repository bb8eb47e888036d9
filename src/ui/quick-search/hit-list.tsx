import { type ReactNode, useMemo } from 'react'
import { text } from '../../i18n/text.ts'
import { wordsOf } from '../../model/quick-search.ts'
import { HitRow, type RowHandlers, type SearchRow } from './hit-row.tsx'

interface HitListProps extends RowHandlers {
  readonly id: string
  readonly rows: readonly SearchRow[]
  /** The query whose words are highlighted in the names. */
  readonly marked: string
  readonly selected: number
  readonly isBusy: boolean
  /** Says that nothing matches, if the rows are only a guess. */
  readonly note?: string | undefined
  /** The content below the rows. */
  readonly children?: ReactNode
}

/** The hits under their categories. Rows are keyed by position, so that new hits reuse their nodes. */
export function HitList(props: HitListProps) {
  const { id, rows, marked, selected, isBusy, note, choose, select, children } = props
  const words = useMemo(() => wordsOf(marked), [marked])
  const groups = useMemo(() => groupRows(rows), [rows])

  function drawRow(row: SearchRow, index: number) {
    return (
      <HitRow
        key={index}
        id={`${id}-${index}`}
        index={index}
        row={row}
        words={words}
        isSelected={index === selected}
        choose={choose}
        select={select}
      />
    )
  }

  return (
    <div
      className="quick-search__list"
      aria-busy={isBusy || undefined}
      data-waiting={text('search.loading')}
    >
      {note !== undefined && (
        <p className="quick-search__nohit" role="status">
          {note}
        </p>
      )}
      <div id={id} role="listbox" aria-label={text('search.list')}>
        {groups.map(({ first, rows }) => {
          const drawn = rows.map((it, at) => drawRow(it, first + at))
          if (rows[0]?.isShowAll) return drawn
          return (
            <HitGroup key={first} id={`${id}-group-${first}`} rows={rows}>
              {drawn}
            </HitGroup>
          )
        })}
      </div>
      {children}
    </div>
  )
}

interface HitGroupProps {
  readonly id: string
  readonly rows: readonly SearchRow[]
  readonly children: ReactNode
}

function HitGroup({ id, rows, children }: HitGroupProps) {
  const look = rows.some((it) => it.image) ? ' quick-search__group--pictured' : ''
  return (
    <div className={`quick-search__group${look}`} role="group" aria-labelledby={id}>
      <span className="quick-search__category" id={id}>
        {rows[0]?.category}
      </span>
      {children}
    </div>
  )
}

interface RowGroup {
  /** The index of its first row in the whole list. */
  readonly first: number
  readonly rows: readonly SearchRow[]
}

/** Consecutive rows of one category share a header; the row for all hits has none. */
function groupRows(rows: readonly SearchRow[]): readonly RowGroup[] {
  const groups: { first: number; rows: SearchRow[] }[] = []
  rows.forEach((row, index) => {
    const group = groups.at(-1)
    const [before] = group?.rows ?? []
    if (group && before?.category === row.category && before.isShowAll === row.isShowAll) {
      group.rows.push(row)
    } else groups.push({ first: index, rows: [row] })
  })
  return groups
}
