import { addressRules, filled, nameRules, phone, reading } from './address-rules.ts'
import { readOrganizationNumber } from './organization-number.ts'
import { accepted, email, type Rules } from './validation.ts'

/** Most characters of an order note and of a goods marking. */
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
  /** A company that the shop knows by its login needs no name or number typed. */
  readonly isRegisteredCompany?: boolean
  readonly selectedCountry?: string
  readonly selectedCompanyAddressId?: string | null | undefined
  readonly alternativeAddress?: object | null | undefined
  /** Of the chosen way to deliver; `pickup` and `slot` need one of the carrier's options chosen. */
  readonly deliverySettings?: { readonly method?: unknown } | null | undefined
}

/**
 * The rules of a checkout before it is placed, by field path: `customerDetails-email`. The
 * browser and the server ask the same.
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
  const needsOption = ['pickup', 'slot'].includes(String(deliverySettings?.method))
  return {
    selectedDeliveryMethod: [filled('checkout.delivery.missing')],
    ...(needsOption && { selectedDeliveryOption: [filled('checkout.option.missing')] }),
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
  /** The frame shows another amount by itself once it is resumed; what is typed in it stays. */
  readonly updatesAmount?: boolean | undefined
}

/** What a provider's frame shows: it is replaced when that is another, and only then. */
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
