import { proxy, ref } from 'valtio/vanilla'
import type { Checkout } from '../../contract/checkout.ts'
import type { DeliveryOption } from '../../contract/delivery-options.ts'
import type { ChangeKind } from '../../model/checkout.ts'
import { NOTHING_TYPED, type TypedCheckout } from '../../model/typed-checkout.ts'
import type { FieldErrors, Message } from '../../model/validation.ts'

/** The choices that the shop has not answered yet. They are displayed in place of the payload's. */
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

/** The state of placing the order. */
export interface Submit {
  readonly isSubmitting: boolean
  /** The shop's answer to the placed order. */
  readonly result: Checkout | undefined
  /** The errors of the last attempt, by path; they stay until the next one. */
  readonly errors: FieldErrors
  /** The order has received no answer: it is sent again, with the same key. */
  readonly isChecking: boolean
}

export interface CheckoutState {
  phase: 'loading' | 'ready' | 'failed'
  failure: Message | undefined
  /** As the shop last answered; replaced as a whole, never mutated. */
  payload: Checkout
  pendingChoices: Readonly<Choices>
  typed: TypedCheckout
  /** Nothing can be paid until it is empty. */
  pending: readonly ChangeKind[]
  /** Whether a call has been running for more than 10 s; `stopWaiting` cancels it. */
  isSlow: boolean
  /** Why a change failed: the former choice is displayed again. */
  failed: Readonly<Partial<Record<ChangeKind, Message>>>
  /** The current errors, by path; the first one of each. */
  errors: FieldErrors
  submit: Submit
  /** The total differs from the one that the visitor saw; ordering again accepts it. */
  needsConfirmation: boolean
  options: readonly DeliveryOption[]
  /** The delivery method of the options; those of another one are not displayed. */
  optionsFor: string | null | undefined
  optionsPhase: 'idle' | 'loading' | 'ready' | 'failed'
  optionsFailure: Message | undefined
  /** The shop's message about the options: the carrier is unavailable, or needs more data. */
  optionsNotice: string | undefined
  isOffline: boolean
  /** Why the decision on the purchase failed; displayed 1 s after the failure. */
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

/** Restores the initial state. @internal A page opens one checkout; the page of a test file opens many. */
export function resetCheckout(): void {
  Object.assign(checkoutState, START)
}
