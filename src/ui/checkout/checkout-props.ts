import type { ChangeKind } from '../../model/checkout.ts'
import type { Language } from '../../model/language.ts'
import type { SavedAddress } from '../../model/saved-address.ts'
import type { Storefront } from '../../model/storefront.ts'
import type { TypedCheckout } from '../../model/typed-checkout.ts'
import type { Message } from '../../model/validation.ts'
import type { RemovedRow, Row, RowActions, RowWork } from '../cart-rows/row.ts'
import type { FrameListener } from '../payment-frame/frame-conversation.ts'
import type { DrawnProps } from '../view-props.ts'
import type { Fault } from './error-summary.tsx'
import type { OfferedOptions } from './offered-options.ts'
import type { TotalsProps } from './totals.tsx'

/** The form that the controls outside it belong to. */
export const FORM_ID = 'checkout-form'

/** A delivery or payment method. */
interface CheckoutMethod {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly formattedPrice: string
  readonly description?: string | undefined
  readonly arrival?: string | undefined
  readonly carrier?: string | undefined
  readonly provider?: string | undefined
}

/** A payment provider's form in the page, and the fields that it asks for. */
interface CheckoutWidget {
  readonly id: string
  readonly responseString?: string | null | undefined
  readonly amount?: number | undefined
  readonly currency?: string | undefined
  readonly updatesAmount?: boolean | undefined
  readonly displayCustomerDetails?: boolean
  readonly displayDeliveryMethods?: boolean
}

/** The facts of the shop's answer. */
interface CheckoutFacts {
  readonly orderId: string
  readonly authenticated: boolean
  readonly isBusinessCustomer: boolean
  readonly offersSignUp: boolean
  /** Newer than the page's own text. */
  readonly newsletterQuestion?: string | null | undefined
  readonly selectedCountry: string
  readonly countries: readonly { readonly id: string; readonly name: string }[]
  readonly companyAddresses: readonly SavedAddress[]
  readonly selectedCompanyAddressId?: string | null | undefined
  /** The carrier of the whole delivery, unless a delivery method names its own. */
  readonly carrier?: string | null | undefined
  readonly deliveryMethods: readonly CheckoutMethod[]
  readonly selectedDeliveryMethod?: string | null | undefined
  readonly selectedDeliveryOption?: string | null | undefined
  readonly paymentMethods: readonly CheckoutMethod[]
  readonly selectedPaymentMethod?: string | null | undefined
  readonly paymentWidget?: CheckoutWidget | null | undefined
  readonly paymentProvider?: string | null | undefined
  /** The code that applies. */
  readonly campaignCode: string
  readonly notices?: readonly string[] | undefined
  /** Why the order will wait for an approver, for whom and until when. */
  readonly approvalNotice?: string | null | undefined
  /** The company's only approver. */
  readonly approver?: string | null | undefined
  readonly totals?: (TotalsProps['totals'] & { readonly totalAmount: number }) | null | undefined
}

/** The rows of the order. */
interface CheckoutRows {
  readonly rows: readonly Row[]
  readonly works: Readonly<Record<string, RowWork>>
  readonly removed: readonly RemovedRow[]
  readonly notices: readonly string[] | undefined
  readonly isAuthenticated: boolean
  /** The shop's text above the prices, such as whether they include VAT. */
  readonly abovePriceText: string | undefined
  readonly currency: string | undefined
  readonly language: Language
}

export interface CheckoutData {
  readonly screen: 'loading' | 'failed' | 'loggedOut' | 'empty' | 'form'
  /** Why the checkout could not be loaded. */
  readonly failure: Message | undefined
  readonly facts: CheckoutFacts
  readonly typed: TypedCheckout
  /** The errors of the fields as sentences, by path. */
  readonly errors: Readonly<Record<string, string>>
  /** The errors of the last attempt that have not been corrected since. */
  readonly faults: {
    /** Above the form if a field has to be corrected, otherwise next to the order button. */
    readonly place: 'top' | 'order'
    readonly list: readonly Fault[]
    /** Counts the attempts since the page was loaded. */
    readonly attempt: number
  }
  readonly options: OfferedOptions
  /** While a change is on its way to the shop, no sum is shown and nothing can be paid. */
  readonly pending: readonly ChangeKind[]
  /** Changes that the shop has refused, with the reason. */
  readonly failed: Readonly<Partial<Record<ChangeKind, string>>>
  readonly order: 'open' | 'placing' | 'placed'
  readonly waits: readonly ('offline' | 'checking' | 'slow')[]
  /** Why the decision on the purchase failed. */
  readonly decisionError: string | undefined
  readonly cart: CheckoutRows
  readonly storefront: Storefront
  readonly termsUrl: string | undefined
  readonly loginUrl: string | undefined
  readonly shopUrl: string
  readonly shopLabel: string | undefined
}

export interface CheckoutHandlers {
  readonly type: (path: string, value: string | boolean) => void
  readonly leave: (path: string) => void
  readonly switchKind: (kind: 'private' | 'business') => void
  readonly chooseCountry: (id: string) => void
  /** Without an id, the visitor types an address. */
  readonly chooseCompanyAddress: (id: string | null) => void
  readonly chooseDelivery: (id: string) => void
  readonly chooseOption: (id: string) => void
  readonly choosePayment: (id: string) => void
  readonly applyCode: () => void
  readonly placeOrder: () => void
  readonly reload: () => void
  readonly retryChange: (kind: ChangeKind) => void
  readonly retryOptions: () => void
  readonly retryPayment: () => void
  readonly stopWaiting: () => void
  readonly rows: RowActions
  readonly frame: FrameListener
}

export type CheckoutProps = DrawnProps<CheckoutData, CheckoutHandlers>

/** A checkout in its initial state. */
export const UNTOUCHED = {
  failure: undefined,
  pending: [],
  failed: {},
  order: 'open',
  waits: [],
  decisionError: undefined,
} as const satisfies Partial<CheckoutData>

/** The data of a checkout. Keeps one order of properties, because a view's mark depends on it. */
export function checkoutData(data: CheckoutData): CheckoutData {
  const { screen, failure, facts, typed, errors, faults, options, pending, failed } = data
  const { order, waits, decisionError, cart, storefront, termsUrl, loginUrl, shopUrl, shopLabel } =
    data
  return {
    ...{ screen, failure, facts: factsOf(facts), typed, errors, faults, options, pending, failed },
    ...{ order, waits, decisionError, cart, storefront, termsUrl, loginUrl, shopUrl, shopLabel },
  }
}

function factsOf(all: CheckoutFacts): CheckoutFacts {
  const { orderId, authenticated, isBusinessCustomer, offersSignUp, selectedCountry } = all
  const { countries, companyAddresses, selectedCompanyAddressId, deliveryMethods } = all
  const { selectedDeliveryMethod, selectedDeliveryOption, paymentMethods } = all
  const { selectedPaymentMethod, paymentWidget, paymentProvider, campaignCode } = all
  const { notices, approvalNotice, approver, totals, carrier, newsletterQuestion } = all
  return {
    ...{ orderId, authenticated, isBusinessCustomer, offersSignUp, selectedCountry },
    ...{ countries, companyAddresses, selectedCompanyAddressId, deliveryMethods },
    ...{ selectedDeliveryMethod, selectedDeliveryOption, paymentMethods },
    ...{ selectedPaymentMethod, paymentWidget, paymentProvider, campaignCode },
    ...{ notices, approvalNotice, approver, totals, carrier, newsletterQuestion },
  }
}
