import { addressRules, filled, nameRules, phone, reading } from './address-rules.ts'
import { readOrganizationNumber } from './organization-number.ts'
import { accepted, email, type Rules } from './validation.ts'

/** The maximum length of an order note and of a goods marking. */
export const MAX_NOTE_LENGTH = 500

interface FrameMethod {
  readonly paymentWidget?:
    | { readonly displayCustomerDetails?: boolean; readonly displayDeliveryMethods?: boolean }
    | null
    | undefined
}

/** Whether the checkout asks for buyer and address; some providers ask for them in their widget. */
export function asksForDetails({ paymentWidget }: FrameMethod): boolean {
  return paymentWidget?.displayCustomerDetails !== false
}

/** Whether the checkout asks for the delivery method; otherwise the payment widget does. */
export function asksForDelivery({ paymentWidget }: FrameMethod): boolean {
  return paymentWidget?.displayDeliveryMethods !== false
}

/** The values that decide which fields of a checkout are required. */
export interface CheckoutForm extends FrameMethod {
  readonly isBusinessCustomer?: boolean
  /** A company that is known by its login need not type its name or number. */
  readonly isRegisteredCompany?: boolean
  readonly selectedCountry?: string
  readonly selectedCompanyAddressId?: string | null | undefined
  readonly alternativeAddress?: object | null | undefined
  /** Of the chosen delivery method; `pickup` and `slot` require one of the carrier's options. */
  readonly deliverySettings?: { readonly method?: unknown } | null | undefined
}

/**
 * The rules of a checkout before it is placed, by field path: `customerDetails-email`. Browser and server
 * share them.
 */
export function checkoutRules(form: CheckoutForm): Rules {
  const country = form.selectedCountry ?? 'SE'
  return {
    ...(asksForDetails(form) && detailRules(form, country)),
    ...(asksForDelivery(form) && deliveryRules(form)),
    selectedPaymentMethod: [filled('checkout.payment.missing')],
    acceptTermsOfCondition: [accepted('checkout.terms.missing')],
  }
}

function detailRules(form: CheckoutForm, country: string): Rules {
  return {
    'customerDetails-email': [filled('checkout.email.missing'), email()],
    ...(form.isBusinessCustomer && !form.isRegisteredCompany && companyRules(country)),
    ...nameRules('customerDetails-'),
    ...(form.selectedCompanyAddressId ? {} : addressRules('customerDetails-', country)),
    'customerDetails-phoneNumber': [filled('checkout.phone.missing'), phone(country)],
    ...(form.alternativeAddress && {
      ...nameRules('alternativeAddress-'),
      ...addressRules('alternativeAddress-', country),
      'alternativeAddress-phoneNumber': [phone(country)],
    }),
  }
}

function deliveryRules({ deliverySettings }: CheckoutForm): Rules {
  const missing = { pickup: 'checkout.option.missing', slot: 'checkout.slot.missing' }[
    String(deliverySettings?.method)
  ]
  return {
    selectedDeliveryMethod: [filled('checkout.delivery.missing')],
    ...(missing && { selectedDeliveryOption: [filled(missing)] }),
  }
}

function companyRules(country: string): Rules {
  return {
    'customerDetails-companyName': [filled('checkout.company.missing')],
    'customerDetails-organizationNumber': [
      filled('checkout.orgnumber.missing'),
      reading((typed) => readOrganizationNumber(typed, country)),
    ],
  }
}

export interface FramedWidget {
  readonly id: string
  readonly responseString?: string | null | undefined
  readonly amount?: number | undefined
  readonly currency?: string | undefined
  /** The frame updates its amount itself once it is resumed; its input stays. */
  readonly updatesAmount?: boolean | undefined
}

/** The content of a provider's frame: the frame is replaced if, and only if, this changes. */
export function framedContent(widget: FramedWidget): string {
  const { id, responseString, amount, currency, updatesAmount } = widget
  const sum = updatesAmount ? [] : [amount, currency]
  return JSON.stringify([id, responseString, ...sum])
}

/** The kind of a pending change. `customer`: buyer and address; `cart`: changed rows. */
export type ChangeKind =
  | 'country'
  | 'delivery'
  | 'option'
  | 'payment'
  | 'code'
  | 'customer'
  | 'marking'
  | 'cart'
