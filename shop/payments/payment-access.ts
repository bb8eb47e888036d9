import {
  checkoutSchema,
  providerLoginSchema,
  selectedCountrySchema,
} from '../../src/contract/checkout.ts'
import { EMBEDDED_IDS } from '../checkout/payment/payment-methods.ts'
import { PAYMENT_RETURN_PATH } from '../paths/shop-paths.ts'
import { PAGE_PREFIXES } from '../platform/pages/page-lines.ts'

/** Called once the second provider has signed its buyer up. */
export const PROVIDER_LOGIN = '/api/registerme/sandpartLogin'

const write = { access: 'anyone', csrf: 'token', cache: 'never' } as const
/** Signed by who sends it: a provider's servers, or, for the way back, by us. */
const signed = { access: 'anyone', csrf: 'none', cache: 'never' } as const

/** The lines of the payments in the access table. */
export const paymentAccess = [
  ...EMBEDDED_IDS.flatMap((id) => [
    {
      ...write,
      method: 'POST',
      path: `/api/${id}checkout/validateOrder`,
      schema: checkoutSchema,
    } as const,
    {
      ...write,
      method: 'PUT',
      path: `/api/${id}checkout/setShippingOption`,
      schema: checkoutSchema,
    } as const,
    {
      ...write,
      method: 'PUT',
      path: `/api/${id}checkout/setSelectedCountry`,
      schema: selectedCountrySchema,
    } as const,
  ]),
  { ...write, method: 'POST', path: PROVIDER_LOGIN, schema: providerLoginSchema } as const,
  { ...signed, method: 'POST', path: '/api/payment/:provider/:event' } as const,
  ...PAGE_PREFIXES.flatMap((prefix) => [
    { ...signed, method: 'GET', path: prefix + PAYMENT_RETURN_PATH, page: true } as const,
    { ...signed, method: 'POST', path: prefix + PAYMENT_RETURN_PATH, page: true } as const,
  ]),
]
