import { formatMoney } from '../../../../src/i18n/money.ts'
import type { PaymentState } from '../../../../src/model/payment.ts'
import type { PurchaseChoices } from '../../../../src/model/purchase.ts'
import { defaultText } from '../../../platform/texts/server-text.ts'
import type { SandboxPayment } from './sandbox-store.ts'

/** The payment as its frame shows it; read again after each `resume`. */
export interface SessionView {
  readonly state: PaymentState
  readonly isIdentified: boolean
  /** In minor units; sent back as the amount that the buyer saw. */
  readonly amount: number
  readonly sum: string
  /** The words on the button: they alone say that it costs (CRD 8(2)). */
  readonly button: string
  /** What to say when this amount takes the place of another. */
  readonly changed: string
  readonly rows: readonly { readonly name: string; readonly sum: string }[]
  /** Where to and how it is delivered; absent where that is not chosen here. */
  readonly choices: PurchaseChoices | undefined
  /** How many rows are not listed, in words. */
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
