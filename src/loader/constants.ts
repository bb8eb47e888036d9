/** A visitor who waits is notified after this. */
export const SLOW_MS = 4000

/** A press has waited for its part for this long: what works without script goes its own way. */
export const NATIVE_MS = 10_000

/** After a failure, nothing but a click retries for this long; twice as long each time. */
export const REST_MS = 5000

/** An element is drawn or hydrated when it comes this near to the viewport. */
export const NEAR_PX = 200
/** The same as a margin, written out: putting it together costs the loader ten bytes. */
export const NEAR_MARGIN: `${typeof NEAR_PX}px` = '200px'

/** Where a browser keeps whose pages it was shown last. */
export const VISITOR_KEY = 'courtside.visitor'

/** Places in the line of a part. */
export const WAKE = 0
export const KIND = 1
export const TAG = 2

/** Kinds of parts: drawn without React where a tag is empty, without React and texts, in the loader itself. */
export const PLAIN = 'p'
export const ALONE = 'a'
export const IN_LOADER = 'l'

/** The one tag whose part the loader has in itself. */
export const HEADER_TAG = 'page-header'
