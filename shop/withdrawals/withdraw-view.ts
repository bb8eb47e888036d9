import type { Receipt } from '../../src/model/order.ts'
import type { FormFaults, FormValues } from '../platform/pages/read-form.ts'
import type { OwnOrder } from './withdrawal-queries.ts'

export type WithdrawField = 'name' | 'orderNumber' | 'email' | 'articles'
export type WithdrawForm = FormValues<WithdrawField>

export interface WithdrawFormView {
  readonly form: WithdrawForm
  readonly faults?: FormFaults<WithdrawField>
  /** What is wrong with all of it, in the page's language. */
  readonly failure?: string
  readonly ownOrders: readonly OwnOrder[]
}

/** The visitor's own order, or that of the mail whose link was followed. */
export interface ProvenOrder {
  readonly receipt: Receipt
  /** Of the mail's link, where it was shown. */
  readonly key: string | undefined
}

/** What can be withdrawn from of a proven order. */
export interface PartChoice {
  readonly articleNumber: string
  readonly name: string
  /** Neither refunded, nor returned, nor withdrawn from. */
  readonly left: number
  /** On their way back as a return: they are no part of this. */
  readonly returning: number
  /** As it was typed. */
  readonly chosen: string
}

/** No number of pieces, or more than are left. */
export function isImpossible({ chosen, left }: PartChoice): boolean {
  return !/^\d{0,3}$/.test(chosen) || Number(chosen) > left
}

export interface ConfirmView {
  readonly form: WithdrawForm
  readonly proven?: ProvenOrder
  readonly choices: readonly PartChoice[]
  /** The part that it is about, a line each; none for the whole order. */
  readonly about: readonly string[]
  readonly isWrongChoice: boolean
  /** The value of FORM_FIELD. */
  readonly formKey: string
  readonly now: number
}

export const QUANTITY_FIELD = 'quantity.'
/** What the statement on the page said was chosen: nobody confirms what they have not read. */
export const SHOWN_FIELD = 'shown'

/**
 * What the form was drawn from: its presses and those of a second tab that shows the same are one
 * statement, and what is stated after one is another, even of as many pieces.
 */
export const FORM_FIELD = 'form'

export function shownChoices(choices: readonly PartChoice[]): string {
  return choices.map((it) => it.chosen).join(' ')
}
