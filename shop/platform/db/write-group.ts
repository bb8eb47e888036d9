import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { createMutex } from '../semaphore.ts'
import type { Handle } from './libsql-handle.ts'
import { retryWhileBusy } from './retry-while-busy.ts'

/** Write transactions on one connection, one at a time, with shared commits. */
export interface WriteGroup {
  /** Resolves with the write lock held. */
  begin(): Promise<void>
  /** Resolves when the written data would survive a power cut. */
  commit(): Promise<void>
  rollback(): void
  /** Resolves when no commit is pending. */
  settle(): Promise<void>
}

interface Waiting {
  resolve(): void
  reject(error: unknown): void
}

/**
 * Flushing takes far longer than writing. So transactions that end within one turn of the event loop, or
 * while the previous flush is running, share one commit: each is a savepoint that is rolled back alone if
 * it fails. Reads see a commit before it is flushed, but its writer gets no result until `flush` is done.
 */
export function createWriteGroup(writer: Handle, flush: () => Promise<void>): WriteGroup {
  return new SharedCommits(writer, flush)
}

class SharedCommits implements WriteGroup {
  readonly #writer: Handle
  readonly #flush: () => Promise<void>
  readonly #mutex = createMutex()
  #flushed: Promise<void> = Promise.resolve()
  #acknowledging: Waiting[] = []
  #isOpen = false
  #closing: Promise<void> | undefined

  constructor(writer: Handle, flush: () => Promise<void>) {
    this.#writer = writer
    this.#flush = flush
  }

  async begin(): Promise<void> {
    await this.#mutex.acquire()
    try {
      if (!this.#isOpen) await retryWhileBusy(() => this.#writer.run('begin immediate', []))
      this.#isOpen = true
      this.#writer.run('savepoint member', [])
    } catch (error) {
      this.#leave()
      throw error
    }
  }

  commit(): Promise<void> {
    this.#writer.run('release member', [])
    const acknowledged = new Promise<void>((resolve, reject) => {
      this.#acknowledging.push({ resolve, reject })
    })
    this.#leave()
    return acknowledged
  }

  rollback(): void {
    try {
      undo(this.#writer, 'rollback to member')
      undo(this.#writer, 'release member')
    } finally {
      this.#leave()
    }
  }

  async settle(): Promise<void> {
    await this.#closing
    await this.#flushed
  }

  #leave(): void {
    if (this.#isOpen) this.#closing ??= this.#close()
    this.#mutex.release()
  }

  async #close(): Promise<void> {
    await yieldToEventLoop()
    await this.#flushed
    await this.#mutex.acquire()
    const members = this.#acknowledging
    this.#acknowledging = []
    this.#closing = undefined
    this.#isOpen = false
    try {
      this.#writer.run('commit', [])
      this.#flushed = this.#flush().then(
        () => members.forEach((it) => void it.resolve()),
        (error: unknown) => members.forEach((it) => void it.reject(error)),
      )
    } catch (error) {
      undo(this.#writer, 'rollback')
      for (const member of members) member.reject(error)
    } finally {
      this.#mutex.release()
    }
  }
}

/** Ignores that the database has rolled everything back itself, for example on a full disk. */
function undo(writer: Handle, statement: string): void {
  try {
    writer.run(statement, [])
  } catch (error) {
    if (!/no transaction|no such savepoint/.test(String(error))) throw error
  }
}
