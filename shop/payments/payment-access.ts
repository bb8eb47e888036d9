import {
  checkoutSchema,
  providerLoginSchema,
  selectedCountrySchema,
} from '../../src/contract/checkout.ts'
import { EMBEDDED_IDS } from '../checkout/payment/payment-methods.ts'
import { PAYMENT_RETURN_PATH } from '../paths/shop-paths.ts'
import { PAGE_PREFIXES } from '../platform/pages/page-lines.ts'

/** Called after the buyer has signed up with the second provider. */
export const PROVIDER_LOGIN = '/api/registerme/sandpartLogin'

const write = { access: 'anyone', csrf: 'token', cache: 'never' } as const
/** Signed by the sender: by the provider's servers, or by the shop for the return address. */
const signed = { access: 'anyone', csrf: 'none', cache: 'never' } as const

/** The access rules of the payment routes. */
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
