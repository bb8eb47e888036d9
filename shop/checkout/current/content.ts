import type { Checkout } from '../../../src/contract/checkout.ts'
import type { BuyerAddress } from '../../../src/model/buyer-address.ts'
import { formatPhone, reformatPhone } from '../../../src/model/format-phone.ts'
import type { Language } from '../../../src/model/language.ts'
import { tidyLines, tidyText } from '../../../src/model/tidy-checkout.ts'
import { usedAlternative } from '../../../src/model/typed-checkout.ts'
import type { Message } from '../../../src/model/validation.ts'
import { FIRST_OPTION_ID } from '../../delivery/list-options.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { providerOf } from '../payment/payment-methods.ts'

type StoredFields = Pick<
  Checkout,
  | 'isBusinessCustomer'
  | 'signUp'
  | 'selectedCountry'
  | 'customerDetails'
  | 'alternativeAddress'
  | 'selectedCompanyAddressId'
  | 'selectedDeliveryMethod'
  | 'selectedDeliveryOption'
  | 'selectedPaymentMethod'
  | 'selectedShippingOption'
  | 'campaignCode'
  | 'orderNote'
  | 'male'
  | 'female'
  | 'zipCode'
>

/** What a checkout keeps between two calls: what was chosen and typed, and what the visitor was shown. */
export interface CheckoutContent extends StoredFields {
  /** Whether the terms were accepted when it was last sent; they are shown unaccepted all the same. */
  readonly isAccepted: boolean
  readonly language: Language
  /** Of the visitor who sent it last. */
  readonly sessionId: string
  /** What was typed in the form of a provider that asks for the address itself. */
  readonly framed?: { readonly provider: string; readonly address: BuyerAddress }
  /** The total that was last shown, in öre. */
  readonly toldTotal?: number
  /** Whether it was last said that an approver decides about it. */
  readonly toldApproval?: boolean
  /** Numbers of the gifts that were last shown. */
  readonly toldGifts?: readonly string[]
  /** What was last said to have changed without being asked. */
  readonly toldNotices?: readonly Message[]
  /** Since when its goods have been held without a pause, in this order and those it follows. */
  readonly heldSince?: number
  /** The checkout that the goods went to when the order was given up. */
  readonly successor?: string
}

export function readContent(json: string): CheckoutContent {
  return JSON.parse(json) as CheckoutContent
}

/** What decides the money or where it is paid: a change of it makes another order. */
const DECISIVE = [
  'isBusinessCustomer',
  'selectedCountry',
  'selectedCompanyAddressId',
  'selectedDeliveryMethod',
  'selectedDeliveryOption',
  'selectedPaymentMethod',
  'campaignCode',
] as const satisfies readonly (keyof CheckoutContent)[]

export function isSameBuy(a: CheckoutContent, b: CheckoutContent): boolean {
  return DECISIVE.every((it) => (a[it] ?? '') === (b[it] ?? ''))
}

/** Takes over what a visitor may decide; everything else that was sent is the server's own business. */
export function mergeSent(
  content: CheckoutContent,
  sent: Checkout,
  { storefront, company, language, session }: Visitor,
): CheckoutContent {
  const { selectedCountry } = sent
  const isBusiness = storefront === 'professional' ? company !== undefined : sent.isBusinessCustomer
  return {
    ...content,
    isBusinessCustomer: isBusiness,
    signUp: sent.signUp,
    selectedCountry,
    ...mergeDetails(content, sent, isBusiness),
    selectedCompanyAddressId: (isBusiness && sent.selectedCompanyAddressId) || null,
    selectedDeliveryMethod: sent.selectedDeliveryMethod || null,
    selectedDeliveryOption: sent.selectedDeliveryOption || null,
    selectedPaymentMethod: sent.selectedPaymentMethod || null,
    selectedShippingOption: sent.selectedShippingOption ?? null,
    orderNote: tidyText(sent.orderNote),
    male: sent.male,
    female: sent.female,
    zipCode: tidyText(sent.zipCode),
    isAccepted: sent.acceptTermsOfCondition,
    language,
    sessionId: session?.id ?? content.sessionId,
  }
}

/**
 * What an order is placed by. A client that says nothing of places and times takes what was chosen
 * before, else the first there is.
 */
export function mergePlaced(
  content: CheckoutContent,
  sent: Checkout,
  visitor: Visitor,
): CheckoutContent {
  const merged = mergeSent(content, sent, visitor)
  if (sent.selectedDeliveryOption !== undefined) return merged
  const isSameWay = content.selectedDeliveryMethod === merged.selectedDeliveryMethod
  const chosen = isSameWay ? content.selectedDeliveryOption : null
  return { ...merged, selectedDeliveryOption: chosen || FIRST_OPTION_ID }
}

type Details = Pick<CheckoutContent, 'customerDetails' | 'alternativeAddress'>

/** What was typed in a provider's form stands for as long as that provider is the chosen one. */
function mergeDetails(content: CheckoutContent, sent: Checkout, isBusiness: boolean): Details {
  const { framed } = content
  const isFramed = framed?.provider === providerOf(sent.selectedPaymentMethod)
  if (framed && isFramed && !isBusiness) return withFramed(content, framed.address)
  const { selectedCountry: country } = sent
  const from = content.selectedCountry
  const alternativeAddress = usedAlternative(sent)
  return {
    customerDetails: readLines(sent.customerDetails, content.customerDetails, { from, country }),
    alternativeAddress:
      alternativeAddress &&
      readLines(alternativeAddress, content.alternativeAddress, { from, country }),
  }
}

type Lines = Readonly<Record<string, string>> & { readonly phoneNumber: string }

/** A number that is the one that is kept stays what it is in another country. */
function readLines<Form extends Lines>(
  typed: Form,
  kept: Lines | null | undefined,
  { from, country }: { readonly from: string; readonly country: string },
): Form {
  const keptPhone = kept?.phoneNumber ?? ''
  const isSame =
    keptPhone !== '' &&
    reformatPhone(typed.phoneNumber, from, from) === formatPhone(keptPhone, from)
  return tidyLines(isSame ? { ...typed, phoneNumber: keptPhone } : typed, country)
}

/** The details of a checkout whose buyer has typed them in a provider's form: the page's do not count. */
export function withFramed(
  { customerDetails }: Pick<CheckoutContent, 'customerDetails'>,
  address: BuyerAddress,
): Details {
  const lines = { ...customerDetails, ...address, careOf: '', address2: '' }
  return { customerDetails: lines, alternativeAddress: null }
}
