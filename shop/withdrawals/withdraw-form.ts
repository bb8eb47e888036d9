import { MAX_WITHDRAWN_NAME, MAX_WITHDRAWN_PART } from '../../src/contract/withdrawal.ts'
import type { Receipt } from '../../src/model/order.ts'
import { toOrderNumber } from '../orders/receipt/order-number.ts'
import { oneLine } from '../platform/mail/mail-template.ts'
import { CONTACT_RULES } from '../platform/pages/contact-rules.ts'
import {
  type FieldResult,
  type FormFaults,
  type FormRules,
  readForm,
} from '../platform/pages/read-form.ts'
import { type Sent, textOf } from '../platform/pages/sent-form.ts'
import type { BoughtRow, ItemsLeft } from './items-left.ts'
import { type PartRow, type Statement, scopeOf } from './statement.ts'
import {
  FORM_FIELD,
  isImpossible,
  type PartChoice,
  QUANTITY_FIELD,
  SHOWN_FIELD,
  shownChoices,
  type WithdrawField,
  type WithdrawForm,
} from './withdraw-view.ts'

/** The key of a form is shorter than this. */
const MAX_KEY_LENGTH = 1000

const hint = (field: WithdrawField) => ({ hint: { key: `withdraw.${field}.hint` } })

export const WITHDRAW_RULES = {
  name: { autoComplete: 'name', maxLength: MAX_WITHDRAWN_NAME },
  orderNumber: {
    ...{ autoComplete: 'off', isVerbatim: true, maxLength: 64 },
    ...hint('orderNumber'),
    read: readOrderNumber,
  },
  email: { ...CONTACT_RULES.email, ...hint('email'), isVerbatim: true },
  articles: { rows: 3, maxLength: MAX_WITHDRAWN_PART, isOptional: true, ...hint('articles') },
} as const satisfies FormRules<WithdrawField>

interface WithdrawFormResult {
  readonly typed: WithdrawForm
  /** Absent where something is wrong. */
  readonly values?: WithdrawForm
  readonly faults: FormFaults<WithdrawField>
}

export function readWithdrawForm(
  sent: Sent,
  context: { readonly country: string; readonly now: number },
): WithdrawFormResult {
  const result = readForm(WITHDRAW_RULES, textsOf(sent), context)
  const faults = Object.keys(result.faults).map((it) => [it, { key: `withdraw.${it}.error` }])
  return { ...result, faults: Object.fromEntries(faults) }
}

/** The shop refuses no statement for a sign in the consumer's words: it drops what no line may hold. */
function textsOf(sent: Sent): WithdrawForm {
  const read = (name: WithdrawField) => textOf(sent, name)
  return {
    name: toLine(read('name')),
    orderNumber: read('orderNumber'),
    email: read('email'),
    articles: read('articles').split('\n').map(toLine).join('\n'),
  }
}

function toLine(text: string): string {
  return oneLine(text.replace(/[\p{Cs}\ufffd]/gu, ''))
}

function readOrderNumber(typed: string): FieldResult {
  const value = toOrderNumber(typed)
  return value === '' ? { fault: { key: 'validation.required' } } : { value }
}

export function formKeyOf(sent: Sent): string {
  return textOf(sent, FORM_FIELD).slice(0, MAX_KEY_LENGTH)
}

/** The confirming step of a proven order. */
export interface Confirmation {
  /** What the receipt says, and the name that the visitor gives. */
  readonly form: WithdrawForm
  readonly choices: readonly PartChoice[]
  readonly part: ReturnType<typeof partOf>
  /** The part that this very form has stated already. */
  readonly repeatedPart: readonly PartRow[] | undefined
  /** Whether the visitor confirms the choices that the page has shown. */
  readonly isConfirmed: boolean
  readonly formKey: string
}

export function readConfirmation(
  sent: Sent,
  receipt: Receipt,
  { rows, statements }: ItemsLeft,
): Confirmation {
  const choices = readChoices(sent, rows)
  const isConfirming = textOf(sent, 'step') === 'confirm'
  return {
    form: provenForm(receipt, sent),
    choices,
    part: partOf(choices),
    repeatedPart: isConfirming ? statedBefore(sent, choices, statements) : undefined,
    isConfirmed: isConfirming && textOf(sent, SHOWN_FIELD) === shownChoices(choices),
    formKey: String(statements.length),
  }
}

function provenForm({ billing, number, email }: Receipt, sent: Sent): WithdrawForm {
  const typed = toLine(textOf(sent, 'name')).slice(0, MAX_WITHDRAWN_NAME)
  const name = typed || `${billing.firstName} ${billing.lastName}`.trim()
  return { name, orderNumber: number, email, articles: '' }
}

/** The remaining articles of a proven order, with the quantities that the form names. */
function readChoices(sent: Sent, rows: readonly BoughtRow[]): readonly PartChoice[] {
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
 * The chosen part; undefined for the whole order, `wrong` for an impossible choice. While a return is
 * open, even everything that is left is a part: the return pays for the rest.
 */
function partOf(choices: readonly PartChoice[]): readonly PartRow[] | undefined | 'wrong' {
  if (choices.some(isImpossible)) return 'wrong'
  const rows = choices.map((it) => ({ ...it, quantity: Number(it.chosen) }))
  const isWhole = rows.every(({ quantity, left, returning }) => quantity === left && !returning)
  const part = rows.filter(({ quantity }) => quantity > 0)
  if (isWhole) return undefined
  if (part.length === 0) return 'wrong'
  return part.map(({ articleNumber, quantity }) => ({ articleNumber, quantity }))
}

/**
 * The part that this very form has stated already. The choices that the page showed decide: compared
 * with what is left now, the same press would mean something else.
 */
function statedBefore(
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
