import * as v from 'valibot'
import { withdrawalSchema } from '../../src/contract/withdrawal.ts'
import type { Receipt } from '../../src/model/order.ts'
import { toOrderNumber } from '../orders/receipt/order-number.ts'
import { type Sent, textOf } from '../platform/pages/sent-form.ts'
import type { BoughtRow } from './items-left.ts'
import { type PartRow, type Statement, scopeOf } from './statement.ts'
import {
  FORM_FIELD,
  isImpossible,
  type PartChoice,
  QUANTITY_FIELD,
  SHOWN_FIELD,
  type WithdrawField,
  type WithdrawForm,
} from './withdraw-view.ts'

const FIELDS = ['name', 'orderNumber', 'email', 'articles'] as const
const MAX_LENGTH = 1000

export function readForm(sent: Sent): WithdrawForm {
  const read = (name: WithdrawField) => textOf(sent, name).slice(0, MAX_LENGTH).trim()
  return {
    name: read('name'),
    orderNumber: toOrderNumber(read('orderNumber')),
    email: read('email'),
    articles: read('articles'),
  }
}

/** The form of a proven order: what its receipt says, and whatever name the visitor gives. */
export function provenForm(
  { billing, number, email }: Receipt,
  typed: Pick<WithdrawForm, 'name'>,
): WithdrawForm {
  const name = typed.name || `${billing.firstName} ${billing.lastName}`.trim()
  return { name, orderNumber: number, email, articles: '' }
}

export function formKeyOf(sent: Sent): string {
  return textOf(sent, FORM_FIELD).slice(0, MAX_LENGTH)
}

/** Fields that have to be put right, in the order in which they stand. */
export function findFaults(form: WithdrawForm): readonly WithdrawField[] {
  const { success, issues } = v.safeParse(withdrawalSchema, form)
  if (success) return []
  const wrong = issues.map((it) => String(it.path?.[0]?.key))
  // The number is looked at last: only where everything else is right.
  if (form.orderNumber === '') wrong.push('orderNumber')
  return FIELDS.filter((it) => wrong.includes(it))
}

/** The goods of a proven order that are left, and how many of each the form says. */
export function readChoices(sent: Sent, rows: readonly BoughtRow[]): readonly PartChoice[] {
  const choices = new Map<string, PartChoice>()
  for (const { articleNumber, name, size, left, returning } of rows) {
    const before = choices.get(articleNumber)
    const all = (before?.left ?? 0) + left
    const typed = sent[QUANTITY_FIELD + articleNumber]
    choices.set(articleNumber, {
      articleNumber,
      name: [name, size].filter(Boolean).join(', '),
      left: all,
      returning: (before?.returning ?? 0) + returning,
      chosen: typeof typed === 'string' ? typed.trim().slice(0, 10) : String(all),
    })
  }
  return [...choices.values()]
}

/**
 * The part that was chosen; undefined for the whole order, `wrong` where that is no choice. Beside an
 * open return, all that is left is a part: the return pays for the rest.
 */
export function partOf(choices: readonly PartChoice[]): readonly PartRow[] | undefined | 'wrong' {
  if (choices.some(isImpossible)) return 'wrong'
  const rows = choices.map((it) => ({ ...it, quantity: Number(it.chosen) }))
  const isWhole = rows.every(({ quantity, left, returning }) => quantity === left && !returning)
  const part = rows.filter(({ quantity }) => quantity > 0)
  if (isWhole) return undefined
  if (part.length === 0) return 'wrong'
  return part.map(({ articleNumber, quantity }) => ({ articleNumber, quantity }))
}

/**
 * The part that this very form has stated already; undefined where it has not. Judged by what the
 * page showed: what is left since then would make the same press mean something else.
 */
export function statedBefore(
  sent: Sent,
  choices: readonly PartChoice[],
  statements: readonly Statement[],
): readonly PartRow[] | undefined {
  const shown = textOf(sent, SHOWN_FIELD).split(' ')
  const rows = choices
    .map(({ articleNumber }, at) => ({ articleNumber, quantity: Number(shown[at]) }))
    .filter(({ quantity }) => quantity > 0)
  if (rows.length === 0) return undefined
  const scope = scopeOf({ rows, articles: '' }, formKeyOf(sent))
  return statements.some((it) => it.scope === scope) ? rows : undefined
}
