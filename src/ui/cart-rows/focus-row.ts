import type { Row } from './row.ts'

/** Puts the focus on what a row has first; on the list where the row is not in it. */
export function focusRow(
  list: HTMLElement | null,
  row: Pick<Row, 'rowSystemId'> | undefined,
): void {
  const place = row && list?.querySelector(`[data-row="${CSS.escape(row.rowSystemId)}"]`)
  const control = place?.querySelector<HTMLElement>('a[href], button:enabled') ?? list
  control?.focus({ preventScroll: true })
}
