import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/**
 * What counts as one client on the net: an IPv4 address, or the /64 that one IPv6 connection is given,
 * of which its owner can use every address. Undefined for what is no address. Proxies that name a port
 * beside the address name another one with each connection.
 */
export function networkOf(text: string | undefined): string | undefined {
  const [, bracketed, dotted] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text ?? '') ?? []
  const address = bracketed ?? dotted ?? text
  return address !== undefined && isIP(address) ? normalizeIP(address) : undefined
}
