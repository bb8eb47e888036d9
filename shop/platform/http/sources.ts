import type { Db } from '../db/schema.ts'
import type { AttemptLimiter } from '../limits/attempt-limiter.ts'
import type { Signer } from '../signer.ts'

/** Dependencies of routes; each picks what it needs. */
export interface Sources {
  readonly db: Db
  readonly now: () => number
  readonly signer: Signer
  readonly attempts: AttemptLimiter
  readonly isSecure: boolean
  /** The shop's configured address, if any. */
  readonly baseUrl: string | undefined
  /** Processes new outbox entries at once. */
  readonly flushOutbox: () => void
}
