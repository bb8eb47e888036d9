import {
  checkoutSchema,
  orderStepSchema,
  purchaseDecisionSchema,
  setCountrySchema,
} from '../../src/contract/checkout.ts'

const write = { access: 'anyone', csrf: 'token', cache: 'never' } as const
const change = { ...write, method: 'PUT', schema: checkoutSchema } as const

/** The checkout's lines in the access table. */
export const checkoutAccess = [
  { method: 'GET', path: '/api/checkout', access: 'anyone', csrf: 'none', cache: 'never' },
  { ...change, path: '/api/checkout/setDeliveryProvider' },
  { ...change, path: '/api/checkout/setPaymentProvider' },
  { ...change, path: '/api/checkout/setCampaignCode' },
  { ...change, path: '/api/checkout/setCountry', schema: setCountrySchema },
  { ...write, method: 'PUT', path: '/api/checkout/setGoodsMarking' },
  { ...write, method: 'POST', path: '/api/checkout', schema: checkoutSchema },
  { ...write, method: 'POST', path: '/api/checkout/orderstep', schema: orderStepSchema },
  {
    ...write,
    method: 'POST',
    path: '/api/checkout/makeSandpartPurchaseDecision',
    schema: purchaseDecisionSchema,
  },
] as const
