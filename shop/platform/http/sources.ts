import type { Db } from '../db/schema.ts'
import type { AttemptLimiter } from '../limits/attempt-limiter.ts'
import type { Signer } from '../signer.ts'

/** What routes are opened with; each picks what it needs. */
export interface Sources {
  readonly db: Db
  readonly now: () => number
  readonly signer: Signer
  readonly attempts: AttemptLimiter
  readonly isSecure: boolean
  /** The shop's own address, where it has one. */
  readonly baseUrl: string | undefined
  /** Sends at once what has been put in the outbox. */
  readonly flushOutbox: () => void
}
