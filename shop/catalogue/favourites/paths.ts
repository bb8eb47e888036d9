/** The favourites of an account, for the elements. */
export const FAVOURITES_CALL = '/api/favourites'
