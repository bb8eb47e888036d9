import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ShopError } from '../shop-error.ts'

const HOST = /^(?:[a-z0-9][a-z0-9._-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Refuses with 400 a request that names no host, several, or an impossible one: a proxy in front might
 * read a different host out of it. Only HTTP/1.0, which some probes use, may come without a host.
 */
export function requireOneHost(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw, headers, url }, _reply, done) => {
    const { host } = headers
    const names = raw.rawHeaders.filter((it, at) => at % 2 === 0 && /^host$/i.test(it))
    const isOne = host === undefined ? raw.httpVersion === '1.0' : HOST.test(host)
    if (!isOne || names.length > 1 || !isAddressAt(url, host)) {
      throw new ShopError(400, 'request.unreadable')
    }
    done()
  })
}

/** A request line may hold the whole address; its host must equal the header's. */
function isAddressAt(url: string, host: string | undefined): boolean {
  if (url.startsWith('/') || url === '*') return true
  return URL.canParse(url) && new URL(url).host === host?.toLowerCase()
}

export type RequestHead = Pick<FastifyRequest, 'protocol' | 'headers'>

/**
 * The origin that a request addresses. Headers with a forwarded host are ignored: most proxies pass on
 * whatever a client made up.
 */
export function requestOrigin({ protocol, headers }: RequestHead): string {
  const scheme = protocol?.toLowerCase() === 'https' ? 'https' : 'http'
  const address = `${scheme}://${headers.host ?? 'localhost'}`
  return URL.canParse(address) ? new URL(address).origin : 'http://localhost'
}
