import { proxy, ref } from 'valtio/vanilla'
import type { Checkout } from '../../contract/checkout.ts'
import type { DeliveryOption } from '../../contract/delivery-options.ts'
import type { ChangeKind } from '../../model/checkout.ts'
import { NOTHING_TYPED, type TypedCheckout } from '../../model/typed-checkout.ts'
import type { FieldErrors, Message } from '../../model/validation.ts'

/** What has been chosen and not been answered yet. It is shown in place of the payload's. */
export type Choices = Partial<
  Pick<
    Checkout,
    | 'campaignCode'
    | 'isBusinessCustomer'
    | 'selectedCountry'
    | 'selectedCompanyAddressId'
    | 'selectedDeliveryMethod'
    | 'selectedDeliveryOption'
    | 'selectedPaymentMethod'
    | 'selectedShippingOption'
  >
>

/** What has become of placing the order. */
export interface Submit {
  readonly isSubmitting: boolean
  /** The shop's answer to the order that was placed. */
  readonly result: Checkout | undefined
  /** What was wrong with the last try, by path; stays until the next. */
  readonly errors: FieldErrors
  /** No answer came to the order: it is asked for again, under the same key. */
  readonly isChecking: boolean
}

export interface CheckoutState {
  phase: 'loading' | 'ready' | 'failed'
  failure: Message | undefined
  /** As the shop last answered; replaced whole, never changed. */
  payload: Checkout
  pendingChoices: Readonly<Choices>
  typed: TypedCheckout
  /** While it is not empty nothing can be paid. */
  pending: readonly ChangeKind[]
  /** Whether something has been on its way for longer than 10 s; `stopWaiting` gives it up. */
  isSlow: boolean
  /** Why a change failed: what was chosen before is shown again. */
  failed: Readonly<Partial<Record<ChangeKind, Message>>>
  /** What is wrong now, by path; the first fault of each. */
  errors: FieldErrors
  submit: Submit
  /** The total is another than the visitor saw; ordering again accepts it. */
  needsConfirmation: boolean
  options: readonly DeliveryOption[]
  /** The way to deliver that they belong to; those of another are not shown. */
  optionsFor: string | null | undefined
  optionsPhase: 'idle' | 'loading' | 'ready' | 'failed'
  optionsFailure: Message | undefined
  /** What the shop says beside the options: that the carrier is down, or what it needs to know. */
  optionsNotice: string | undefined
  isOffline: boolean
  /** Why the purchase decision failed; shown 1 s after the failure. */
  decisionError: Message | undefined
}

const NO_PAYLOAD: Checkout = {
  orderId: '',
  authenticated: false,
  isBusinessCustomer: false,
  signUp: false,
  offersSignUp: true,
  selectedCountry: 'SE',
  countries: [],
  customerDetails: { ...NOTHING_TYPED.customerDetails },
  companyAddresses: [],
  deliveryMethods: [],
  paymentMethods: [],
  campaignCode: '',
  orderNote: '',
  acceptTermsOfCondition: false,
  acceptNewsletter: false,
  male: false,
  female: false,
  zipCode: '',
}

export const NOT_SUBMITTED: Submit = {
  isSubmitting: false,
  result: undefined,
  errors: {},
  isChecking: false,
}

const START: CheckoutState = {
  phase: 'loading',
  failure: undefined,
  payload: ref(NO_PAYLOAD),
  pendingChoices: {},
  typed: ref(NOTHING_TYPED),
  pending: [],
  isSlow: false,
  failed: {},
  errors: {},
  submit: NOT_SUBMITTED,
  needsConfirmation: false,
  options: [],
  optionsFor: undefined,
  optionsPhase: 'idle',
  optionsFailure: undefined,
  optionsNotice: undefined,
  isOffline: false,
  decisionError: undefined,
}

/** The visitor's checkout. Only `state/checkout-*` writes to it. */
export const checkoutState = proxy<CheckoutState>({ ...START })

/**
 * As before anybody came here.
 * @internal A page opens one checkout; the page of a test file opens many.
 */
export function resetCheckout(): void {
  Object.assign(checkoutState, START)
}
