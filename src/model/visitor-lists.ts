/** The maximum number of recently viewed products. */
export const MAX_RECENTLY_VIEWED = 12

/** The number of them in a row on other pages. */
export const RECENTLY_VIEWED_IN_ROW = 4

/** The maximum length of a product's id. */
export const MAX_PRODUCT_ID = 64

/** The maximum number of favourites. */
export const MAX_FAVOURITES = 100

/** The single form of a page, to which the hearts belong without script. */
export const FAVOURITE_FORM = 'favourite-form'

/** The cookie with the number of favourites: on the device, or in an account. */
export const FAVOURITE_COUNT_COOKIE = 'courtside_favourites'
export const FAVOURITE_COUNT_SECONDS = 365 * 24 * 60 * 60

export interface FavouriteCount {
  readonly count: number
  /** The number of an account is dropped after a logout. */
  readonly isOfAccount: boolean
}

const COUNT = /^(\d{1,3})(a?)$/

export function writeFavouriteCount({ count, isOfAccount }: FavouriteCount): string {
  return `${count}${isOfAccount ? 'a' : ''}`
}

/** Unreadable values count as 0. */
export function readFavouriteCount(value = ''): FavouriteCount {
  const [, count = '0', account = ''] = COUNT.exec(value) ?? []
  return { count: Number(count), isOfAccount: account !== '' }
}
