import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The visitor keeps the cart this long without coming back. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60

const ID_BYTES = 32
const SIGNATURE_LENGTH = 22
const COOKIE = /^([\w-]{43})\.([\w-]{22})$/

export interface SessionCookies {
  readonly name: string
  /** A new cookie's value. */
  issue(): string
  /** The session's key in the database; undefined for a cookie that this shop did not issue. */
  read(value: string | undefined): string | undefined
}

/**
 * Cookies hold 256 random bits and a seal, so that made-up ids never reach the database; the database
 * holds their SHA-256, so that its rows open no session.
 */
export function sessionCookies(secret: Buffer, isSecure: boolean): SessionCookies {
  const signature = (id: string) =>
    createHmac('sha256', secret)
      .update(`session:${id}`)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH)
  return {
    name: isSecure ? '__Host-courtside_session' : 'courtside_session',
    issue() {
      const id = randomBytes(ID_BYTES).toString('base64url')
      return `${id}.${signature(id)}`
    },
    read(value) {
      const [, id, given] = COOKIE.exec(value ?? '') ?? []
      if (!id || !given || !isSame(given, signature(id))) return undefined
      return createHash('sha256').update(id).digest('base64url')
    },
  }
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
