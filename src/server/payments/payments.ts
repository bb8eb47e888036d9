import type { Db } from '../platform/db/schema.ts'
import type { Signer } from '../platform/signer.ts'
import type { PaymentProvider } from '../sales/checkout/payment.ts'
import type { Origins } from './origins.ts'

/** What every step of a payment needs. */
export interface Payments {
  readonly db: Db
  /** By id; the order is that of the methods in the checkout. */
  readonly providers: ReadonlyMap<string, PaymentProvider>
  readonly origins: () => Origins
  readonly signer: Signer
  readonly now: () => number
  /** Where errors that nobody sees are logged. */
  readonly report: (error: unknown, what: string) => void
}
