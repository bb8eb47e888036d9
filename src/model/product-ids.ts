/** Most characters of a product's id. */
export const MAX_PRODUCT_ID = 64

/** The parameter of a page that shows products of a device, with commas between their ids. */
export const PRODUCT_IDS = 'ids'
/** The parameter that says how many of them at most. */
export const PRODUCT_LIMIT = 'most'
