import {
  addToCartSchema,
  reorderSchema,
  returnCodeSchema,
  updateCartSchema,
} from '../../src/contract/cart.ts'
import { deliverySettingsSchema } from '../../src/contract/delivery-settings.ts'
import { checkoutOptinSchema, subscribeSchema } from '../../src/contract/newsletter.ts'
import { quickSearchSchema } from '../../src/contract/quick-search.ts'
import { loginSchema } from '../../src/contract/user.ts'
import { vitalsSchema } from '../../src/contract/vitals.ts'
import { withdrawalSchema } from '../../src/contract/withdrawal.ts'
import { addressList } from '../account/addresses/address-actions.ts'
import { listAccess } from '../account/pages/list-calls.ts'
import { passwordAccess } from '../account/password-access.ts'
import { peopleList } from '../account/people/people-actions.ts'
import { registrationAccess } from '../account/registration/registration-routes.ts'
import { approvalAccess } from '../approvals/approval-access.ts'
import { visitorListAccess } from '../catalogue/visitor-lists/visitor-list-access.ts'
import { checkoutAccess } from '../checkout/checkout-access.ts'
import { ownOrderAccess } from '../orders/history/own-order-routes.ts'
import { paymentAccess } from '../payments/payment-access.ts'
import type { AccessRule } from '../platform/http/access-line.ts'
import { quickOrderAccess } from '../quick-order/quick-order-access.ts'
import { quotationAccess } from '../quotations/quotation-access.ts'
import { returnAccess } from '../returns/return-access.ts'
import { reviewAccess } from '../reviews/review-routes.tsx'
import { staffAccess } from '../staff/guard/staff-access.ts'
import { pageAccess } from './page-access.ts'

const read = { method: 'GET', access: 'anyone', csrf: 'none', cache: 'never' } as const
const write = { access: 'anyone', csrf: 'token', cache: 'never' } as const
const readProducts = { ...read, needsNoProviders: true, elsewhere: 'products' } as const
const writeCart = { ...write, needsNoProviders: true } as const
const cart = { needsNoProviders: true, elsewhere: 'cart' } as const
const file = { method: 'GET', access: 'anyone', csrf: 'none', cache: 'static' } as const

/** The start and a test fail for a route without a line, and for a line without a route. */
export const accessTable: readonly AccessRule[] = [
  { ...read, path: '/healthz' },
  { ...read, path: '/readyz' },
  { ...file, path: '/ui/*' },
  { ...file, path: '/ui-lite/*' },

  { ...read, path: '/api/openapi.json', cache: 'public', elsewhere: 'products' },
  { ...read, path: '/api/token' },
  { ...write, method: 'POST', path: '/api/user/login', schema: loginSchema },
  { ...write, method: 'POST', path: '/api/user/logout' },

  { ...read, ...cart, path: '/api/cart' },
  { ...write, ...cart, method: 'POST', path: '/api/cart/add', schema: addToCartSchema },
  { ...write, ...cart, method: 'PUT', path: '/api/cart/update', schema: updateCartSchema },
  { ...write, ...cart, method: 'POST', path: '/api/cart/update', schema: updateCartSchema },
  { ...write, ...cart, method: 'PUT', path: '/api/cart/clear' },
  { ...write, ...cart, method: 'POST', path: '/api/cart/key', schema: returnCodeSchema },
  {
    ...{ method: 'POST', path: '/api/cart/handoff', access: 'anyone', csrf: 'none' },
    ...{ cache: 'never', page: true, needsNoProviders: true, elsewhere: 'form' },
  },
  { ...writeCart, method: 'POST', path: '/api/cart/reorder', schema: reorderSchema },

  { ...readProducts, path: '/api/quickSearch' },
  {
    ...writeCart,
    method: 'POST',
    path: '/api/quickSearch',
    schema: quickSearchSchema,
    elsewhere: 'products',
  },

  { ...readProducts, path: '/api/products', cache: 'shared' },
  { ...readProducts, path: '/api/quickbuy/activevariant' },

  { ...readProducts, path: '/api/productFilter' },
  { ...readProducts, path: '/api/productFilter/withHtmlResult' },

  {
    ...write,
    method: 'PUT',
    path: '/api/newsletter/checkoutOptin',
    schema: checkoutOptinSchema,
  },
  {
    ...write,
    method: 'POST',
    path: '/api/newsletter/subscribe',
    schema: subscribeSchema,
    elsewhere: 'products',
  },

  { ...write, method: 'POST', path: '/api/withdrawal', schema: withdrawalSchema },

  {
    ...write,
    method: 'POST',
    path: '/api/transportapi/:carrier/getDeliveryCheckouts',
    schema: deliverySettingsSchema,
  },

  {
    ...write,
    method: 'POST',
    path: '/api/vitals',
    csrf: 'origin',
    schema: vitalsSchema,
    needsNoProviders: true,
  },

  ...ownOrderAccess,
  ...returnAccess,
  ...reviewAccess,
  ...quotationAccess,
  ...visitorListAccess,
  ...quickOrderAccess,
  ...approvalAccess,
  ...[addressList, peopleList].flatMap(listAccess),
  ...passwordAccess,
  ...registrationAccess,
  ...checkoutAccess,
  ...paymentAccess,
  ...pageAccess,
  ...staffAccess,
]
