import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Requests under way on one connection. Browsers and proxies wait for an answer before the next one. */
const MAX_UNDER_WAY = 5

/**
 * Ends a connection that sends requests without waiting for answers: thousands of requests fit in one
 * packet, and their answers would stay in memory until somebody reads them.
 */
export function limitPipelining(server: FastifyInstance): void {
  const underWay = new WeakMap<Socket, number>()

  server.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (underWay.get(socket) ?? 0) + 1
    underWay.set(socket, count)
    reply.raw.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
    if (count <= MAX_UNDER_WAY) return done()
    // The remaining requests of the packet are not handled.
    socket.destroy()
    reply.hijack()
  })
}
