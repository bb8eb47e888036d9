import { randomUUID } from 'node:crypto'
import { MAX_CART_ROWS } from '../../src/model/limits.ts'
import { chooseRow, type ReturnableRow, type ReturnChoice } from '../../src/model/returns.ts'
import { COUNT_FIELD, REASON_FIELD } from '../../src/ui/account/return-props.ts'
import { type Sent, textOf } from '../platform/pages/sent-form.ts'
import type { Returnable } from './returnable.ts'

const UUID = /^[0-9a-f-]{36}$/

/** The id in the form, which makes repeated submits one return. */
export function idOf(sent: Sent): string {
  const id = textOf(sent, 'return')
  return UUID.test(id) ? id : randomUUID()
}

/** Rows of an order as customers see them. */
export function toReturnableRows(rows: Returnable['rows']): readonly ReturnableRow[] {
  return rows
    .filter(({ left }) => left > 0)
    .map(({ rowId, name, size, colour, left }) => ({
      ...{ rowSystemId: rowId, name, quantity: left },
      ...(size && { size }),
      ...(colour && { color: colour }),
    }))
}

export function readChoices(sent: Sent, rows: Returnable['rows']): readonly ReturnChoice[] {
  return toReturnableRows(rows).map((row) => {
    const count = textOf(sent, COUNT_FIELD + row.rowSystemId)
    return chooseRow(row, { count, reason: textOf(sent, REASON_FIELD + row.rowSystemId) })
  })
}

const TYPED_FIELDS = [COUNT_FIELD, REASON_FIELD]

/** Names of what a customer has typed in the form, and of its id. */
export function typedInReturn(sent: Sent): readonly string[] {
  const typed = Object.keys(sent).filter((name) => TYPED_FIELDS.some((it) => name.startsWith(it)))
  return typed.length === 0 ? [] : ['return', ...typed.slice(0, 2 * MAX_CART_ROWS)]
}
