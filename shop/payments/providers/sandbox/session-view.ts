import { formatMoney } from '../../../../src/i18n/money.ts'
import type { PaymentState } from '../../../../src/model/payment.ts'
import type { PurchaseChoices } from '../../../../src/model/purchase.ts'
import { defaultText } from '../../../platform/texts/server-text.ts'
import type { SandboxPayment } from './sandbox-store.ts'

/** The payment as its frame shows it; the frame reads it again after each `resume`. */
export interface SessionView {
  readonly state: PaymentState
  readonly isIdentified: boolean
  /** In minor units; the frame sends it back as the amount that the buyer saw. */
  readonly amount: number
  readonly sum: string
  /** The button's text, which has to say that pressing it costs money (CRD 8(2)). */
  readonly button: string
  /** The message if this amount replaces another one. */
  readonly changed: string
  readonly rows: readonly { readonly name: string; readonly sum: string }[]
  /** Country and delivery method; absent if the buyer cannot choose them in the frame. */
  readonly choices: PurchaseChoices | undefined
  /** A text with the number of rows that are not listed. */
  readonly more: string
}

const MAX_ROWS = 8

export function viewSession({ state, amount, currency, content }: SandboxPayment): SessionView {
  const t = defaultText(content.language)
  const money = (minor: number) => formatMoney(minor, currency, content.language)
  const sum = money(amount)
  const left = content.rows.length - MAX_ROWS
  return {
    state,
    isIdentified: content.isIdentified,
    amount,
    sum,
    button: t('pay.button', { sum }),
    changed: t('pay.changed', { sum }),
    rows: content.rows.slice(0, MAX_ROWS).map(({ name, quantity, total }) => ({
      name: quantity === 1 ? name : `${quantity} × ${name}`,
      sum: money(total),
    })),
    choices: content.choices,
    more: left > 0 ? t('pay.more', { n: left }) : '',
  }
}
