import type { Receipt } from '../../src/model/order.ts'
import type { FormFaults, FormValues } from '../platform/pages/read-form.ts'
import type { OwnOrder } from './withdrawal-queries.ts'

export type WithdrawField = 'name' | 'orderNumber' | 'email' | 'articles'
export type WithdrawForm = FormValues<WithdrawField>

export interface WithdrawFormView {
  readonly form: WithdrawForm
  readonly faults?: FormFaults<WithdrawField>
  /** Why the whole form was refused, in the page's language. */
  readonly failure?: string
  readonly ownOrders: readonly OwnOrder[]
}

/** An order that belongs to the visitor, or whose mail's link the visitor followed. */
export interface ProvenOrder {
  readonly receipt: Receipt
  /** The key of the mail's link, where the visitor came by one. */
  readonly key: string | undefined
}

/** An article of a proven order that the customer can withdraw from. */
export interface PartChoice {
  readonly articleNumber: string
  readonly name: string
  /** Neither refunded, nor returned, nor withdrawn from. */
  readonly left: number
  /** On their way back as a return, so not part of a withdrawal. */
  readonly returning: number
  /** As it was typed. */
  readonly chosen: string
}

/** Not a number, or more pieces than are left. */
export function isImpossible({ chosen, left }: PartChoice): boolean {
  return !/^\d{0,3}$/.test(chosen) || Number(chosen) > left
}

export interface ConfirmView {
  readonly form: WithdrawForm
  readonly proven?: ProvenOrder
  readonly choices: readonly PartChoice[]
  /** A line for each withdrawn article; none for the whole order. */
  readonly about: readonly string[]
  readonly isWrongChoice: boolean
  /** The value of FORM_FIELD. */
  readonly formKey: string
  readonly now: number
}

export const QUANTITY_FIELD = 'quantity.'
/** The choices that the page stated: a customer confirms only what the page has shown. */
export const SHOWN_FIELD = 'shown'

/**
 * Names the state that the form was drawn from. Repeated presses, also in a second tab that shows the
 * same state, are one statement; a later form makes a new one, even for as many pieces.
 */
export const FORM_FIELD = 'form'

export function shownChoices(choices: readonly PartChoice[]): string {
  return choices.map((it) => it.chosen).join(' ')
}
