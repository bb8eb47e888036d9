import type {
  Checkout,
  CheckoutMethod,
  CheckoutTotals,
  CompanyAddress,
} from '../../../src/contract/checkout.ts'
import { countryName } from '../../../src/i18n/country-names.ts'
import type { Text } from '../../../src/i18n/text.ts'
import { formatPhone } from '../../../src/model/format-phone.ts'
import { withoutVat } from '../../../src/model/without-vat.ts'
import { maySignUp } from '../../account/registration/open-account.ts'
import { sumLines } from '../../cart/costs/sum-lines.ts'
import { CHECKOUT_PATH, PAYMENT_RETURN_PATH } from '../../paths/shop-paths.ts'
import { addressPrefix } from '../../platform/http/request-context.ts'
import { textFor, type Visitor } from '../../platform/http/visitor.ts'
import { namesVat } from '../../platform/shop/vat.ts'
import type { CheckoutContent } from '../current/content.ts'
import { townsOf } from '../current/post-towns.ts'
import { SECOND_PROVIDER } from '../payment/payment-methods.ts'
import { deliveryZip, type OrderTotals } from './calculate-totals.ts'
import { checkoutWords } from './checkout-words.ts'
import type { Offers } from './offers.ts'

export interface QuotedCheckout {
  readonly orderId: string
  readonly content: CheckoutContent
  readonly offers: Offers
  readonly totals?: OrderTotals
  readonly companyAddresses: readonly CompanyAddress[]
}

/** The whole checkout as every call returns it. Checkboxes that must start unticked by law do. */
export function describeCheckout(visitor: Visitor, quoted: QuotedCheckout): Checkout {
  const { orderId, content, totals, companyAddresses } = quoted
  const { customer, canSeePrices, storefront } = visitor
  const prefix = addressPrefix(visitor)
  return {
    ...describeContent(content),
    orderId,
    showAlternativeAddress: Boolean(content.alternativeAddress),
    offersSignUp: maySignUp(visitor),
    authenticated: storefront === 'professional' ? canSeePrices : customer !== undefined,
    countries: listCountries(visitor),
    towns: townsOf(content.selectedCountry, [content.customerDetails, content.alternativeAddress]),
    companyAddresses: [...companyAddresses],
    ...describeMethods(quoted),
    acceptTermsOfCondition: false,
    acceptNewsletter: false,
    words: checkoutWords(visitor),
    newsletterQuestion: textFor(visitor)('checkout.newsletter'),
    totals: totals && canSeePrices ? describeTotals(visitor, content, totals) : null,
    shownTotalAmount: totals && canSeePrices ? totals.total : null,
    ...describeApproval(totals),
    ...describeNotices(content, textFor(visitor)),
    responseUrl: prefix + PAYMENT_RETURN_PATH,
    cancelUrl: prefix + CHECKOUT_PATH,
    redirectUrl: null,
  }
}

/** The delivery and payment methods, and what follows from the selected ones. */
function describeMethods({ content, offers, totals }: QuotedCheckout) {
  const payment = chosen(offers.paymentMethods, content.selectedPaymentMethod)
  const delivery = chosen(offers.deliveryMethods, content.selectedDeliveryMethod)
  const second = offers.paymentMethods.find((it) => it.provider === SECOND_PROVIDER)
  return {
    deliveryMethods: [...offers.deliveryMethods],
    paymentMethods: [...offers.paymentMethods],
    selectedDeliveryOption: totals?.delivery?.option?.id ?? null,
    paymentWidget: null,
    paymentProvider: payment?.provider ?? null,
    secondPaymentProvider: second?.provider ?? null,
    carrier: delivery?.carrier ?? null,
    deliverySettings: delivery
      ? {
          method: delivery.id,
          country: content.selectedCountry,
          zipCode: deliveryZip(content),
        }
      : null,
  }
}

export function receiptPath(visitor: Pick<Visitor, 'storefront' | 'language'>, orderId: string) {
  return `${addressPrefix(visitor)}/order/${encodeURIComponent(orderId)}`
}

function describeContent(content: CheckoutContent) {
  const {
    isAccepted,
    language,
    sessionId,
    toldTotal,
    toldApproval,
    toldGifts,
    toldNotices,
    successor,
    heldSince,
    framed,
    ...rest
  } = content
  const { customerDetails, alternativeAddress, selectedCountry } = rest
  return {
    ...rest,
    customerDetails: withPhone(customerDetails, selectedCountry),
    alternativeAddress: alternativeAddress && withPhone(alternativeAddress, selectedCountry),
  }
}

/** Formats the phone number as people write it: the server can read it back. */
function withPhone<Lines extends { readonly phoneNumber: string }>(
  lines: Lines,
  country: string,
): Lines {
  return { ...lines, phoneNumber: formatPhone(lines.phoneNumber, country) }
}

function describeApproval(totals: OrderTotals | undefined) {
  const { notice = null, approvers = [] } = totals?.approval ?? {}
  return {
    approvalNotice: notice,
    approver: approvers.length === 1 ? (approvers[0] ?? null) : null,
  }
}

function describeNotices({ toldNotices: notices = [] }: CheckoutContent, text: Text) {
  return notices.length > 0 && { notices: notices.map(({ key, values }) => text(key, values)) }
}

function chosen(methods: readonly CheckoutMethod[], id: string | null | undefined) {
  return methods.find((it) => it.id === id)
}

/** The countries that the shop delivers to. */
export function listCountries({ shop, language }: Visitor): { id: string; name: string }[] {
  return Object.keys(shop.delivery.countries).map((id) => ({ id, name: countryName(id, language) }))
}

/** A business gets the lines without VAT on either storefront, and the total with VAT. */
function describeTotals(
  visitor: Visitor,
  { campaignCode, isBusinessCustomer }: CheckoutContent,
  totals: OrderTotals,
): CheckoutTotals {
  const { shop, language, storefront } = visitor
  const isNet = storefront === 'professional' || isBusinessCustomer
  const statedTotals =
    isNet && storefront === 'sport' ? withoutVat(totals, totals.delivery) : totals
  const money = (amount: number) => shop.money(amount, language)
  const { itemsTotal, rows, delivery, deliveryTotal, discountTotal, total, vatTotal } = statedTotals
  return {
    rows: sumLines(visitor, {
      ...{ itemsTotal, discountTotal, campaignCode, includesVat: !isNet },
      fees: rows.filter(({ kind }) => kind === 'fee' || kind === 'service'),
      delivery: delivery && { name: delivery.name, total: deliveryTotal },
    }),
    total: money(total),
    totalAmount: total,
    ...(namesVat(shop, { vatTotal, includesVat: !isNet }) && { vat: money(vatTotal) }),
    vatAmount: vatTotal,
    includesVat: !isNet,
  }
}
