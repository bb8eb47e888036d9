/** A visitor who waits is notified after this. */
export const SLOW_MS = 4000

/** A press has waited for its part for this long: what works without script goes its own way. */
export const NATIVE_MS = 10_000

/** After a failure, nothing but a click retries for this long; twice as long each time. */
export const REST_MS = 5000

/** An element is drawn or hydrated when it comes this near to the viewport. */
export const NEAR_PX = 200

/** Where a browser keeps whose pages it was shown last. */
export const VISITOR_KEY = 'courtside.visitor'

/** The one tag whose part the loader has in itself. */
export const HEADER_TAG = 'page-header'
