import { BlockList, isIP } from 'node:net'
import type { Text } from '../../../src/i18n/text.ts'
import { StartRefusal } from '../start-error.ts'

/**
 * Whether a peer is trusted to name the client it forwards for. `hop` counts the proxies between the shop
 * and the peer: 0 for the peer that holds the connection.
 */
export type TrustedProxies = (address: string, hop: number) => boolean

const MAX_HOPS = 10

/** Reads `TRUST_PROXY`: no proxy, a number of proxies, or the proxies at these addresses. */
export function readTrustedProxies(value: string | undefined): TrustedProxies | undefined {
  if (value === undefined || value === 'false' || value === '0') return undefined
  if (value === 'true') throw new StartRefusal('settings.wrong.proxy.true')
  const hops = /^\d{1,2}$/.test(value) ? Number(value) : undefined
  if (hops !== undefined && hops <= MAX_HOPS) return (_address, hop) => hop < hops
  const ranges = value.split(/[\s,]+/).filter(Boolean)
  const proxies = new BlockList()
  for (const range of ranges) addRange(proxies, range)
  return (address) => isIP(address) > 0 && proxies.check(address, familyOf(address))
}

/**
 * A warning for the start if the shop has an https address, which only a proxy in front can serve, but no
 * trusted proxy is configured: every limit would then count all visitors as one client.
 */
export function adviseOnProxy(
  baseUrl: string | undefined,
  trusted: TrustedProxies | undefined,
  t: Text,
): string | undefined {
  if (trusted || !baseUrl?.startsWith('https:')) return undefined
  return t('start.advice.proxy')
}

function addRange(proxies: BlockList, range: string): void {
  const [address = '', length, ...more] = range.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  const prefix = length === undefined ? bits : Number(/^\d{1,3}$/.test(length) ? length : 0)
  if (!isIP(address) || prefix < 1 || prefix > bits || more.length > 0) {
    throw new StartRefusal('settings.wrong.proxy', { value: range })
  }
  proxies.addSubnet(address, prefix, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
