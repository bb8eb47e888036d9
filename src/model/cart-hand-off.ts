/**
 * The header in which a shop sends a page of another origin the key of its cart, and in which the page
 * returns it.
 */
export const CART_KEY_HEADER = 'cart-key'

/** Comes before the code, in the fragment of an address that leads back to such a page. */
export const RETURN_CODE = 'courtside-cart='
