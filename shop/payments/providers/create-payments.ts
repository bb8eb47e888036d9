import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../../platform/db/schema.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import type { Signer } from '../../platform/signer.ts'
import { type Origins, UNOPENED } from '../port/origins.ts'
import type { Payments } from '../port/payments.ts'
import type { PaymentProvider } from '../port/provider.ts'
import { OPEN_SANDBOX, SANDBOX_IDS, type Sandbox, type SandboxSwitch } from '../port/sandbox.ts'
import { createSandboxProvider } from './sandbox/sandbox-provider.ts'

export interface PaymentOptions {
  /** Outside providers, beside the built-in ones. */
  readonly providers?: readonly PaymentProvider[]
  readonly origins?: () => Origins
  /**
   * Where private buyers who pay by the built-in card type their address; in the checkout as a
   * rule.
   */
  readonly sandboxAddress?: 'checkout' | 'frame' | undefined
  /** Whether the built-in providers, and the built-in carrier, are open; without it, they are. */
  readonly sandbox?: SandboxSwitch
  /** Whether the shop has an account that is paid to without a provider. */
  readonly takesTransfers?: boolean
  /** Waits for a sandbox's bank that does not answer. */
  readonly wait?: (ms: number) => Promise<unknown>
}

interface Around {
  readonly db: Db
  readonly shop: ShopFacts
  readonly signer: Signer
  readonly now: () => number
  readonly report: Payments['report']
}

/** The payment providers of a shop, and what the steps of a payment need. */
export function createPayments(
  { db, shop, signer, now, report }: Around,
  options: PaymentOptions = {},
): Payments {
  const { providers: outside = [], origins = () => UNOPENED, wait: waitFor = wait } = options
  const owner = options.sandboxAddress === 'frame' ? 'sandpay' : undefined
  const sandboxes = SANDBOX_IDS.map((id): Sandbox => {
    const ownsAddress = id === owner
    return { id, db, origins, signer, now, report, ownsAddress, wait: waitFor }
  })
  const { sandbox = OPEN_SANDBOX, takesTransfers = shop.company.bankAccount !== undefined } =
    options
  const real = byId(outside)
  const all = byId([...sandboxes.map(createSandboxProvider), ...outside])
  return {
    db,
    shop,
    get providers() {
      return sandbox.payments ? all : real
    },
    sandboxes,
    sandbox,
    takesTransfers,
    origins,
    signer,
    now,
    report,
  }
}

function byId(providers: readonly PaymentProvider[]): ReadonlyMap<string, PaymentProvider> {
  return new Map(providers.map((it) => [it.id, it]))
}
