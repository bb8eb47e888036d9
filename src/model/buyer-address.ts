/** What a provider that owns the address form asks a private buyer for, in the order of the form. */
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
  /** Sentences for the buyer, by line; none where all is right. */
  readonly faults: Readonly<Partial<Record<BuyerLine, string>>>
  /** The town of the postcode, where that leaves no doubt. */
  readonly city?: string
}
