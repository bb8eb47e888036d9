import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Signer } from '../signer.ts'

/** Every cookie of the shop has this prefix, and no other site's has. */
const OWN = /(?:^|;\s*)(?:__Host-)?courtside_/

/** The visitor keeps the cart this long without coming back. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60

const NAMES = { session: 'courtside_session', staff: 'courtside_staff' } as const
const ID_BYTES = 32
const COOKIE = /^([\w-]{43})\.([\w-]{22})$/

export interface SessionCookies {
  readonly name: string
  /** A new cookie's value. */
  issue(): string
  /** The session's key in the database; undefined for a cookie that this shop did not issue. */
  read(value: string | undefined): string | undefined
}

/**
 * Cookies hold 256 random bits and a signature, so that made-up ids never reach the database; the
 * database holds their SHA-256, so that its rows open no session.
 */
export function sessionCookies(
  signer: Signer,
  isSecure: boolean,
  purpose: keyof typeof NAMES = 'session',
): SessionCookies {
  const name = NAMES[purpose]
  return {
    name: isSecure ? `__Host-${name}` : name,
    issue() {
      const id = randomBytes(ID_BYTES).toString('base64url')
      return `${id}.${signer.sign(purpose, id)}`
    },
    read(value) {
      const [, id, given] = COOKIE.exec(value ?? '') ?? []
      if (!id || !signer.verify(purpose, id, given)) return undefined
      return createHash('sha256').update(id).digest('base64url')
    },
  }
}

/** Whether a request carries anything that the shop has asked a browser to keep. */
export function hasOwnCookie({ cookie }: Pick<IncomingHttpHeaders, 'cookie'>): boolean {
  return cookie !== undefined && OWN.test(cookie)
}
