import type { DrawnProps } from '../view-props.ts'
import type { CheckoutData, CheckoutHandlers } from './checkout-props.ts'

/** What a section gets: the part of the checkout's data that it is drawn from. */
export type SectionProps<Data extends object> = DrawnProps<Data, CheckoutHandlers>

export type DetailsProps = SectionProps<ReturnType<typeof detailsData>>
export type DeliveryProps = SectionProps<ReturnType<typeof deliveryData>>
export type PaymentProps = SectionProps<ReturnType<typeof paymentData>>
export type OrderProps = SectionProps<ReturnType<typeof orderData>>

export type IntroProps = SectionProps<ReturnType<typeof introData>>
export type SideTotalProps = SectionProps<ReturnType<typeof sideTotalData>>

export const introData = (data: CheckoutData) => ({
  ...pick(data, ['storefront', 'loginUrl']),
  facts: pick(data.facts, ['authenticated', 'isBusinessCustomer', 'orderId', 'totals']),
})

export const sideTotalData = (data: CheckoutData) => ({
  ...pick(data, ['pending']),
  facts: pick(data.facts, ['totals']),
})

export const detailsData = (data: CheckoutData) => ({
  ...pick(data, ['errors', 'failed']),
  facts: pick(data.facts, [
    'authenticated',
    'isBusinessCustomer',
    'selectedCountry',
    'countries',
    'companyAddresses',
    'selectedCompanyAddressId',
    'paymentWidget',
  ]),
  typed: pick(data.typed, ['customerDetails', 'alternativeAddress', 'hasAlternativeAddress']),
})

export const deliveryData = (data: CheckoutData) => ({
  ...pick(data, ['errors', 'failed', 'options']),
  facts: pick(data.facts, [
    'carrier',
    'deliveryMethods',
    'selectedDeliveryMethod',
    'selectedDeliveryOption',
    'paymentWidget',
  ]),
  typed: pick(data.typed, ['orderNote']),
})

export const paymentData = (data: CheckoutData) => ({
  ...pick(data, ['errors', 'failed']),
  facts: pick(data.facts, ['paymentMethods', 'selectedPaymentMethod']),
})

export const orderData = (data: CheckoutData) => ({
  ...pick(data, ['errors', 'failed', 'faults', 'waits', 'pending', 'order']),
  ...pick(data, ['decisionError', 'termsUrl']),
  facts: pick(data.facts, [
    'authenticated',
    'isBusinessCustomer',
    'offersSignUp',
    'paymentMethods',
    'selectedPaymentMethod',
    'paymentWidget',
    'paymentProvider',
    'approvalNotice',
    'totals',
  ]),
  typed: pick(data.typed, [
    'acceptTermsOfCondition',
    'acceptNewsletter',
    'female',
    'male',
    'signUp',
  ]),
})

function pick<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  return Object.fromEntries(names.map((it) => [it, whole[it]])) as Pick<Whole, Name>
}
