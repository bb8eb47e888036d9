import { existsSync, readFileSync } from 'node:fs'
import type { Environment } from '../platform/commands/command-text.ts'
import { shopFilePath } from '../platform/shop/own-facts.ts'
import type { Settings } from './settings.ts'

/** Settings of which each node works by its own. */
const NAMES = [
  ...['BASE_URL', 'WIDGET_URL', 'PICTURE_ORIGINS', 'SMTP_URL', 'MAIL_FROM', 'ORDER_LIMIT'],
  ...['SANDBOX_PAYMENTS', 'SANDBOX_CARRIER', 'SANDBOX_ADDRESS'],
  ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'],
  ...['KLARNA_USERNAME', 'KLARNA_PASSWORD', 'KLARNA_URL'],
] as const

/** What must be the same on all nodes of a shop, by its name. */
export function sharedSettings(
  settings: Pick<Settings, 'dataDir' | 'shopFile' | 'staffKeys'>,
  environment: Environment,
): Readonly<Record<string, string>> {
  const path = shopFilePath(settings)
  return {
    'shop.json': existsSync(path) ? readFileSync(path, 'utf8') : '',
    // In any order: while the key is changed, nodes encrypt with either.
    STAFF_KEY: settings.staffKeys.toSorted().join(' '),
    ...Object.fromEntries(NAMES.map((it) => [it, environment[it]?.trim() ?? ''])),
    // It imports everything else under names that are made of the contents.
    'the program': readFileSync(process.argv[1] ?? '', 'utf8'),
  }
}
