export interface PacedQueueOptions<Rank> {
  /** Negative where the first goes before the second. */
  readonly compare: (a: Rank, b: Rank) => number
  /** Takes the next slot of a key: 0 where it was free, else the time until it may be. */
  readonly acquireSlot: (key: string) => Promise<number>
  /** Of one key; whoever would go last beyond that is sent away. */
  readonly maxWaiting: number
  readonly maxWaitMs: number
}

interface Waiting<Rank> {
  readonly rank: Rank
  readonly answer: (isAdmitted: boolean) => void
  readonly fail: (error: unknown) => void
}

/** Makes those of one key wait for a slot, the first by rank before all others. */
export interface PacedQueue<Rank> {
  /** Resolves to whether it was let in; false where the queue was too long, in number or in time. */
  enter(key: string, rank: Rank): Promise<boolean>
}

export function createPacedQueue<Rank>(options: PacedQueueOptions<Rank>): PacedQueue<Rank> {
  const { acquireSlot, maxWaiting } = options
  const queues = new Map<string, Waiting<Rank>[]>()

  async function serve(key: string, queue: Waiting<Rank>[]): Promise<void> {
    try {
      while (queue.length > 0) {
        const pauseMs = await acquireSlot(key)
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
        else queue[0]?.answer(true)
      }
    } catch (error) {
      for (const it of [...queue]) it.fail(error)
    } finally {
      queues.delete(key)
    }
  }

  return {
    enter(key, rank) {
      const known = queues.get(key)
      const queue = known ?? []
      const entered = insert(queue, rank, options)
      if (queue.length > maxWaiting) queue.at(-1)?.answer(false)
      if (!known) {
        queues.set(key, queue)
        void serve(key, queue)
      }
      return entered
    },
  }
}

/** Puts one where it belongs by rank; it leaves with its answer, at the latest when its time is over. */
function insert<Rank>(
  queue: Waiting<Rank>[],
  rank: Rank,
  { compare, maxWaitMs }: Pick<PacedQueueOptions<Rank>, 'compare' | 'maxWaitMs'>,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => waiting.answer(false), maxWaitMs)
    const leave = () => {
      clearTimeout(timer)
      if (queue.includes(waiting)) queue.splice(queue.indexOf(waiting), 1)
    }
    const waiting: Waiting<Rank> = {
      rank,
      answer: (isAdmitted) => {
        leave()
        resolve(isAdmitted)
      },
      fail: (error) => {
        leave()
        reject(error)
      },
    }
    const behind = queue.findIndex((it) => compare(rank, it.rank) < 0)
    queue.splice(behind === -1 ? queue.length : behind, 0, waiting)
  })
}
