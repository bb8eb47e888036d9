/** Longer than a double click takes. */
const ONE_PRESS_MS = 1000

/**
 * Takes two presses of a plain form so close together as one: by the second, the browser would leave what
 * the first has asked for, and the shop would do it twice. Answers with what ends it.
 */
export function pressOnce(): () => void {
  const ended = new AbortController()
  let last: Pick<SubmitEvent, 'target' | 'timeStamp'> | undefined
  addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented) return
      const { target, timeStamp } = event
      const isAgain = target === last?.target && timeStamp - last.timeStamp < ONE_PRESS_MS
      if (isAgain) event.preventDefault()
      else last = event
    },
    { signal: ended.signal },
  )
  return () => ended.abort()
}
