/** Where the cart leads. */
export const CHECKOUT_PATH = '/checkout'
/** Where a private customer withdraws from a contract. */
export const WITHDRAW_PATH = '/withdraw'
/** The first page of a customer's own. */
export const ACCOUNT_PATH = '/account'
