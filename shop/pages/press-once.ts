/** Longer than a double click takes. */
const ONE_PRESS_MS = 1000

/**
 * Takes two presses of a plain form so close together as one: by the second, the browser would leave what
 * the first has asked for, and the shop would do it twice. Answers with what ends it.
 */
export function pressOnce(): () => void {
  const ended = new AbortController()
  const sentAt = new WeakMap<EventTarget, number>()
  addEventListener(
    'submit',
    (event) => {
      const { target, timeStamp } = event
      if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return
      if (timeStamp - (sentAt.get(target) ?? Number.NEGATIVE_INFINITY) < ONE_PRESS_MS) {
        event.preventDefault()
      } else {
        sentAt.set(target, timeStamp)
      }
    },
    { signal: ended.signal },
  )
  return () => ended.abort()
}
