/** How far a payment has progressed at its provider. */
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
  /**
   * The amount that is requested, authorized, captured or refunded, depending on the state; in minor units.
   */
  readonly amount: number
  /** Three letters, upper case. */
  readonly currency: string
}
