import { CONSENT_PATH } from '../../src/model/consent.ts'
import { accountPagesAccess } from '../account/pages/account-access.ts'
import { BUY_PATH } from '../buy-links/buy-address.ts'
import { INFO_PAGES } from '../content/article-pages.tsx'
import { VAT_PATH } from '../layout/vat-switch.tsx'
import {
  CART_PATH,
  CHECKOUT_PATH,
  DEMO_LINE_PATH,
  HAND_OFF_PATH,
  NEWSLETTER_ASK_PATH,
  NEWSLETTER_PATH,
  NEWSLETTER_UNSUBSCRIBE_PATH,
  ORDER_LINK_PATH,
  PRODUCT_PATH,
  RECEIVED_PATH,
  RESTOCK_PATH,
  RESTOCK_STOP_PATH,
  REVIEWS_PATH,
  WITHDRAW_PATH,
} from '../paths/shop-paths.ts'
import { PAGE_PREFIXES, prefixed } from '../platform/pages/page-lines.ts'
import { demoDoorAccess } from './demo-door-routes.ts'

/** Pages of every storefront and language, without the prefix; `/` is the home page. */
const SHARED_PATHS = [
  '/',
  '/c/:slug',
  PRODUCT_PATH,
  REVIEWS_PATH,
  '/search',
  '/campaigns',
  BUY_PATH,
  ...Object.keys(INFO_PAGES).map((it) => `/${it}`),
]
const PAGE_PATHS = [
  CART_PATH,
  HAND_OFF_PATH,
  CHECKOUT_PATH,
  '/order/:id',
  '/login',
  '/stories/:name',
  CONSENT_PATH,
]

/** Pages that Back must request again, since an order or an answer may have changed them. */
const NEVER_KEPT = [HAND_OFF_PATH, CHECKOUT_PATH, '/order/:id', CONSENT_PATH]

/** Pages with payment widgets, both when requested and when returned by a form. */
const WITH_WIDGETS = [CHECKOUT_PATH]

/** Form posts of visitors without script; each redirects back. */
const FORM_PATHS = [
  '/cart/add',
  '/cart/update',
  '/cart/clear',
  '/cart/reorder',
  HAND_OFF_PATH,
  `${HAND_OFF_PATH}/back`,
  BUY_PATH,
  CHECKOUT_PATH,
  '/login',
  '/logout',
  VAT_PATH,
  CONSENT_PATH,
  DEMO_LINE_PATH,
]

const FILE_PATHS = [
  ...['/images/:slug/:picture', '/pictures/:name', '/scenes/:name', '/marks/:name'],
  ...['/favicon.svg', '/sitemap.xml', '/robots.txt'],
]

const page = {
  method: 'GET',
  access: 'anyone',
  csrf: 'none',
  cache: 'private',
  page: true,
} as const
const form = {
  method: 'POST',
  access: 'anyone',
  csrf: 'token',
  cache: 'never',
  page: true,
} as const
const file = { method: 'GET', access: 'anyone', csrf: 'none', cache: 'static' } as const

/** The access lines of all these addresses. */
export const pageAccess = [
  ...PAGE_PREFIXES.flatMap((prefix) => [
    ...PAGE_PATHS.map((path) => ({
      ...page,
      ...widgetsOf(path),
      path: prefixed(prefix, path),
      ...(NEVER_KEPT.includes(path) && { cache: 'never' as const }),
    })),
    ...SHARED_PATHS.map((path) => ({
      ...page,
      cache: 'shared' as const,
      path: prefixed(prefix, path),
    })),
    ...FORM_PATHS.map((path) => ({
      ...form,
      ...widgetsOf(path),
      path: prefixed(prefix, path),
    })),
    { ...form, path: prefix + ORDER_LINK_PATH },
    { ...page, cache: 'never' as const, path: prefix + NEWSLETTER_PATH },
    { ...form, path: prefix + NEWSLETTER_PATH },
    { ...page, cache: 'never' as const, path: prefix + NEWSLETTER_UNSUBSCRIBE_PATH },
    { ...form, path: prefix + NEWSLETTER_UNSUBSCRIBE_PATH },
    { ...page, path: prefix + NEWSLETTER_ASK_PATH },
    { ...form, path: prefix + NEWSLETTER_ASK_PATH },
    { ...form, path: prefix + RESTOCK_PATH },
    { ...page, cache: 'never' as const, path: prefix + RESTOCK_STOP_PATH },
    { ...form, path: prefix + RESTOCK_STOP_PATH },
    { ...page, cache: 'never' as const, path: prefix + WITHDRAW_PATH },
    { ...form, path: prefix + WITHDRAW_PATH },
    { ...page, cache: 'never' as const, path: prefix + RECEIVED_PATH },
  ]),
  ...accountPagesAccess,
  ...demoDoorAccess,
  ...FILE_PATHS.map((path) => ({ ...file, path })),
]

function widgetsOf(path: string): { readonly widgets?: true } {
  return WITH_WIDGETS.includes(path) ? { widgets: true } : {}
}
