/** Longer than a double click. */
const ONE_PRESS_MS = 1000

/**
 * Ignores the second of two quick submits of a plain form: it would abort the first answer, and the shop
 * would do the work twice. Returns a function that ends this.
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
