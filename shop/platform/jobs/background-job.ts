import type { FastifyBaseLogger } from 'fastify'

export interface BackgroundJob {
  /** Runs soon; a trigger during a run leads to one more run afterwards. */
  trigger(): void
  /** Starts no more runs, and resolves when the current one has ended. */
  stop(): Promise<void>
}

/**
 * Runs `work` every `pauseMs` and when triggered, never twice at the same time. Long work asks whether it is to end.
 */
export function startBackgroundJob(
  work: (isStopping: () => boolean) => Promise<unknown>,
  { pauseMs, log }: { readonly pauseMs: number; readonly log: FastifyBaseLogger },
): BackgroundJob {
  let running: Promise<void> | undefined
  let isTriggered = false
  let isStopped = false

  async function run(): Promise<void> {
    do {
      isTriggered = false
      await work(() => isStopped).catch((error: unknown) =>
        log.error({ err: error }, 'background job failed'),
      )
    } while (isTriggered && !isStopped)
    running = undefined
  }

  function trigger(): void {
    if (isStopped) return
    isTriggered = true
    running ??= run()
  }

  const timer = setInterval(trigger, pauseMs)
  timer.unref()
  return {
    trigger,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
