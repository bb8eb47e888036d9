import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Of one connection at a time. Browsers and proxies wait for an answer before they ask again. */
const MAX_UNDER_WAY = 5

/**
 * Ends a connection that asks without waiting for answers: thousands of requests fit in one packet, and
 * their answers would lie in memory until somebody reads them.
 */
export function limitPipelining(server: FastifyInstance): void {
  const underWay = new WeakMap<Socket, number>()

  server.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (underWay.get(socket) ?? 0) + 1
    underWay.set(socket, count)
    reply.raw.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
    if (count <= MAX_UNDER_WAY) return done()
    // Nothing more is done for what is still in the packet.
    socket.destroy()
    reply.hijack()
  })
}
