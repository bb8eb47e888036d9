/** A product's page. */
export const PRODUCT_PATH = '/p/:slug'
/** All that buyers say of it. */
export const REVIEWS_PATH = `${PRODUCT_PATH}/reviews`
/** Where buyers say it, of what they have ordered. */
export const ORDER_REVIEWS_PATH = '/order/:id/reviews'
/** The cart. */
export const CART_PATH = '/cart'
/** Where a page of another origin leads its visitor, with what they have put into a cart there. */
export const HAND_OFF_PATH = '/handoff'
/** Where the cart leads. */
export const CHECKOUT_PATH = '/checkout'
/** Where a provider sends its buyers when they have paid, or have not. */
export const PAYMENT_RETURN_PATH = `${CHECKOUT_PATH}/return`
/** Where a private customer withdraws from a contract. */
export const WITHDRAW_PATH = '/withdraw'
/** Where an account is asked for. */
export const REGISTER_PATH = '/register'
/** The first page of a customer's own. */
export const ACCOUNT_PATH = '/account'
/** What a withdrawal that was sent leads to. */
export const RECEIVED_PATH = '/withdraw/received'
/** Where the newsletter is asked for. */
export const NEWSLETTER_ASK_PATH = '/newsletter'
/** Where the link in a newsletter's mail leads. */
export const NEWSLETTER_PATH = '/newsletter/confirm'
/** Where it is left. */
export const NEWSLETTER_UNSUBSCRIBE_PATH = '/newsletter/leave'
/** Where a mail is asked for that says that goods are back in stock. */
export const RESTOCK_PATH = '/restock'
/** Where that mail's link leads whoever wants no more of them. */
export const RESTOCK_STOP_PATH = '/restock/stop'
/** Where a lost link to an order is asked for again. */
export const ORDER_LINK_PATH = '/order/:id/link'
/** Their orders; one of them stands below it. */
export const ORDERS_PATH = `${ACCOUNT_PATH}/orders`
/** What a visitor has marked. */
export const FAVOURITES_PATH = '/favourites'
/** What a visitor has looked at. */
export const RECENTLY_VIEWED_PATH = '/recently-viewed'
/** Where a quotation is asked for; one of them stands below it. */
export const QUOTATION_PATH = '/quotation'
/** Those of a customer who is logged in; one of them stands below it. */
export const OWN_QUOTATIONS_PATH = `${ACCOUNT_PATH}/quotations`
/** Where companies order by article numbers, on the professional storefront. */
export const QUICK_ORDER_PATH = '/quick-order'
/** The lists that they order from again. */
export const ORDER_LISTS_PATH = `${ACCOUNT_PATH}/order-lists`
/** Orders of a company that wait for an approver; one of them stands below it. */
export const APPROVALS_PATH = `${ACCOUNT_PATH}/approvals`
/** What the people of a company may order without asking. */
export const LIMITS_PATH = `${ACCOUNT_PATH}/limits`

/** The page of a product, in one of its colours where that was asked for. */
export function pathOfProduct(slug: string, colourId?: string | null): string {
  const path = PRODUCT_PATH.replace(':slug', encodeURIComponent(slug))
  return colourId ? `${path}?colour=${encodeURIComponent(colourId)}` : path
}

export function pathOfReviews(slug: string): string {
  return REVIEWS_PATH.replace(':slug', encodeURIComponent(slug))
}

/** With the key of the mail's link, where the order was opened by it. */
export function pathOfOrderReviews(orderId: string, key?: string): string {
  const path = ORDER_REVIEWS_PATH.replace(':id', encodeURIComponent(orderId))
  return key === undefined ? path : `${path}?key=${encodeURIComponent(key)}`
}
