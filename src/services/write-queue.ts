interface WaitingWrite {
  write: () => Promise<unknown>
  readonly answer: Promise<unknown>
}

/** Writes to one resource, one after another. */
export type WriteQueue = <Result>(key: string, write: () => Promise<Result>) => Promise<Result>

/**
 * A write waits for those before it. A waiting write is replaced by the next one with the same key,
 * and both callers get the answer of the one that was sent.
 */
export function createWriteQueue(): WriteQueue {
  const waiting = new Map<string, WaitingWrite>()
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
    const entry: WaitingWrite = { write, answer: last.then(send, send) }
    waiting.set(key, entry)
    last = entry.answer
    return entry.answer as Promise<Result>
  }
}

/** Lets the browser paint and handle input before work continues. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
