import { readCatalogueVersion } from '../catalogue/catalogue-version.ts'
import { hasOwnProducts } from '../catalogue/import-queries.ts'
import type { Db } from '../platform/db/schema.ts'
import type { SandboxChoice } from '../settings/sandbox-settings.ts'
import type { ShopOptions } from './shop-options.ts'

type SandboxSwitch = NonNullable<NonNullable<ShopOptions['payments']>['sandbox']>

export interface SandboxChoices {
  readonly payments: SandboxChoice
  readonly carrier: SandboxChoice
  /** Whether a provider has keys, or the address is https. */
  readonly isLive: boolean
}

/** Closes sandboxes on `auto` if the shop is real: by keys, by https, or by products of its own. */
export function createSandboxSwitch(
  db: Db,
  { payments, carrier, isLive }: SandboxChoices,
): SandboxSwitch {
  const isFixed = isLive || [payments, carrier].every((it) => it !== 'auto')
  let isReal = true
  let version: number | undefined

  return {
    get payments() {
      return isOpen(payments)
    },
    get carrier() {
      return isOpen(carrier)
    },
    async refresh() {
      if (isFixed) return
      const current = await readCatalogueVersion(db)
      if (current === version) return
      isReal = await hasOwnProducts(db)
      version = current
    },
  }

  function isOpen(choice: SandboxChoice): boolean {
    return choice === 'auto' ? !isReal : choice === 'on'
  }
}
