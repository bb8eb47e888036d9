import { type MouseEvent, type ReactNode, useRef } from 'react'
import { text } from '../../i18n/text.ts'
import { groupRows } from '../../model/row-groups.ts'
import { ActionForm, type Forms } from '../action-form.tsx'
import { CartRow } from './cart-row.tsx'
import { RemovedRowNotice } from './removed-row-notice.tsx'
import type { RemovedRow, Row, RowActions, RowSetting, RowWork } from './row.ts'
import { groupKey, RowGroup } from './row-group.tsx'
import { useRowFocus } from './use-row-focus.ts'

/** A longer list starts with a link that skips it. */
const MAX_UNSKIPPED = 5

const IDLE: RowWork = { status: 'idle' }

export interface CartRowsProps extends RowSetting {
  readonly forms?: Forms | undefined
  readonly rows: readonly Row[]
  /** Rows that are not drawn, and the content that replaces them below the others. */
  readonly hidden?: ReadonlySet<Row>
  readonly rest?: ReactNode
  /** By `rowSystemId`; rows without a change are absent. */
  readonly works: Readonly<Record<string, RowWork>>
  readonly removed: readonly RemovedRow[]
  readonly label: string
  readonly actions: RowActions
}

/** A row, or the offer to undo in the place of a removed one. */
interface Place {
  readonly row: Row
  readonly removed?: RemovedRow
}

/**
 * The rows of the cart; removed rows leave an offer to undo in their place, and count to their group as long
 * as it stands.
 */
export function CartRows(props: CartRowsProps) {
  const { rows, hidden, rest, works, removed, label, actions, ...setting } = props
  const list = useRef<HTMLUListElement>(null)
  const { isOurs, watched } = useRowFocus(list, { rows, removed, actions })
  const draw = (it: Place) =>
    it.removed ? (
      <RemovedRowNotice
        key={`removed ${it.row.rowSystemId}`}
        removed={it.removed}
        block={setting.block}
        takesFocus={isOurs(it.row)}
        actions={watched}
      />
    ) : (
      <CartRow
        key={it.row.rowSystemId}
        row={it.row}
        work={works[it.row.rowSystemId] ?? IDLE}
        actions={watched}
        {...setting}
      />
    )
  const groups = groupRows(placesOf(rows, removed), ({ row }) => groupKey(row, setting))
  return (
    <ActionForm forms={setting.forms} path="/cart/update">
      <Skippable block={setting.block} isLong={rows.length > MAX_UNSKIPPED}>
        <ul className={`${setting.block}__rows`} aria-label={label} ref={list} tabIndex={-1}>
          {groups.flatMap(({ key, rows: places }) => {
            const drawn = places.filter((it) => it.removed || !hidden?.has(it.row)).map(draw)
            const [first] = places
            if (key === undefined || !first || drawn.length === 0) return drawn
            const kept = places.flatMap((it) => (it.removed ? [] : [it.row]))
            return (
              <RowGroup key={key} first={first.row} rows={kept} works={works} {...setting}>
                {drawn}
              </RowGroup>
            )
          })}
        </ul>
        {rest}
      </Skippable>
    </ActionForm>
  )
}

interface SkippableProps {
  readonly block: string
  readonly isLong: boolean
  readonly children: ReactNode
}

/** A long list with a link that skips it, for keyboard users; with script the address stays as is. */
function Skippable({ block, isLong, children }: SkippableProps) {
  const end = useRef<HTMLSpanElement>(null)
  const id = `${block}-end`
  function skip(event: MouseEvent): void {
    event.preventDefault()
    end.current?.focus()
  }
  return (
    <>
      {isLong && (
        <a className="cs-visually-hidden" href={`#${id}`} onClick={skip}>
          {text('cart.skip')}
        </a>
      )}
      {children}
      {isLong && <span id={id} ref={end} tabIndex={-1} />}
    </>
  )
}

/**
 * Each offer in the former place of its row. The last one removed is inserted first, because its index was
 * taken last.
 */
function placesOf(rows: readonly Row[], removed: readonly RemovedRow[]): readonly Place[] {
  const places: Place[] = rows.map((row) => ({ row }))
  for (const it of removed.toReversed()) places.splice(it.index, 0, { row: it.row, removed: it })
  return places
}
