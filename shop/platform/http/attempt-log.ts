import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HOUR_MS } from '../durations.ts'
import { networkOf } from '../limits/network.ts'
import { RequestWindows } from '../limits/request-windows.ts'
import type { Signer } from '../signer.ts'

/** Kinds of refused attempts, each logged so that an attacker can be found. */
export const ATTEMPT_KINDS = [
  /** A password at a login. */
  'login',
  /** A code of an app, or a recovery code. */
  'code',
  'passkey',
  /** A password that a logged-in person is asked for again. */
  'proof',
  /** A mailed link that the shop never made, or that is used up. */
  'link',
  'campaigncode',
  /** Something that a logged-in person has no right to do. */
  'role',
  /** A form or call without a valid verification token, or from another site. */
  'token',
  /** A forged call in the name of a payment provider. */
  'signature',
  /** Too many attempts of any kind. */
  'limit',
] as const
export type AttemptKind = (typeof ATTEMPT_KINDS)[number]

/** The account in question, by its id or by the name that was typed. */
type Account = { readonly id: string | undefined } | { readonly name: string }

declare module 'fastify' {
  interface FastifyRequest {
    /** Logs a refused attempt; only the first of a request is logged. */
    noteAttempt(kind: AttemptKind, account?: Account): void
  }
}

const COUNTED_MS = HOUR_MS
const BY_STATUS: Readonly<Record<number, AttemptKind>> = { 403: 'role', 429: 'limit' }

/**
 * Logs every refused attempt with what identifies an attacker: kind, route, network, account, and the
 * number of attempts of that kind from that network within an hour. Nothing typed is logged: a typed name
 * is replaced by a signature, equal in all lines of that name.
 */
export function addAttemptLog(shop: FastifyInstance, signer: Signer): void {
  const windows = new RequestWindows()
  const noted = new WeakSet<FastifyRequest>()

  function countOf(key: string): number {
    let current = 0
    windows.incr(key, (_error, counted) => (current = counted?.current ?? 0), COUNTED_MS)
    return current
  }

  function keyFor(account: Account): string | undefined {
    if ('id' in account) return account.id
    return `name ${signer.sign('attempt', `log ${account.name.trim().toLowerCase()}`).slice(0, 16)}`
  }

  shop.decorateRequest('noteAttempt', function note(kind, account) {
    if (noted.has(this)) return
    noted.add(this)
    const network = networkOf(this.ip)
    const line = {
      attempt: kind,
      method: this.method,
      route: this.routeOptions.url,
      network,
      account: keyFor(account ?? { id: this.visitor?.customer?.id }),
      count: countOf(`${kind} ${network}`),
    }
    this.log.warn(line, 'refused an attempt')
  })

  shop.addHook('onResponse', (request, { statusCode }, done) => {
    const kind = BY_STATUS[statusCode]
    if (kind) request.noteAttempt(kind)
    done()
  })
}
