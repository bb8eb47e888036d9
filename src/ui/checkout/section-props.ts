import type { DrawnProps } from '../view-props.ts'
import type { CheckoutData, CheckoutHandlers } from './checkout-props.ts'

/** A section's part of the checkout's data. */
export type SectionProps<Data extends object> = DrawnProps<Data, CheckoutHandlers>

export type DetailsProps = SectionProps<ReturnType<typeof detailsData>>
export type DeliveryProps = SectionProps<ReturnType<typeof deliveryData>>
export type FormProps = SectionProps<ReturnType<typeof formData>>
export type PaymentProps = SectionProps<ReturnType<typeof paymentData>>

/** All data except that of the parts next to the form, or below a delivery method. */
export const formData = ({ cart, options, ...data }: CheckoutData) => data

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

function pick<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  return Object.fromEntries(names.map((it) => [it, whole[it]])) as Pick<Whole, Name>
}
