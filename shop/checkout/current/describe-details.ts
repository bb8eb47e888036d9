import type { CompanyAddress } from '../../../src/contract/checkout.ts'
import type {
  OrderAddress,
  OrderDelivery,
  OrderDetails,
  OrderPayment,
} from '../../../src/model/order.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { CheckoutContent } from './content.ts'

export interface OrderSources {
  readonly content: CheckoutContent
  readonly companyAddresses: readonly CompanyAddress[]
  readonly delivery: OrderDelivery
  readonly payment: OrderPayment
}

/** What an order keeps of the checkout; a logged-in company keeps its registered name. */
export function describeDetails({ company }: Visitor, sources: OrderSources): OrderDetails {
  const { content, delivery, payment } = sources
  const { isBusinessCustomer: isBusiness, customerDetails: typed } = content
  const organizationNumber = company?.organizationNumber ?? typed.organizationNumber
  return {
    isBusiness,
    ...describeAddresses(company?.name ?? typed.companyName, sources),
    ...(isBusiness && { organizationNumber }),
    reference: isBusiness ? typed.reference : '',
    goodsMarking: typed.goodsMarking,
    orderNote: content.orderNote,
    campaignCode: content.campaignCode,
    deliveryMethod: delivery,
    paymentMethod: payment,
  }
}

function describeAddresses(
  companyName: string,
  { content, companyAddresses }: OrderSources,
): { readonly billing: OrderAddress; readonly delivery: OrderAddress } {
  const { customerDetails: typed, alternativeAddress, selectedCountry: country } = content
  const name = {
    firstName: typed.firstName,
    lastName: typed.lastName,
    ...(content.isBusinessCustomer && { companyName }),
  }
  const own = { ...name, ...lines(typed), country }
  const saved = companyAddresses.find((it) => it.systemId === content.selectedCompanyAddressId)
  const bill = saved && companyAddresses.find((it) => it.addressType === 'Billing')
  const billing = bill ? { ...name, ...lines(bill), country: bill.country } : undefined
  const shipping = saved ? { ...name, ...lines(saved), country: saved.country } : own
  const phoneNumber = typed.phoneNumber
  return {
    billing: { ...(billing ?? shipping), phoneNumber },
    delivery: alternativeAddress
      ? {
          ...lines(alternativeAddress),
          firstName: alternativeAddress.firstName,
          lastName: alternativeAddress.lastName,
          country,
          phoneNumber: alternativeAddress.phoneNumber || phoneNumber,
        }
      : { ...shipping, phoneNumber },
  }
}

type Lines = Omit<OrderAddress, 'firstName' | 'lastName' | 'companyName' | 'country'>

function lines({ careOf, address, address2, zipCode, city, phoneNumber }: Lines): Lines {
  return { careOf, address, address2, zipCode, city, phoneNumber }
}
