import type { Text } from '../../src/i18n/text.ts'
import { demoFacts } from '../demo/demo-shop.ts'
import { type ListenSettings, mayHaveDoors } from '../demo/doors/open-doors.ts'
import { DEMO_MAIL_PATH, DEMO_PATH } from '../paths/shop-paths.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'

interface Opening {
  readonly facts: ShopFacts
  readonly settings: ListenSettings
  /** That visitors use; behind a proxy, it does not say where the proxy finds the shop. */
  readonly address: string
  readonly port: number
}

/** What is said once the shop is open: where, and what else there is to open. */
export function describeOpening({ facts, settings, address, port }: Opening, t: Text): string {
  const said = { name: facts.name, address }
  const open = settings.baseUrl
    ? t('start.open.listening', { ...said, host: settings.host, port: String(port) })
    : t('start.open', said)
  const names = placesOf(facts, settings).map(
    ([key, path]) => [t(`start.address.${key}`), path] as const,
  )
  const width = Math.max(...names.map(([name]) => name.length))
  return [open, ...names.map(([name, path]) => `  ${name.padEnd(width)}  ${address}${path}`)].join(
    '\n',
  )
}

/** Only the demo has doors, and only where nobody else comes to them. */
export function hasDoors(facts: ShopFacts, settings: ListenSettings): boolean {
  return facts === demoFacts() && mayHaveDoors(settings)
}

type Place = readonly [name: 'professional' | 'staff' | 'demo' | 'mail', path: string]

function placesOf(facts: ShopFacts, settings: ListenSettings): readonly Place[] {
  const professional: Place[] = facts.professional ? [['professional', '/pro']] : []
  const demo: Place[] = [
    ['demo', DEMO_PATH],
    ['mail', DEMO_MAIL_PATH],
  ]
  return [...professional, ['staff', '/staff'], ...(hasDoors(facts, settings) ? demo : [])]
}
