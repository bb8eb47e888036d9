/**
 * The fields that a provider with its own address form requests of a private buyer, in the order of the
 * form.
 */
export const BUYER_LINES = [
  'email',
  'zipCode',
  'firstName',
  'lastName',
  'address',
  'city',
  'phoneNumber',
] as const

export type BuyerLine = (typeof BUYER_LINES)[number]

export type BuyerAddress = Readonly<Record<BuyerLine, string>>

/** The shop's verdict on an address from a provider. */
export interface AddressVerdict {
  /** Sentences for the buyer, by field; empty if all is valid. */
  readonly faults: Readonly<Partial<Record<BuyerLine, string>>>
  /** The town of the postcode, if it is unambiguous. */
  readonly city?: string
}
