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

/**
 * What a checkout stores between two calls: the choices, the typed fields and what the visitor was
 * shown.
 */
export interface CheckoutContent extends StoredFields {
  /**
   * Whether the terms were accepted in the last request; the page draws their box unticked all the
   * same.
   */
  readonly isAccepted: boolean
  readonly language: Language
  /** The session of the visitor who sent it last. */
  readonly sessionId: string
  /** The address typed in the form of a provider that asks for it itself. */
  readonly framed?: { readonly provider: string; readonly address: BuyerAddress }
  /** The last displayed total, in öre. */
  readonly toldTotal?: number
  /** Whether the last response said that the order needs an approver. */
  readonly toldApproval?: boolean
  /** Article numbers of the last displayed gifts. */
  readonly toldGifts?: readonly string[]
  /** The last displayed notices of changes that the visitor did not ask for. */
  readonly toldNotices?: readonly Message[]
  /** Since when its stock has been held without a pause, by this order and those it replaces. */
  readonly heldSince?: number
  /** The checkout that received the items when the order was cancelled. */
  readonly successor?: string
}

export function readContent(json: string): CheckoutContent {
  return JSON.parse(json) as CheckoutContent
}

/** The fields that affect costs or where the buyer pays: a change of one makes it another order. */
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

/** Takes over the fields that a visitor may change; ignores everything else that was sent. */
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
 * The content that an order is placed with. A client that sends no place or time of delivery gets the
 * earlier choice, or else the first offer.
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

/** The address typed in a provider's form applies as long as that provider is selected. */
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

/** A phone number equal to the stored one stays the same number when the country changes. */
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

/** The details of a buyer who typed them in a provider's form: they replace those of the page. */
export function withFramed(
  { customerDetails }: Pick<CheckoutContent, 'customerDetails'>,
  address: BuyerAddress,
): Details {
  const lines = { ...customerDetails, ...address, careOf: '', address2: '' }
  return { customerDetails: lines, alternativeAddress: null }
}
