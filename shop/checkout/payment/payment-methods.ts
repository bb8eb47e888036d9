import type { CheckoutMethod } from '../../../src/contract/checkout.ts'
import type { Language } from '../../../src/model/language.ts'
import { BANK_TRANSFER, INVOICE } from '../../orders/receipt/due-date.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'

/** Providers with a frame in the page: their calls have the id in the path. */
export const EMBEDDED_IDS = ['sandpay', 'sandpart', 'klarna', 'wallet'] as const

/** The providers that are always available. */
const BUILT_IN_PROVIDERS = ['sandpay', 'sandpart'] as const
/** The provider whose purchase decisions arrive by `make…PurchaseDecision`. */
export const SECOND_PROVIDER = 'sandpart'

type WayId = keyof ShopFacts['payments']

interface Way {
  readonly id: WayId
  readonly provider?: string
  readonly isCredit?: boolean
  /** Only for buyers whom the shop has approved. */
  readonly isForKnown?: boolean
  /** The only country whose buyers can use it, whatever the shop's file says. */
  readonly country?: string
}

/** In the displayed order: methods without credit come first (Swedish law, SFS 2020:247). */
const WAYS: readonly Way[] = [
  { id: INVOICE, isForKnown: true },
  { id: 'card', provider: 'sandpay' },
  { id: 'stripe-card', provider: 'stripe' },
  { id: 'stripe-swish', provider: 'swish', country: 'SE' },
  { id: 'stripe-wallet', provider: 'wallet' },
  { id: BANK_TRANSFER },
  { id: 'klarna', provider: 'klarna', isCredit: true },
  { id: 'account', provider: 'sandpart', isCredit: true },
]

type Open = Pick<PaymentMethodContext, 'providers' | 'takesTransfers'>

function isOpen(
  { provider }: Way,
  { providers = BUILT_IN_PROVIDERS, takesTransfers = true }: Open,
): boolean {
  return provider === undefined ? takesTransfers : providers.includes(provider)
}

/** Payment methods in the shop's file that no provider serves, and whether another method is open. */
export function idleWays(
  { payments }: Pick<ShopFacts, 'payments'>,
  open: Open,
): { readonly idle: readonly string[]; readonly canBePaid: boolean } {
  const named = WAYS.filter(({ id }) => payments[id] !== undefined)
  const idle = named.filter((it) => !isOpen(it, open)).map(({ id }) => id)
  return { idle, canBePaid: idle.length < named.length }
}

/** The provider of a payment method; undefined for the shop's own. */
export function providerOf(method: string | null | undefined): string | undefined {
  return WAYS.find(({ id }) => id === method)?.provider
}

export interface PaymentMethodContext {
  readonly isBusiness: boolean
  /** Whether the shop sends this buyer its own invoice. */
  readonly mayInvoice: boolean
  /** Two letters, in upper case. */
  readonly country: string
  readonly providers?: readonly string[] | undefined
  readonly takesTransfers?: boolean | undefined
  readonly shop: ShopFacts
  readonly language: Language
}

/** The payment methods open to this buyer; none costs extra. */
export function paymentMethodsFor(context: PaymentMethodContext): CheckoutMethod[] {
  const { isBusiness, mayInvoice, country, providers, takesTransfers, shop, language } = context
  const buyer = isBusiness ? 'business' : 'private'
  const text = shop.text(language)
  const isOffered = (way: Way): boolean => {
    const terms = shop.payments[way.id]
    return (
      terms !== undefined &&
      (mayInvoice || !way.isForKnown) &&
      (terms.buyers?.includes(buyer) ?? true) &&
      (terms.countries?.includes(country) ?? true) &&
      (way.country ?? country) === country &&
      isOpen(way, { providers, takesTransfers })
    )
  }
  return WAYS.filter(isOffered).map(({ id, provider, isCredit = false }) => ({
    id,
    name: text(`payment.${id}`),
    price: 0,
    formattedPrice: '',
    description: text(`payment.${id}.text`),
    isCredit,
    ...(provider && { provider }),
  }))
}
