import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Signer } from '../signer.ts'

/** Every cookie of the shop has this prefix, and no cookie of another site does. */
const OWN = /(?:^|;\s*)(?:__Host-)?courtside_/

/** How long a visitor who does not return keeps the cart. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60

const NAMES = { session: 'courtside_session', staff: 'courtside_staff' } as const
const ID_BYTES = 32
const SIGNED = /^([\w-]{43})\.([\w-]{22})$/

/**
 * Ids of 256 random bits and a signature, so that made-up ids never reach the database. The database
 * stores their SHA-256, so that its rows give no access.
 */
export interface SignedIds {
  issue(): string
  /** The key in the database; undefined for an id that this shop did not issue. */
  read(value: string | undefined): string | undefined
}

export interface SessionCookies extends SignedIds {
  readonly name: string
}

/** Ids for one purpose; with `boundTo`, valid only together with the same value. */
export function signedIds(
  signer: Signer,
  purpose: 'session' | 'staff' | 'cart',
  boundTo = '',
): SignedIds {
  return {
    issue() {
      const id = randomBytes(ID_BYTES).toString('base64url')
      return `${id}.${signer.sign(purpose, id + boundTo)}`
    },
    read(value) {
      const [, id, given] = SIGNED.exec(value ?? '') ?? []
      if (!id || !signer.verify(purpose, id + boundTo, given)) return undefined
      return createHash('sha256').update(id).digest('base64url')
    },
  }
}

export function sessionCookies(
  signer: Signer,
  isSecure: boolean,
  purpose: keyof typeof NAMES = 'session',
): SessionCookies {
  const name = NAMES[purpose]
  return { name: isSecure ? `__Host-${name}` : name, ...signedIds(signer, purpose) }
}

/** Whether a request carries any cookie of the shop. */
export function hasOwnCookie({ cookie }: Pick<IncomingHttpHeaders, 'cookie'>): boolean {
  return cookie !== undefined && OWN.test(cookie)
}
