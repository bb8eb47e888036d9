/** So many products that somebody has looked at are remembered. */
export const MAX_SEEN = 12

/** So many of them stand in a row on other pages. */
export const SEEN_IN_ROW = 4
/** Most characters of a product's id. */
export const MAX_PRODUCT_ID = 64

/** The parameter of a page that shows products of a device, with commas between their ids. */
export const PRODUCT_IDS = 'ids'
/** The parameter that says how many of them at most. */
export const PRODUCT_LIMIT = 'most'
