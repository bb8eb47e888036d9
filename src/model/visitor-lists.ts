/** So many products that somebody has looked at are remembered. */
export const MAX_RECENTLY_VIEWED = 12

/** So many of them stand in a row on other pages. */
export const RECENTLY_VIEWED_IN_ROW = 4

/** Most characters of a product's id. */
export const MAX_PRODUCT_ID = 64

/** Most products that a person has as favourites. */
export const MAX_FAVOURITES = 100

/** The one form of a page, which the buttons without script belong to. */
export const FAVOURITE_FORM = 'favourite-form'

/** The cookie of how many favourites there are: on the device, or in an account. */
export const FAVOURITE_COUNT_COOKIE = 'courtside_favourites'
export const FAVOURITE_COUNT_SECONDS = 365 * 24 * 60 * 60

export interface FavouriteCount {
  readonly count: number
  /** What an account counts is nobody's once the account is left. */
  readonly isOfAccount: boolean
}

const COUNT = /^(\d{1,3})(a?)$/

export function writeFavouriteCount({ count, isOfAccount }: FavouriteCount): string {
  return `${count}${isOfAccount ? 'a' : ''}`
}

/** Of a value that nobody can read, none. */
export function readFavouriteCount(value = ''): FavouriteCount {
  const [, count = '0', account = ''] = COUNT.exec(value) ?? []
  return { count: Number(count), isOfAccount: account !== '' }
}
