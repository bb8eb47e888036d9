import { randomInt } from 'node:crypto'

/** Entries of one key; beyond that, the last one is rejected. */
const MAX_WAITING = 50
/** Less than ten seconds, after which browsers abort a call. */
const MAX_WAIT_MS = 8000

interface QueuePosition {
  /** The lowest goes first. */
  readonly rank: number
  /** Pause before each admission of the key, while this entry waits. */
  readonly pauseMs: number
}

interface WaitingEntry extends QueuePosition {
  readonly answer: (isAdmitted: boolean) => void
}

/** Admits the entries of one key one by one, with a pause before each. */
export interface PacedQueue {
  /** Resolves to true once admitted; to false if the queue is too long, in number or in time. */
  enter(key: string, position: QueuePosition): Promise<boolean>
}

/**
 * Admits the lowest rank first, and a random entry every other time, so that somebody who secures a low
 * rank cannot hold up all others.
 */
export function createPacedQueue(): PacedQueue {
  const queues = new Map<string, WaitingEntry[]>()

  async function serve(key: string, queue: WaitingEntry[]): Promise<void> {
    for (let round = 0; queue.length > 0; round += 1) {
      const pauseMs = Math.max(...queue.map((it) => it.pauseMs))
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      const isAnybodys = round % 2 === 1 && queue.length > 0
      queue[isAnybodys ? randomInt(queue.length) : 0]?.answer(true)
    }
    queues.delete(key)
  }

  return {
    enter(key, position) {
      const existing = queues.get(key)
      const queue = existing ?? []
      const entered = insert(queue, position)
      if (queue.length > MAX_WAITING) queue.at(-1)?.answer(false)
      if (!existing) {
        queues.set(key, queue)
        void serve(key, queue)
      }
      return entered
    },
  }
}

/** Inserts an entry by rank; it leaves with its answer, or when its time is over. */
function insert(queue: WaitingEntry[], position: QueuePosition): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => waiting.answer(false), MAX_WAIT_MS)
    const waiting: WaitingEntry = {
      ...position,
      answer: (isAdmitted) => {
        clearTimeout(timer)
        const at = queue.indexOf(waiting)
        if (at >= 0) queue.splice(at, 1)
        resolve(isAdmitted)
      },
    }
    const behind = queue.findIndex((it) => position.rank < it.rank)
    queue.splice(behind === -1 ? queue.length : behind, 0, waiting)
  })
}
