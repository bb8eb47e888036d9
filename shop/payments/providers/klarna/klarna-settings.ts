import { StartRefusal } from '../../../platform/start-error.ts'

export interface KlarnaSettings {
  readonly username: string
  readonly password: string
  /** The origin of the API. */
  readonly url: string
  /** The time limit of one call of the provider; 10 s by default. */
  readonly limitMs?: number
}

const DEFAULT_URL = 'https://api.kustom.co'

/** All published hosts of the API; the password is never sent to any other. */
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

/** Undefined if the shop has no Klarna account. */
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
