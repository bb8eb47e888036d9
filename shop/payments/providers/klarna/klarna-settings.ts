import { StartRefusal } from '../../../platform/start-error.ts'

export interface KlarnaSettings {
  readonly username: string
  readonly password: string
  /** Origin of the API. */
  readonly url: string
  /** How long one call of the port may take; 10 s if absent. */
  readonly limitMs?: number
}

const DEFAULT_URL = 'https://api.kustom.co'

/** Every host that the API has been published at; no other is ever sent the password. */
const URLS: readonly string[] = [
  DEFAULT_URL,
  'https://api.playground.kustom.co',
  'https://api.klarna.com',
  'https://api.playground.klarna.com',
  'https://api-na.klarna.com',
  'https://api-na.playground.klarna.com',
  'https://api-oc.klarna.com',
  'https://api-oc.playground.klarna.com',
]

/** Undefined where the shop has no account at Klarna. */
export function readKlarnaSettings(
  environment: Readonly<Record<string, string | undefined>>,
): KlarnaSettings | undefined {
  const username = environment.KLARNA_USERNAME?.trim()
  const password = environment.KLARNA_PASSWORD?.trim()
  if (!username && !password) return undefined
  if (!username || !password) {
    const [one, other] = ['KLARNA_USERNAME', 'KLARNA_PASSWORD'] as const
    const missing = username ? other : one
    throw new StartRefusal('start.keys.together', { one, other, missing })
  }
  const url = (environment.KLARNA_URL?.trim() || DEFAULT_URL).replace(/\/$/, '')
  if (!URLS.includes(url)) {
    throw new StartRefusal('start.keys.klarnaUrl', { urls: URLS.join(', '), url })
  }
  return { username, password, url }
}
