import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { requestOrigin } from '../../platform/http/host.ts'
import { isLocalName } from '../../platform/http/origin.ts'
import type { TrustedProxies } from '../../platform/http/trusted-proxies.ts'

export interface ListenSettings {
  readonly host: string
  readonly baseUrl: string | undefined
  readonly trustProxy: TrustedProxies | undefined
}

/** Whether nobody but people at this machine is meant to reach a shop that listens so. */
export function mayHaveDoors({ host, baseUrl, trustProxy }: ListenSettings): boolean {
  const isNear = baseUrl === undefined || isLocalName(new URL(baseUrl).hostname)
  return isLocalAddress(host) && isNear && trustProxy === undefined
}

/** What proxies say of whom they speak for; a browser says none of it. */
const BY_PROXY = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Whether a request comes from this machine, and asks for it by its own name: a name of somebody's own
 * may lead here, too, and a proxy that nobody has named speaks for anybody.
 */
export function isFromHere(request: FastifyRequest): boolean {
  const { headers, raw } = request
  const { hostname } = new URL(requestOrigin(request))
  const isNear = isLocalAddress(raw.socket.remoteAddress ?? '') && isLocalName(hostname)
  return isNear && BY_PROXY.every((it) => headers[it] === undefined)
}

function isLocalAddress(address: string): boolean {
  const bare = address.replace(/^::ffff:/, '')
  return isLocalName(isIPv6(bare) ? `[${bare}]` : bare)
}
