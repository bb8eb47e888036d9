import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/**
 * What counts as one client: an IPv4 address, or the /64 network of an IPv6 address, all of which belongs to
 * one connection. Undefined for an invalid address. A port is ignored: proxies that add one send a
 * different port with each connection.
 */
export function networkOf(text: string | undefined): string | undefined {
  const [, bracketed, dotted] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text ?? '') ?? []
  const address = bracketed ?? dotted ?? text
  return address !== undefined && isIP(address) ? normalizeIP(address) : undefined
}
