/** Admits a number of holders at a time, in order of arrival. */
export interface Semaphore {
  acquire(): Promise<void>
  release(): void
  /** Does the work while it holds the semaphore, and returns its result. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

export interface SemaphoreOptions {
  readonly permits: number
  /** Beyond this number of waiting callers, further ones are refused. */
  readonly maxWaiting?: number
}

/** Too many callers are waiting already. */
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

  /** Hands over directly to the next caller, so that nobody else gets in between. */
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

/** Admits one holder at a time. */
export function createMutex(): Semaphore {
  return createSemaphore({ permits: 1 })
}
