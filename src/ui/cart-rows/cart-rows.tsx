import { type MouseEvent, type ReactNode, useRef } from 'react'
import { text } from '../../i18n/text.ts'
import { ActionForm, type Forms } from '../action-form.tsx'
import { CartRow } from './cart-row.tsx'
import { RemovedRowNotice } from './removed-row-notice.tsx'
import type { RemovedRow, Row, RowActions, RowSetting, RowWork } from './row.ts'
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

/** The rows of the cart; removed rows leave an offer to undo in their place. */
export function CartRows(props: CartRowsProps) {
  const { rows, hidden, rest, works, removed, label, actions, ...setting } = props
  const list = useRef<HTMLUListElement>(null)
  const { isOurs, watched } = useRowFocus(list, { rows, removed, actions })
  const row = (it: Row) =>
    !hidden?.has(it) && (
      <CartRow
        key={it.rowSystemId}
        row={it}
        work={works[it.rowSystemId] ?? IDLE}
        actions={watched}
        {...setting}
      />
    )
  const place = (it: RemovedRow) => (
    <RemovedRowNotice
      key={`removed ${it.row.rowSystemId}`}
      removed={it}
      block={setting.block}
      takesFocus={isOurs(it.row)}
      actions={watched}
    />
  )
  return (
    <ActionForm forms={setting.forms} path="/cart/update">
      <Skippable block={setting.block} isLong={rows.length > MAX_UNSKIPPED}>
        <ul className={`${setting.block}__rows`} aria-label={label} ref={list} tabIndex={-1}>
          {withPlaces(
            rows.map(row),
            removed.map((it) => [it.index, place(it)] as const),
          )}
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
function withPlaces(
  rows: readonly ReactNode[],
  places: readonly (readonly [index: number, place: ReactNode])[],
): ReactNode[] {
  const mixed = [...rows]
  for (const [index, place] of places.toReversed()) mixed.splice(index, 0, place)
  return mixed
}
