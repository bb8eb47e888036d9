import type { Socket } from 'node:net'
import { MINUTE_MS } from '../durations.ts'
import { networkOf } from '../limits/network.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

/** One network may hold a tenth of all connections. */
const PART_OF_NETWORK = 10
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

/**
 * Time limits of a connection: for the head of a request, for the whole request, and without a byte in
 * either direction. Between requests it stays open a little longer than proxies keep theirs.
 */
export const CONNECTION_LIMITS = {
  requestTimeout: 30_000,
  connectionTimeout: MINUTE_MS,
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
} as const

interface ListeningServer {
  maxConnections: number
  on(event: 'connection', listener: (socket: Socket) => void): unknown
}

interface ConnectionCap {
  /** Simultaneous connections; 0 for no limit. */
  readonly max: number
  readonly trustProxy: TrustedProxies | undefined
}

/**
 * Caps the connections of the server, and those of each network, so that nobody takes them all. Proxies
 * are exempt, since they hold the connections of many clients; one on this machine needs no setting.
 */
export function capConnections(server: ListeningServer, { max, trustProxy }: ConnectionCap): void {
  if (max === 0) return
  const perNetwork = Math.max(1, Math.floor(max / PART_OF_NETWORK))
  const open = new Map<string, number>()
  server.maxConnections = max
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    if (LOOPBACK.test(remoteAddress) || trustProxy?.(remoteAddress, 0)) return
    const network = networkOf(remoteAddress) ?? remoteAddress
    const count = open.get(network) ?? 0
    if (count >= perNetwork) return void socket.destroy()
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
