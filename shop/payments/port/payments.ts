import type { Db } from '../../platform/db/schema.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import type { Signer } from '../../platform/signer.ts'
import type { Origins } from './origins.ts'
import type { PaymentProvider } from './provider.ts'
import type { Sandbox, SandboxSwitch } from './sandbox.ts'

/** What every step of a payment needs. */
export interface Payments {
  readonly db: Db
  readonly shop: ShopFacts
  /** Those that are open now, by id; the order is that of the methods in the checkout. */
  readonly providers: ReadonlyMap<string, PaymentProvider>
  /** Those of the providers that are built in, with books of their own. */
  readonly sandboxes: readonly Sandbox[]
  readonly sandbox: SandboxSwitch
  /** Whether the shop has an account that is paid to without a provider. */
  readonly takesTransfers: boolean
  readonly origins: () => Origins
  readonly signer: Signer
  readonly now: () => number
  /** Logs errors that no answer shows. */
  readonly report: (error: unknown, what: string) => void
}
