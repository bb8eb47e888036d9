/** Where the cart leads. */
export const CHECKOUT_PATH = '/checkout'
/** Where a private customer withdraws from a contract. */
export const WITHDRAW_PATH = '/withdraw'
