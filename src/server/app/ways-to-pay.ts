import type { Language } from '../../model/language.ts'
import type { Storefront } from '../../model/storefront.ts'
import type { Payments } from '../payments/payments.ts'
import { marksOf, paymentMethodsFor } from '../sales/checkout/payment-methods.ts'

/** What a footer says of the ways to pay that are open to whoever a storefront is for. */
export function openWaysToPay(payments: Payments) {
  const { shop, sandbox, takesTransfers } = payments
  return async (language: Language, storefront: Storefront): Promise<readonly string[]> => {
    await sandbox.refresh()
    const isBusiness = storefront === 'professional'
    const methods = paymentMethodsFor({
      isBusiness,
      mayInvoice: isBusiness,
      country: shop.company.country,
      providers: [...payments.providers.keys()],
      takesTransfers,
      shop,
      language,
    })
    return marksOf(methods)
  }
}
