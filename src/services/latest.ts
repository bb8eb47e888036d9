/** A task of which only the latest call ever has an answer. */
export interface Latest<Args extends unknown[], Result> {
  (...args: Args): Promise<Result>
  /** Calls off what is waiting or under way; its promise rejects with an AbortError. */
  cancel(): void
}

/** Waits `ms` before `task`, and aborts the call before it. */
export function latest<Args extends unknown[], Result>(
  task: (signal: AbortSignal, ...args: Args) => Promise<Result>,
  ms: number,
): Latest<Args, Result> {
  let current = new AbortController()

  async function call(...args: Args): Promise<Result> {
    current.abort()
    current = new AbortController()
    const { signal } = current
    await pause(ms, signal)
    const result = await task(signal, ...args)
    signal.throwIfAborted()
    return result
  }

  return Object.assign(call, { cancel: () => current.abort() })
}

/** Resolves after `ms`; rejects as soon as `signal` calls it off. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
