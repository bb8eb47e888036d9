import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Signer } from '../platform/signer.ts'
import { toAddress } from './address.ts'

const ID_BYTES = 16
const COOKIE = /^([\w-]{22})\.([\w-]{43})$/
const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Cookies by which a browser is known again that somebody has logged in with: other people's wrong
 * guesses at the account do not count against it. A cookie is good for one account, and opens none.
 */
export interface DeviceCookies {
  /** The browser's id, where it has logged in to this account; undefined for a stranger. */
  read(request: Pick<FastifyRequest, 'cookies'>, email: string): string | undefined
  /** Remembers the browser, under another id each time. */
  issue(reply: FastifyReply, email: string): void
}

export function createDeviceCookies(signer: Signer, isSecure: boolean): DeviceCookies {
  const name = isSecure ? '__Host-courtside_device' : 'courtside_device'
  return {
    read({ cookies }, email) {
      const [, id, given] = COOKIE.exec(cookies[name] ?? '') ?? []
      return id && signer.verify('device', `${id} ${toAddress(email)}`, given) ? id : undefined
    },
    issue(reply, email) {
      const id = randomBytes(ID_BYTES).toString('base64url')
      reply.setCookie(name, `${id}.${signer.sign('device', `${id} ${toAddress(email)}`)}`, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        maxAge: YEAR_SECONDS,
      })
    },
  }
}
