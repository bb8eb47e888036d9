import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Signer } from '../platform/signer.ts'
import { toAddress } from './address.ts'

const ID_BYTES = 16
const COOKIE = /^([\w-]{22})\.([\w-]{43})$/
/** Between what the cookie holds for one account and for the next. */
const SEPARATOR = '~'
/** A family shares a browser; whoever logged in last is kept. */
const MAX_ACCOUNTS = 5
const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Cookies by which a browser is known again that somebody has logged in with: other people's wrong
 * guesses at the account do not count against it. What a cookie holds for an account is good for no
 * other one, and opens none.
 */
export interface DeviceCookies {
  /** The browser's id, where it has logged in to this account; undefined for a stranger. */
  read(request: Pick<FastifyRequest, 'cookies'>, email: string): string | undefined
  /** Remembers the browser for one more account, under another id each time. */
  issue(reply: FastifyReply, email: string): void
}

export function createDeviceCookies(signer: Signer, isSecure: boolean): DeviceCookies {
  const name = isSecure ? '__Host-courtside_device' : 'courtside_device'
  const subjectOf = (id: string, email: string) => `${id} ${toAddress(email)}`
  const listOf = (cookies: FastifyRequest['cookies']) =>
    (cookies[name] ?? '').split(SEPARATOR, MAX_ACCOUNTS)

  function idFor(entry: string, email: string): string | undefined {
    const [, id, given] = COOKIE.exec(entry) ?? []
    return id && signer.verify('device', subjectOf(id, email), given) ? id : undefined
  }

  return {
    read({ cookies }, email) {
      return listOf(cookies)
        .map((it) => idFor(it, email))
        .find((it) => it !== undefined)
    },
    issue(reply, email) {
      const id = randomBytes(ID_BYTES).toString('base64url')
      const entry = `${id}.${signer.sign('device', subjectOf(id, email))}`
      const others = listOf(reply.request.cookies).filter(
        (it) => COOKIE.test(it) && idFor(it, email) === undefined,
      )
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
