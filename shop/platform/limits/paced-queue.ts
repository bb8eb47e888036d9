import { randomInt } from 'node:crypto'

/** Of one key; whoever would go last beyond that is sent away. */
const MAX_WAITING = 50
/** A browser gives a call up after ten seconds. */
const MAX_WAIT_MS = 8000

interface QueuePosition {
  /** The lowest goes first. */
  readonly rank: number
  /** Before anybody of the key is let in, while this one waits. */
  readonly pauseMs: number
}

interface WaitingEntry extends QueuePosition {
  readonly answer: (isAdmitted: boolean) => void
}

/** Lets those of one key in one after the other, with a pause before each. */
export interface PacedQueue {
  /** Resolves to whether it was let in; false where the queue was too long, in number or in time. */
  enter(key: string, position: QueuePosition): Promise<boolean>
}

/**
 * The first by rank goes first, and every other time anybody: so a rank that somebody has made sure of
 * does not hold up all others.
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

/** Puts one where it belongs by rank; it leaves with its answer, at the latest when its time is over. */
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
