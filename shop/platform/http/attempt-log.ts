import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HOUR_MS } from '../durations.ts'
import { networkOf } from '../limits/network.ts'
import { RequestWindows } from '../limits/request-windows.ts'
import type { Signer } from '../signer.ts'

/** What somebody may try who is to be found by the log: each refusal is a line of its kind. */
export const ATTEMPT_KINDS = [
  /** A password at a login. */
  'login',
  /** A code of an app, or a recovery code. */
  'code',
  'passkey',
  /** A password that is asked for once more, by who is logged in. */
  'proof',
  /** A link of a mail that the shop has never made, or that is used up. */
  'link',
  'campaigncode',
  /** What somebody may not do who is known. */
  'role',
  /** A form or call without a good verification token, or of another site. */
  'token',
  /** A call in the name of a payment provider. */
  'signature',
  /** Too many of anything. */
  'limit',
] as const
export type AttemptKind = (typeof ATTEMPT_KINDS)[number]

/** Whose account it was about, by its id or by what was typed as its name. */
type Account = { readonly id: string | undefined } | { readonly name: string }

declare module 'fastify' {
  interface FastifyRequest {
    /** Writes the line of a refused attempt; the first of a request is its line. */
    noteAttempt(kind: AttemptKind, account?: Account): void
  }
}

const COUNTED_MS = HOUR_MS
const BY_STATUS: Readonly<Record<number, AttemptKind>> = { 403: 'role', 429: 'limit' }

/**
 * Has every refused attempt leave a line that an attacker can be found by: kind, route, network,
 * account, and the how many it is of its kind from that network within an hour. Nothing that was typed
 * is in it: a name is a signature, by which lines of one name belong together.
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
