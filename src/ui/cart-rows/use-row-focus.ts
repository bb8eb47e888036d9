import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import type { RemovedRow, Row, RowActions } from './row.ts'

interface FocusableRows {
  readonly rows: readonly Row[]
  readonly removed: readonly RemovedRow[]
  readonly actions: RowActions
}

/**
 * Keeps the focus in the list that the visitor uses: on the offer to undo if the row was removed here
 * (`isOurs`), and on a row that was restored. Returns the actions to pass on in `watched`.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, listed: FocusableRows) {
  const { rows, removed, actions } = listed
  useKeptFocus(list)
  const ours = useRef(new Set<string>())
  const restoring = useRef<Row>(undefined)

  const watched = useMemo<RowActions>(
    () => ({
      ...actions,
      remove(row) {
        ours.current.add(row.rowSystemId)
        actions.remove(row)
      },
      undo(row) {
        restoring.current = row
        actions.undo(row)
      },
    }),
    [actions],
  )

  useLayoutEffect(() => {
    const row = restoring.current
    if (!row || removed.some((it) => it.row.rowSystemId === row.rowSystemId)) return
    restoring.current = undefined
    ours.current.delete(row.rowSystemId)
    const back = rows.findLast((it) => it.articleNumber === row.articleNumber)
    focusRow(list.current, back)
  }, [list, rows, removed])

  return { isOurs: (row: Row) => ours.current.has(row.rowSystemId), watched }
}

/** Keeps the focus on a control that is drawn in another place: its row has joined a group, or left it. */
function useKeptFocus(list: RefObject<HTMLElement | null>): void {
  const { activeElement = null } = list.current?.ownerDocument ?? {}
  const act = list.current?.contains(activeElement) && activeElement?.getAttribute('data-act')
  useLayoutEffect(() => {
    if (!act || activeElement?.isConnected) return
    const again = list.current?.querySelector<HTMLElement>(`[data-act="${CSS.escape(act)}"]`)
    again?.closest('details')?.setAttribute('open', '')
    again?.focus({ preventScroll: true })
  })
}

/** Focuses the first control of a row, or the list if the row is not in it. */
export function focusRow(
  list: HTMLElement | null,
  row: Pick<Row, 'rowSystemId'> | undefined,
): void {
  const place = row && list?.querySelector(`[data-row="${CSS.escape(row.rowSystemId)}"]`)
  const fold = place?.closest('details:not([open])')
  const control =
    (fold ?? place)?.querySelector<HTMLElement>('summary, a[href], button:enabled') ?? list
  control?.focus({ preventScroll: true })
}
