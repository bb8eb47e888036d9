/** Somebody who waits is told so before 10 s have gone. */
export const SLOW_MS = 9000

/** After a failure, nothing but a press asks again for this long; twice as long each time. */
export const REST_MS = 5000

/** An element is drawn or woken when it comes this near to what is seen. */
export const NEAR_PX = 200

/** Places in the line of a part. */
export const WAKE = 0
export const PLAIN = 1
export const ALONE = 2
