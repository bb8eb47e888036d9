/** Lets so many holders in at a time, in the order they asked. */
export interface Semaphore {
  acquire(): Promise<void>
  release(): void
  /** Does the work while it holds the semaphore, and answers what came of it. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

export interface SemaphoreOptions {
  readonly permits: number
  /** Those who would wait behind so many others are refused. */
  readonly maxWaiting?: number
}

/** There are too many in the queue already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

export function createSemaphore({
  permits,
  maxWaiting = Number.POSITIVE_INFINITY,
}: SemaphoreOptions): Semaphore {
  const waiting: (() => void)[] = []
  let free = permits

  async function acquire(): Promise<void> {
    if (free > 0) {
      free -= 1
      return
    }
    if (waiting.length >= maxWaiting) throw new QueueFull(`${maxWaiting} are waiting already`)
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  /** Hands over to the next in the queue, so that nobody else gets in between. */
  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return {
    acquire,
    release,
    async run(work) {
      await acquire()
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}

/** Lets one holder in at a time. */
export function createMutex(): Semaphore {
  return createSemaphore({ permits: 1 })
}
