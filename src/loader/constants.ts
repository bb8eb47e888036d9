/** A visitor who waits is notified before 10 s have passed. */
export const SLOW_MS = 9000

/** After a failure, nothing but a click retries for this long; twice as long each time. */
export const REST_MS = 5000

/** An element is drawn or hydrated when it comes this near to the viewport. */
export const NEAR_PX = 200
/** The same as a margin, written out: putting it together costs the loader ten bytes. */
export const NEAR_MARGIN: `${typeof NEAR_PX}px` = '200px'

/** Places in the line of a part. */
export const WAKE = 0
export const PLAIN = 1
export const ALONE = 2
