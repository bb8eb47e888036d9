const DETAILS = {
  email: '',
  zipCode: '',
  firstName: '',
  lastName: '',
  careOf: '',
  address: '',
  address2: '',
  city: '',
  phoneNumber: '',
  companyName: '',
  organizationNumber: '',
  reference: '',
  goodsMarking: '',
}

const ADDRESS = {
  firstName: '',
  lastName: '',
  careOf: '',
  address: '',
  address2: '',
  zipCode: '',
  city: '',
  phoneNumber: '',
}

export type CustomerDetails = Readonly<typeof DETAILS>
export type AlternativeAddress = Readonly<typeof ADDRESS>

/** The visitor's input and ticks. No answer of the shop overwrites it. */
export interface TypedCheckout {
  readonly customerDetails: CustomerDetails
  readonly alternativeAddress: AlternativeAddress
  /** Whether the alternative address is used; its input stays if not. */
  readonly hasAlternativeAddress: boolean
  /** The postcode for the delivery price; follows the typed one until a company address sets it. */
  readonly zipCode: string
  readonly orderNote: string
  /** The text in the field; the payload's code is the one that applies. */
  readonly campaignCode: string
  readonly acceptTermsOfCondition: boolean
  readonly acceptNewsletter: boolean
  readonly male: boolean
  readonly female: boolean
  readonly signUp: boolean
}

type SavedByShop = Pick<
  TypedCheckout,
  'customerDetails' | 'zipCode' | 'orderNote' | 'campaignCode' | 'male' | 'female' | 'signUp'
> &
  WithDeliveryAddress

export const NOTHING_TYPED: TypedCheckout = {
  customerDetails: DETAILS,
  alternativeAddress: ADDRESS,
  hasAlternativeAddress: false,
  zipCode: '',
  orderNote: '',
  campaignCode: '',
  acceptTermsOfCondition: false,
  acceptNewsletter: false,
  male: false,
  female: false,
  signUp: false,
}

interface WithDeliveryAddress {
  readonly alternativeAddress?: AlternativeAddress | null | undefined
  readonly showAlternativeAddress?: boolean | undefined
}

/**
 * The alternative delivery address. Clients may send one that is empty except for the country: it is used
 * if they say so, or if any field is filled in.
 */
export function usedAlternative(sent: WithDeliveryAddress): AlternativeAddress | null {
  const { alternativeAddress, showAlternativeAddress } = sent
  const lines = { ...ADDRESS, ...alternativeAddress }
  const isFilled = Object.values(lines).some((it) => it.trim() !== '')
  return showAlternativeAddress || isFilled ? lines : null
}

const PLACE = ['careOf', 'address', 'address2', 'zipCode', 'city']

/** Fills empty fields with the buyer's known data. An address is never combined from two. */
export function fillDetails<Lines extends Partial<CustomerDetails>>(
  typed: Lines,
  saved: Lines,
): Lines {
  const isPlaced = isPlaceTyped(typed)
  const lines = Object.entries(typed).map(([name, line]) => {
    const isOwn = line || (isPlaced && PLACE.includes(name))
    return [name, isOwn ? line : saved[name as keyof Lines]]
  })
  return Object.fromEntries(lines) as Lines
}

export function isPlaceTyped(typed: Partial<CustomerDetails>): boolean {
  return PLACE.some((it) => typed[it as keyof CustomerDetails])
}

/** The initial input of a newly opened checkout. Consent is given each time. */
export function readTyped(saved: SavedByShop): TypedCheckout {
  const { customerDetails, alternativeAddress, zipCode, orderNote, campaignCode } = saved
  const { male, female, signUp } = saved
  return {
    ...NOTHING_TYPED,
    customerDetails: { ...DETAILS, ...customerDetails },
    alternativeAddress: { ...ADDRESS, ...alternativeAddress },
    hasAlternativeAddress: usedAlternative(saved) !== null,
    ...{ zipCode, orderNote, campaignCode, male, female, signUp },
  }
}

/** The text in a field, by its path: `customerDetails-email`. */
export function textAt(typed: Partial<TypedCheckout>, path: string): string {
  const [group = '', name] = path.split('-')
  const value: unknown = Reflect.get(typed, group)
  const line: unknown = name === undefined ? value : Reflect.get(Object(value), name)
  return typeof line === 'string' ? line : ''
}
