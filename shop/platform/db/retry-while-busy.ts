import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from './database-errors.ts'

/** How long a write waits for another process's transaction. */
const WAIT_MS = 5000
const MAX_PAUSE_MS = 50

/** Repeats a write while another process has locked the database, without blocking the shop. */
export async function retryWhileBusy<Result>(
  write: () => Result,
  waitMs: number = WAIT_MS,
  random: () => number = Math.random,
): Promise<Result> {
  const deadline = Date.now() + waitMs
  for (;;) {
    try {
      return write()
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
    }
    await sleep(1 + random() * MAX_PAUSE_MS)
  }
}

function isBusy(error: unknown): boolean {
  return errorCode(error).startsWith('SQLITE_BUSY')
}
