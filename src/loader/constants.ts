/** After this wait the visitor is notified. */
export const SLOW_MS = 4000

/** A press that has waited this long for its part is left to the browser, if it works without script. */
export const NATIVE_MS = 10_000

/** After a failure, only a click retries within this time; the time doubles with each failure. */
export const REST_MS = 5000

/** An element is drawn or hydrated when it comes this near to the viewport. */
export const NEAR_PX = 200

/** The key under which a browser keeps the visitor of the last displayed page. */
export const VISITOR_KEY = 'courtside.visitor'

/** The only tag whose part is in the loader itself. */
export const HEADER_TAG = 'page-header'
