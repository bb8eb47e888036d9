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
  /** The button's text, which has to say that pressing it costs money (CRD 8(2)). */
  readonly button: string
  /** The message if this amount replaces another one. */
  readonly changed: string
  /** Country and delivery method; absent if the buyer cannot choose them in the frame. */
  readonly choices: PurchaseChoices | undefined
}

export function viewSession({ state, amount, currency, content }: SandboxPayment): SessionView {
  const t = defaultText(content.language)
  const sum = formatMoney(amount, currency, content.language)
  return {
    state,
    isIdentified: content.isIdentified,
    amount,
    button: t('pay.button', { sum }),
    changed: t('pay.changed', { sum }),
    choices: content.choices,
  }
}
