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
  /** Outside providers, in addition to the built-in ones. */
  readonly providers?: readonly PaymentProvider[]
  readonly origins?: () => Origins
  /** Where private buyers enter their address for the built-in card; `checkout` by default. */
  readonly sandboxAddress?: 'checkout' | 'frame' | undefined
  /** Whether the built-in providers and the built-in carrier are available; they are by default. */
  readonly sandbox?: SandboxSwitch
  /** Whether buyers can pay to the shop's bank account without a provider. */
  readonly takesTransfers?: boolean
  /** Waits as long as a sandbox's bank that does not respond. */
  readonly wait?: (ms: number) => Promise<unknown>
}

interface Around {
  readonly db: Db
  readonly shop: ShopFacts
  readonly signer: Signer
  readonly now: () => number
  readonly report: Payments['report']
}

/** Creates the shop's payment providers, and the dependencies of every payment step. */
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
