import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'
import type { Payments } from '../payments/payments.ts'
import type { PaymentMark } from '../platform/pages/site.ts'
import { marksOf } from '../sales/checkout/payment-marks.ts'
import { paymentMethodsFor } from '../sales/checkout/payment-methods.ts'

/** What a footer says of the ways to pay that are open to whoever a storefront is for. */
export function openWaysToPay(payments: Payments) {
  const { shop, sandbox, takesTransfers } = payments
  return async (language: Language, storefront: Storefront): Promise<readonly PaymentMark[]> => {
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
