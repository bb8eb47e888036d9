import type { FastifyBaseLogger } from 'fastify'

export interface RegularWork {
  /** Does it soon; what is asked while it is being done is done once more after. */
  wake(): void
  /** Begins no more, and comes back when what was begun has ended. */
  stop(): Promise<void>
}

/** Does `work` every `pauseMs`, and when it is woken; never twice at the same time. */
export function regularWork(
  work: () => Promise<unknown>,
  { pauseMs, log }: { readonly pauseMs: number; readonly log: FastifyBaseLogger },
): RegularWork {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isStopped = false

  async function run(): Promise<void> {
    do {
      isAskedAgain = false
      await work().catch((error: unknown) => log.error({ err: error }, 'regular work failed'))
    } while (isAskedAgain && !isStopped)
    running = undefined
  }

  function wake(): void {
    if (isStopped) return
    isAskedAgain = true
    running ??= run()
  }

  const timer = setInterval(wake, pauseMs)
  timer.unref()
  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
