import type { Db } from '../../platform/db/schema.ts'
import type { Signer } from '../../platform/signer.ts'
import type { Origins } from './origins.ts'

export const SANDBOX_IDS = ['sandpay', 'sandpart'] as const
export type SandboxId = (typeof SANDBOX_IDS)[number]

/**
 * A built-in provider that takes no money, so that the whole shop can be tried and tested. It keeps
 * its own books and calls the shop as an outside provider does: by signed requests over HTTP.
 */
export interface Sandbox {
  readonly id: SandboxId
  readonly db: Db
  readonly origins: () => Origins
  readonly signer: Signer
  readonly now: () => number
  readonly report: (error: unknown, what: string) => void
  /** Private buyers enter their address in its frame, not in the checkout around it. */
  readonly ownsAddress?: boolean
  /** Waits as long as a bank that does not respond. */
  readonly wait: (ms: number) => Promise<unknown>
}

/**
 * Whether the built-in providers and carriers for trying the shop may be used. They take no money
 * and deliver nothing, so they are off as soon as anything real is on.
 */
export interface SandboxSwitch {
  readonly payments: boolean
  readonly carrier: boolean
  /** Checks again, because products may have been imported since. */
  refresh(): Promise<void>
}

export const OPEN_SANDBOX: SandboxSwitch = {
  payments: true,
  carrier: true,
  refresh: async () => {},
}
