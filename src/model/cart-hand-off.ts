/** The header in which a shop gives a page of another origin the key of its cart, and the page sends it. */
export const CART_KEY_HEADER = 'cart-key'

/** What stands before the code in the fragment of an address that leads back to such a page. */
export const RETURN_CODE = 'courtside-cart='
