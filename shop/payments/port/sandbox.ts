import type { Db } from '../../platform/db/schema.ts'
import type { Signer } from '../../platform/signer.ts'
import type { Origins } from './origins.ts'

export const SANDBOX_IDS = ['sandpay', 'sandpart'] as const
export type SandboxId = (typeof SANDBOX_IDS)[number]

/**
 * A provider that takes no money: built in, so that the shop can be tried and tested whole. It
 * keeps its own books, and speaks with the shop as an outside one would: by signed calls over HTTP.
 */
export interface Sandbox {
  readonly id: SandboxId
  readonly db: Db
  readonly origins: () => Origins
  readonly signer: Signer
  readonly now: () => number
  readonly report: (error: unknown, what: string) => void
  /** Private buyers type their address in its frame, not in the checkout around it. */
  readonly ownsAddress?: boolean
  /** Waits for a bank that does not answer. */
  readonly wait: (ms: number) => Promise<unknown>
}

/**
 * Whether what is built in for trying the shop may be used. It takes no money and delivers nothing, so
 * it is closed wherever anything real is on.
 */
export interface SandboxSwitch {
  readonly payments: boolean
  readonly carrier: boolean
  /** Looks again; goods may have been imported since. */
  refresh(): Promise<void>
}

export const OPEN_SANDBOX: SandboxSwitch = {
  payments: true,
  carrier: true,
  refresh: async () => {},
}
