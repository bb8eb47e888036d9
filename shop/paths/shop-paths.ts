/** A product's page. */
export const PRODUCT_PATH = '/p/:slug'
/** All reviews of a product. */
export const REVIEWS_PATH = `${PRODUCT_PATH}/reviews`
/** The form for reviews of an order's products. */
export const ORDER_REVIEWS_PATH = '/order/:id/reviews'
/** The cart. */
export const CART_PATH = '/cart'
/** Where a page of another origin hands over its visitor with the cart. */
export const HAND_OFF_PATH = '/handoff'
/** The checkout. */
export const CHECKOUT_PATH = '/checkout'
/** Where a provider returns buyers after the payment, successful or not. */
export const PAYMENT_RETURN_PATH = `${CHECKOUT_PATH}/return`
/** The form to withdraw from a contract. */
export const WITHDRAW_PATH = '/withdraw'
/** The registration. */
export const REGISTER_PATH = '/register'
/** The account's first page. */
export const ACCOUNT_PATH = '/account'
/** The page after a withdrawal. */
export const RECEIVED_PATH = '/withdraw/received'
/** The form for the newsletter. */
export const NEWSLETTER_ASK_PATH = '/newsletter'
/** The link that confirms the newsletter. */
export const NEWSLETTER_PATH = '/newsletter/confirm'
/** The link that ends the newsletter. */
export const NEWSLETTER_UNSUBSCRIBE_PATH = '/newsletter/leave'
/** The form for a mail when a product is back in stock. */
export const RESTOCK_PATH = '/restock'
/** The link in that mail that ends all such requests. */
export const RESTOCK_STOP_PATH = '/restock/stop'
/** The form for a new link to an order. */
export const ORDER_LINK_PATH = '/order/:id/link'
/** What the demo can show, and doors to it. */
export const DEMO_PATH = '/demo'
/** What the demo has mailed. */
export const DEMO_MAIL_PATH = `${DEMO_PATH}/mail`
/** Where the line is closed that says that the shop is a demo. */
export const DEMO_LINE_PATH = `${DEMO_PATH}/line`
/** The customer's orders; each has a page below. */
export const ORDERS_PATH = `${ACCOUNT_PATH}/orders`
/** The favourites. */
export const FAVOURITES_PATH = '/favourites'
/** The recently viewed products. */
export const RECENTLY_VIEWED_PATH = '/recently-viewed'
/** The form for a quotation; each quotation has a page below. */
export const QUOTATION_PATH = '/quotation'
/** Quotations of the logged-in customer; each has a page below. */
export const OWN_QUOTATIONS_PATH = `${ACCOUNT_PATH}/quotations`
/** Ordering by article numbers, on the professional storefront. */
export const QUICK_ORDER_PATH = '/quick-order'
/** A company's order lists. */
export const ORDER_LISTS_PATH = `${ACCOUNT_PATH}/order-lists`
/** A company's orders that wait for approval; each has a page below. */
export const APPROVALS_PATH = `${ACCOUNT_PATH}/approvals`
/** A company's spending limits. */
export const LIMITS_PATH = `${ACCOUNT_PATH}/limits`

/** The path of a product's page, optionally in one of its colours. */
export function pathOfProduct(slug: string, colourId?: string | null): string {
  const path = PRODUCT_PATH.replace(':slug', encodeURIComponent(slug))
  return colourId ? `${path}?colour=${encodeURIComponent(colourId)}` : path
}

export function pathOfReviews(slug: string): string {
  return REVIEWS_PATH.replace(':slug', encodeURIComponent(slug))
}

/** With the key of the mailed link, if the order was opened by it. */
export function pathOfOrderReviews(orderId: string, key?: string): string {
  const path = ORDER_REVIEWS_PATH.replace(':id', encodeURIComponent(orderId))
  return key === undefined ? path : `${path}?key=${encodeURIComponent(key)}`
}
