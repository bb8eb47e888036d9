import { randomUUID } from 'node:crypto'
import { RETURN_REASONS } from '../../model/returns.ts'
import type { BoughtRow } from '../withdrawals/bought-row-queries.ts'
import { COUNT_FIELD, REASON_FIELD, type ReturnChoice } from './return-view.ts'

/** What came with a form, or stands in an address. */
export type Sent = Readonly<Record<string, unknown>>

const COUNT = /^\d{0,3}$/
const UUID = /^[0-9a-f-]{36}$/
const MAX_TYPED = 10

export function textOf(sent: Sent, name: string): string {
  const value = sent[name]
  return typeof value === 'string' ? value : ''
}

/** The id that the form was drawn with, so that it is one return however often it is sent. */
export function idOf(sent: Sent): string {
  const id = textOf(sent, 'return')
  return UUID.test(id) ? id : randomUUID()
}

export function readChoices(sent: Sent, rows: readonly BoughtRow[]): readonly ReturnChoice[] {
  return rows
    .filter(({ left }) => left > 0)
    .map((row) => {
      const count =
        textOf(sent, COUNT_FIELD + row.rowId)
          .trim()
          .slice(0, MAX_TYPED) || '0'
      const typed = textOf(sent, REASON_FIELD + row.rowId)
      const reason = RETURN_REASONS.find((it) => it === typed) ?? ''
      const isCount = COUNT.test(count) && Number(count) <= row.left
      const isWithout = isCount && Number(count) > 0 && reason === ''
      const fault = isCount ? (isWithout ? 'reason' : undefined) : 'count'
      return { ...row, count, reason, fault }
    })
}

export function chosenOf(choices: readonly ReturnChoice[]) {
  return choices.flatMap(({ rowId, count, reason, fault }) =>
    fault === undefined && Number(count) > 0 && reason !== ''
      ? [{ rowSystemId: rowId, quantity: Number(count), reason }]
      : [],
  )
}
