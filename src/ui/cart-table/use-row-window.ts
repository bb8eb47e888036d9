import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CartRowsProps } from '../cart-rows/cart-rows.tsx'
import type { Row } from '../cart-rows/row.ts'
import { focusRow } from '../cart-rows/use-row-focus.ts'

/** Rows that a long list begins with, and that are drawn at a time once all are asked for. */
const ROWS_AT_A_TIME = 50
/** So few more are drawn at once: a link to them would save nothing. */
const FEW_MORE = 10

type WindowedRows = Pick<CartRowsProps, 'rows' | 'works'>

/** Each row of the last drawing by its id: whether it was drawn. */
type DrawnById = ReadonlyMap<string, boolean>

/**
 * The rows of a long list that are not drawn. Drawn are the first ones, those that the shop has a
 * message for, and those that were changed or came while the list stood here; what is drawn stays.
 */
export function useRowWindow(listed: WindowedRows & { readonly isWindowed: boolean }) {
  const { rows, isWindowed } = listed
  const [limit, setLimit] = useState(ROWS_AT_A_TIME)
  const last = useRef<DrawnById>(undefined)
  const first = useRef<{ readonly list: HTMLElement | null; readonly row: Row }>(undefined)
  const isWhole = limit > ROWS_AT_A_TIME
  const hidden = new Set(isWindowed ? leftOut(listed, limit, last.current) : [])
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

  /** Draws the rest bit by bit, with the focus on the first row of it. */
  function showAll(list: HTMLElement | null): void {
    const [row] = hidden
    if (row) first.current = { list, row }
    setLimit(limit + ROWS_AT_A_TIME)
  }

  return { hidden, isWhole, showAll }
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
