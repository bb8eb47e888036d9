import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { groupRows } from '../../model/row-groups.ts'
import type { CartRowsProps } from '../cart-rows/cart-rows.tsx'
import type { Row } from '../cart-rows/row.ts'
import { groupKey } from '../cart-rows/row-group.tsx'
import { focusRow } from '../cart-rows/use-row-focus.ts'

/**
 * The number of rows at the start of a long list, and the number drawn at a time once all are requested.
 */
const ROWS_AT_A_TIME = 50
/** If only this many remain, they are drawn at once: a link would save nothing. */
const FEW_MORE = 10

type WindowedRows = Pick<CartRowsProps, 'rows' | 'works' | 'storefront' | 'currency'>

/** Whether each row was drawn last time, by its id. */
type DrawnById = ReadonlyMap<string, boolean>

/**
 * The rows of a long list that are not drawn. The first rows are drawn, as are rows with a message of the
 * shop, rows that were changed or added while the list was on the page, and the rest of a group that has
 * begun; drawn rows stay.
 */
export function useRowWindow(listed: WindowedRows & { readonly isWindowed: boolean }) {
  const { rows, isWindowed } = listed
  const [limit, setLimit] = useState(ROWS_AT_A_TIME)
  const last = useRef<DrawnById>(undefined)
  const first = useRef<{ readonly list: HTMLElement | null; readonly row: Row }>(undefined)
  const isWhole = limit > ROWS_AT_A_TIME
  const hidden = isWindowed ? hiddenRows(listed, limit, last.current) : new Set<Row>()
  if (!isWhole && hidden.size <= FEW_MORE) hidden.clear()
  const isGrowing = isWhole && hidden.size > 0

  useLayoutEffect(() => {
    last.current = new Map(rows.map((it) => [it.rowSystemId, !hidden.has(it)]))
    const { list, row } = first.current ?? {}
    if (!row || hidden.has(row)) return
    first.current = undefined
    focusRow(list ?? null, row)
  })

  useEffect(() => {
    if (!isGrowing) return
    const timer = setTimeout(() => setLimit(limit + ROWS_AT_A_TIME))
    return () => clearTimeout(timer)
  }, [isGrowing, limit])

  /** Draws the rest bit by bit, and focuses its first row. */
  function showAll(list: HTMLElement | null): void {
    const [row] = hidden
    if (row) first.current = { list, row }
    setLimit(limit + ROWS_AT_A_TIME)
  }

  return { hidden, isWhole, showAll }
}

function hiddenRows(listed: WindowedRows, limit: number, last: DrawnById | undefined): Set<Row> {
  const hidden = new Set(leftOut(listed, limit, last))
  if (hidden.size === 0) return hidden
  for (const { rows } of groupRows(listed.rows, (it) => groupKey(it, listed))) {
    const isBegun = rows.some((it) => !hidden.has(it))
    for (const it of isBegun ? rows : []) hidden.delete(it)
  }
  return hidden
}

function leftOut({ rows, works }: WindowedRows, limit: number, last: DrawnById | undefined): Row[] {
  const newcomers = last ? rows.filter((it) => !last.has(it.rowSystemId)) : []
  const showsNew = last !== undefined && newcomers.length <= ROWS_AT_A_TIME
  return rows.filter((row, at) => {
    const { rowSystemId, notices = [] } = row
    if (at < limit || notices.length > 0 || works[rowSystemId]) return false
    return !(last?.get(rowSystemId) ?? showsNew)
  })
}
