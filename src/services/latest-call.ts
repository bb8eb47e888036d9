/** A task of which only the latest call gets a result. */
export interface Latest<Args extends unknown[], Result> {
  (...args: Args): Promise<Result>
  /** Aborts the waiting or running call; its promise rejects with an AbortError. */
  cancel(): void
}

/** Waits `ms` before running `task`, and aborts the previous call. */
export function latest<Args extends unknown[], Result>(
  task: (signal: AbortSignal, ...args: Args) => Promise<Result>,
  ms: number,
): Latest<Args, Result> {
  let running: AbortController | undefined

  function cancel(): void {
    running?.abort()
    running = undefined
  }

  async function call(...args: Args): Promise<Result> {
    cancel()
    const own = new AbortController()
    const { signal } = own
    running = own
    try {
      await pause(ms, signal)
      const result = await task(signal, ...args)
      signal.throwIfAborted()
      return result
    } finally {
      if (running === own) running = undefined
    }
  }

  return Object.assign(call, { cancel })
}

/** Resolves after `ms`; rejects as soon as `signal` is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
