import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Handle } from './libsql-handle.ts'
import { createMutex } from './mutex.ts'
import { retryWhileBusy } from './retry-while-busy.ts'

/** Write transactions on one connection, one at a time, made durable together. */
export interface WriteGroup {
  /** Comes back with the write lock in hand. */
  begin(): Promise<void>
  /** Comes back when what was written would survive a power cut. */
  commit(): Promise<void>
  rollback(): void
  /** Comes back when nothing is waiting to become durable. */
  settle(): Promise<void>
}

interface Waiting {
  resolve(): void
  reject(error: unknown): void
}

/**
 * Reaching the disk takes far longer than writing, and holds up the whole shop. So transactions that
 * end within one turn of the event loop share one commit: each is a savepoint, undone alone when it
 * fails, and none is acknowledged before the commit that holds it.
 */
export function createWriteGroup(writer: Handle): WriteGroup {
  const mutex = createMutex()
  let acknowledging: Waiting[] = []
  let isOpen = false
  let closing: Promise<void> | undefined

  async function begin(): Promise<void> {
    await mutex.acquire()
    try {
      if (!isOpen) await retryWhileBusy(() => writer.run('begin immediate', []))
      isOpen = true
      writer.run('savepoint member', [])
    } catch (error) {
      leave()
      throw error
    }
  }

  function leave(): void {
    if (isOpen) closing ??= close()
    mutex.release()
  }

  async function close(): Promise<void> {
    await yieldToEventLoop()
    await mutex.acquire()
    const members = acknowledging
    acknowledging = []
    closing = undefined
    isOpen = false
    try {
      writer.run('commit', [])
      for (const member of members) member.resolve()
    } catch (error) {
      undo(writer, 'rollback')
      for (const member of members) member.reject(error)
    } finally {
      mutex.release()
    }
  }

  return {
    begin,
    commit() {
      writer.run('release member', [])
      const acknowledged = new Promise<void>((resolve, reject) => {
        acknowledging.push({ resolve, reject })
      })
      leave()
      return acknowledged
    },
    rollback() {
      try {
        undo(writer, 'rollback to member')
        undo(writer, 'release member')
      } finally {
        leave()
      }
    },
    settle: async () => closing,
  }
}

/** The database may have rolled everything back by itself: after a full disk, say. */
function undo(writer: Handle, statement: string): void {
  try {
    writer.run(statement, [])
  } catch (error) {
    if (!/no transaction|no such savepoint/.test(String(error))) throw error
  }
}
