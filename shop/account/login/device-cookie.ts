import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sources } from '../../platform/http/sources.ts'
import { findAccount, toAddress } from '../customers/customer-queries.ts'

const ID_BYTES = 16
const COOKIE = /^([\w-]{22})\.([\w-]{43})$/
/** Separates the entries of different accounts in the cookie. */
const SEPARATOR = '~'
/** A family may share a browser; the most recent logins are kept. */
const MAX_ACCOUNTS = 5
const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Cookies that recognise a browser in which somebody has logged in: other people's wrong guesses at
 * the account do not count against it. An entry is valid for one account only, opens none, and
 * expires with the password: a browser that knew the previous one is a stranger.
 */
export interface DeviceCookies {
  /**
   * Returns the browser's id where it has logged in to this account, or undefined for an unknown
   * browser.
   */
  read(request: Pick<FastifyRequest, 'cookies'>, email: string): Promise<string | undefined>
  /** Remembers the browser for an account, under a new id each time. */
  issue(reply: FastifyReply, email: string): Promise<void>
}

export type DeviceCookieOptions = Pick<Sources, 'db' | 'signer' | 'isSecure'>

export function createDeviceCookies({ db, signer, isSecure }: DeviceCookieOptions): DeviceCookies {
  const name = isSecure ? '__Host-courtside_device' : 'courtside_device'
  const listOf = (cookies: FastifyRequest['cookies']) =>
    (cookies[name] ?? '').split(SEPARATOR, MAX_ACCOUNTS).filter((it) => COOKIE.test(it))

  async function ownerOf(email: string): Promise<string> {
    const { passwordHash = '' } = (await findAccount(db, email)) ?? {}
    return `${toAddress(email)} ${passwordHash}`
  }

  function idFor(entry: string, owner: string): string | undefined {
    const [, id, given] = COOKIE.exec(entry) ?? []
    return id && signer.verify('device', `${id} ${owner}`, given) ? id : undefined
  }

  return {
    async read({ cookies }, email) {
      const entries = listOf(cookies)
      if (entries.length === 0) return undefined
      const owner = await ownerOf(email)
      return entries.map((it) => idFor(it, owner)).find((it) => it !== undefined)
    },
    async issue(reply, email) {
      const owner = await ownerOf(email)
      const id = randomBytes(ID_BYTES).toString('base64url')
      const entry = `${id}.${signer.sign('device', `${id} ${owner}`)}`
      const others = listOf(reply.request.cookies).filter((it) => idFor(it, owner) === undefined)
      const entries = [entry, ...others].slice(0, MAX_ACCOUNTS)
      reply.setCookie(name, entries.join(SEPARATOR), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        maxAge: YEAR_SECONDS,
      })
    },
  }
}
