interface Waiting {
  write: () => Promise<unknown>
  readonly answer: Promise<unknown>
}

/** Writes to one resource, one after another. */
export type WriteQueue = <Result>(key: string, write: () => Promise<Result>) => Promise<Result>

/**
 * A write waits for those before it. One that still waits is replaced by the next of the same key,
 * and both callers get the answer of the one that was sent.
 */
export function createWriteQueue(): WriteQueue {
  const waiting = new Map<string, Waiting>()
  let last: Promise<unknown> = Promise.resolve()

  return function enqueue<Result>(key: string, write: () => Promise<Result>): Promise<Result> {
    const queued = waiting.get(key)
    if (queued) {
      queued.write = write
      return queued.answer as Promise<Result>
    }
    const send = () => {
      waiting.delete(key)
      return entry.write()
    }
    const entry: Waiting = { write, answer: last.then(send, send) }
    waiting.set(key, entry)
    last = entry.answer
    return entry.answer as Promise<Result>
  }
}

/** Lets the browser paint, and answer what was pressed, before the work goes on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
