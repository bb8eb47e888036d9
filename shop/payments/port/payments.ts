import type { Db } from '../../platform/db/schema.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import type { Signer } from '../../platform/signer.ts'
import type { Origins } from './origins.ts'
import type { PaymentProvider } from './provider.ts'
import type { Sandbox, SandboxSwitch } from './sandbox.ts'

/** The dependencies of every payment step. */
export interface Payments {
  readonly db: Db
  readonly shop: ShopFacts
  /** The providers that are available now, by id, in the order of the checkout's methods. */
  readonly providers: ReadonlyMap<string, PaymentProvider>
  /** The built-in providers, which keep books of their own. */
  readonly sandboxes: readonly Sandbox[]
  readonly sandbox: SandboxSwitch
  /** Whether buyers can pay to the shop's bank account without a provider. */
  readonly takesTransfers: boolean
  readonly origins: () => Origins
  readonly signer: Signer
  readonly now: () => number
  /** Logs errors that appear in no response. */
  readonly report: (error: unknown, what: string) => void
}
