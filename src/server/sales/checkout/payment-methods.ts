import type { CheckoutMethod } from '../../../contract/checkout.ts'
import type { Language } from '../../../model/language.ts'
import { serverText } from '../../platform/texts/server-text.ts'

/** The providers that are always there. */
export const BUILT_IN_PROVIDERS = ['sandpay', 'sandpart'] as const
/** The provider whose purchase decisions come by `make…PurchaseDecision`. */
export const SECOND_PROVIDER = 'sandpart'

interface Way {
  readonly id: string
  readonly provider?: string
  readonly isCredit?: boolean
  /** Only for buyers whom the shop has approved. */
  readonly isForKnown?: boolean
  readonly buyers: readonly ('private' | 'business')[]
  /** Everywhere, where none is named. */
  readonly countries?: readonly string[]
}

/** In the order in which they are offered: what gives no credit comes first (Swedish law, SFS 2020:247). */
const WAYS: readonly Way[] = [
  { id: 'invoice', isForKnown: true, buyers: ['business'], countries: ['SE', 'NO'] },
  { id: 'card', provider: 'sandpay', buyers: ['private', 'business'] },
  { id: 'stripe-card', provider: 'stripe', buyers: ['private', 'business'] },
  { id: 'prepay', buyers: ['private', 'business'], countries: ['SE'] },
  { id: 'klarna', provider: 'klarna', isCredit: true, buyers: ['private'], countries: ['SE'] },
  { id: 'account', provider: 'sandpart', isCredit: true, buyers: ['private'], countries: ['SE'] },
]

type Open = Pick<PaymentMethodContext, 'providers' | 'takesTransfers'>

function isOpen(
  { provider }: Way,
  { providers = BUILT_IN_PROVIDERS, takesTransfers = true }: Open,
): boolean {
  return provider === undefined ? takesTransfers : providers.includes(provider)
}

/** Whether anybody can pay at all. */
export function hasWayToPay(open: Open): boolean {
  return WAYS.some((it) => isOpen(it, open))
}

/** Who is paid in this way; undefined where that is the shop itself. */
export function providerOf(method: string | null | undefined): string | undefined {
  return WAYS.find(({ id }) => id === method)?.provider
}

export interface PaymentMethodContext {
  readonly isBusiness: boolean
  /** Whether the shop sends this buyer its own invoice. */
  readonly mayInvoice: boolean
  /** Two letters, upper case. */
  readonly country: string
  readonly providers?: readonly string[] | undefined
  readonly takesTransfers?: boolean | undefined
  readonly language: Language
}

/** The ways to pay that are open to this buyer. None costs anything. */
export function paymentMethodsFor(context: PaymentMethodContext): CheckoutMethod[] {
  const { isBusiness, mayInvoice, country, providers, takesTransfers, language } = context
  const buyer = isBusiness ? 'business' : 'private'
  const text = serverText(language)
  return WAYS.filter(
    (it) =>
      it.buyers.includes(buyer) &&
      (mayInvoice || !it.isForKnown) &&
      (it.countries?.includes(country) ?? true) &&
      isOpen(it, { providers, takesTransfers }),
  ).map(({ id, provider, isCredit = false }) => ({
    id,
    name: text(`payment.${id}`),
    price: 0,
    formattedPrice: '',
    description: text(`payment.${id}.text`),
    isCredit,
    ...(provider && { provider }),
  }))
}
