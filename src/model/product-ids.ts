/** So many products that somebody has looked at are remembered. */
export const MAX_RECENTLY_VIEWED = 12

/** So many of them stand in a row on other pages. */
export const RECENTLY_VIEWED_IN_ROW = 4
/** Most characters of a product's id. */
export const MAX_PRODUCT_ID = 64
