/** The product's constants. Times are in milliseconds. */

/** How long a part of the script may take to load. */
export const PART_TIMEOUT_MS = 120_000

/** Fewest and most pieces of one article in a cart row. */
export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 100
/** Most digits of a quantity box. */
export const MAX_QUANTITY_DIGITS = 3
/** Pieces where no size input says otherwise. */
export const DEFAULT_QUANTITY = 1
/** Most different articles in a cart, and rows of a quick order. */
export const MAX_CART_ROWS = 500
/** Most different articles in one request to the cart. */
export const MAX_ARTICLES_PER_ADD = 100

/** Products in an answer that says how many of a list it wants, and where it says nothing. */
export const MAX_LISTED_PRODUCTS = 48
export const LISTED_PRODUCTS = 12
/** Most articles or products that are asked for by name at once. */
export const MAX_NAMED_PRODUCTS = 100

/** Most different articles that one quotation is asked for, and characters of a note on one. */
export const MAX_QUOTATION_ROWS = 100
export const MAX_QUOTATION_NOTE = 500

/** Fewest and most characters that a quick order suggests articles for. */
export const MIN_SUGGESTED_QUERY = 2
export const MAX_SUGGESTED_QUERY = 64

/** Largest file of a quick order, in bytes; and most characters that are read. */
export const MAX_ORDER_FILE = 256_000
/** Most lists that a person keeps, and characters of a list's name. */
export const MAX_ORDER_LISTS = 100
export const MAX_LIST_NAME = 80

/** Most characters of an e-mail address, as SMTP delivers it. */
export const MAX_EMAIL_LENGTH = 254

/** Fewest characters of a password that is chosen, and most of any. */
export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

/** An action button shows that it works for at least this long. */
export const MIN_LOADING_MS = 1000
/** An action button shows success or error for this long. */
export const RESET_MS = 2000
/** A change of the cart that takes longer than this can be given up by the visitor. */
export const SLOW_CHANGE_MS = 4000
/** The button of a form shows an error for this long. */
export const SUBMIT_ERROR_MS = 3000
/** Success is shown for this long before the visitor is sent on. */
export const REDIRECT_MS = 2000
/** Quick search waits this long for the next key. */
export const SEARCH_DEBOUNCE_MS = 200
/** Most characters of a search. */
export const MAX_QUERY_LENGTH = 200
/** Hits shown by quick search: so many fit on a laptop's screen too, with the way to all of them. */
export const MAX_HITS = 8
/** Most characters of a popular search: a row of a narrow phone. */
export const MAX_POPULAR_LENGTH = 40
/** After a registration the page goes on by itself when this is over. */
export const REGISTRATION_REDIRECT_MS = 1000
