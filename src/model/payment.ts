/** How far a payment has come at its provider. */
export type PaymentState =
  | 'pending'
  | 'authorized'
  | 'captured'
  | 'failed'
  | 'cancelled'
  | 'refunded'

/** A payment as its provider describes it. */
export interface PaymentStatus {
  readonly reference: string
  readonly state: PaymentState
  /** What is asked for, authorized, captured or refunded, by the state; minor units. */
  readonly amount: number
  /** Three letters, upper case. */
  readonly currency: string
}
