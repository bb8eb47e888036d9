import type { PurchaseUrls } from '../../../src/model/purchase.ts'
import { CHECKOUT_PATH, PAYMENT_RETURN_PATH } from '../../paths/shop-paths.ts'
import { addressPrefix } from '../../platform/http/request-context.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { Payments } from '../port/payments.ts'

/** The language and the storefront in which an order is paid. */
export type FrameSite = Pick<Visitor, 'language' | 'storefront'>

/** Builds the addresses from the configuration and the order's id; nothing comes from a client. */
export function purchaseUrls(
  { origins, signer }: Pick<Payments, 'origins' | 'signer'>,
  provider: string,
  orderId: string,
  site: FrameSite,
): PurchaseUrls {
  const { shop, widgets } = origins()
  const { language, storefront } = site
  const prefix = addressPrefix(site)
  const state = stateOf({ signer }, orderId)
  return {
    returned: shop + returnPath({ signer }, orderId, site),
    checkout: shop + prefix + CHECKOUT_PATH,
    terms: `${shop}${prefix}/terms`,
    callback: (event) => `${shop}/api/payment/${provider}/${event}`,
    widgetDone: `${widgets}/done?${new URLSearchParams({ state, language, storefront })}`,
  }
}

/** The path of the page to which the buyer returns; it shows nothing without the signature. */
export function returnPath(
  { signer }: Pick<Payments, 'signer'>,
  orderId: string,
  site: FrameSite,
): string {
  const state = stateOf({ signer }, orderId)
  const path = addressPrefix(site) + PAYMENT_RETURN_PATH
  return `${path}?state=${encodeURIComponent(state)}`
}

function stateOf({ signer }: Pick<Payments, 'signer'>, orderId: string): string {
  return `${orderId}.${signer.sign('return', orderId)}`
}

/** The id of the order that a state was made for; undefined if this shop did not make it. */
export function readState({ signer }: Pick<Payments, 'signer'>, state: string): string | undefined {
  const end = state.lastIndexOf('.')
  const orderId = state.slice(0, Math.max(end, 0))
  return orderId && signer.verify('return', orderId, state.slice(end + 1)) ? orderId : undefined
}
