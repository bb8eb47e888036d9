/** What an account remembers of what was looked at, for the elements. */
export const SEEN_CALL = '/api/recently-viewed'
