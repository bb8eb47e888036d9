/** The product's constants. Times are in milliseconds. */

/** How long a part of the script may take to load. */
export const PART_TIMEOUT_MS = 120_000

/** The minimum and maximum quantity of one article in a cart row. */
export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 100
/** The maximum number of digits in a quantity box. */
export const MAX_QUANTITY_DIGITS = 3
/** The quantity if no size input sets another. */
export const DEFAULT_QUANTITY = 1
/** The maximum number of articles in a cart, and of rows in a quick order. */
export const MAX_CART_ROWS = 500
/** The maximum number of articles in one request to the cart. */
export const MAX_ARTICLES_PER_ADD = 100

/** The maximum and the default number of products in the answer for a list. */
export const MAX_LISTED_PRODUCTS = 48
export const LISTED_PRODUCTS = 12
/** The maximum number of articles or products that one request may name. */
export const MAX_NAMED_PRODUCTS = 100

/** The maximum number of articles in a quotation, and the length of a note on one. */
export const MAX_QUOTATION_ROWS = 100
export const MAX_QUOTATION_NOTE = 500

/** The minimum and maximum length of a query for which a quick order suggests articles. */
export const MIN_SUGGESTED_QUERY = 2
export const MAX_SUGGESTED_QUERY = 64

/** The maximum size of a quick order's file in bytes, and the number of characters that are read. */
export const MAX_ORDER_FILE = 256_000
/** The maximum number of a customer's lists, and the length of a list's name. */
export const MAX_ORDER_LISTS = 100
export const MAX_LIST_NAME = 80

/** The maximum length of an e-mail address, as SMTP delivers it. */
export const MAX_EMAIL_LENGTH = 254

/** The minimum length of a new password, and the maximum of any. */
export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

/** The minimum time for which an action button shows loading. */
export const MIN_LOADING_MS = 1000
/** How long an action button shows success or error. */
export const RESET_MS = 2000
/** A visitor can cancel a change of the cart that takes longer than this. */
export const SLOW_CHANGE_MS = 4000
/** How long the button of a form shows an error. */
export const SUBMIT_ERROR_MS = 3000
/** How long success is shown before the visitor is redirected. */
export const REDIRECT_MS = 2000
/** How long quick search waits for the next key. */
export const SEARCH_DEBOUNCE_MS = 200
/** The maximum length of a search. */
export const MAX_QUERY_LENGTH = 200
/** The number of hits in quick search: they fit on a laptop's screen, with the link to all of them. */
export const MAX_HITS = 8
/** The maximum length of a popular search: one row on a narrow phone. */
export const MAX_POPULAR_LENGTH = 40
/** How long the page waits after a registration before it redirects. */
export const REGISTRATION_REDIRECT_MS = 1000
