import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Requests under way may finish within this time after the signal to stop. */
const DRAIN_MS = 7000
/** The program ends after this time, whatever is left: containers are killed after ten seconds. */
const END_MS = 9000
const IDLE_CHECK_MS = 20

/**
 * On SIGTERM, SIGINT, and after an error that nobody caught: takes no new requests, lets those under
 * way finish, cuts off those that take too long, writes what is only in memory, closes the database,
 * and ends. The returned function puts an end to that.
 */
export function shutDownGracefully(shop: FastifyInstance, close: () => Promise<void>): () => void {
  let isStopping = false
  const closeIdle = watchConnections(shop)

  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return
    isStopping = true
    setTimeout(() => shop.server.closeAllConnections(), DRAIN_MS).unref()
    setTimeout(() => process.exit(exitCode), END_MS).unref()
    // Connections that had an answer to wait for fall idle one by one.
    const closing = setInterval(closeIdle, IDLE_CHECK_MS)
    await shop.close()
    clearInterval(closing)
    await close()
    process.exit(exitCode)
  }

  function stopAfter(error: unknown): void {
    shop.log.fatal({ err: error }, 'stopping after an error that nobody caught')
    void stop(1)
  }

  const stopWhole = () => void stop(0)
  const listeners = [
    ['SIGTERM', stopWhole],
    ['SIGINT', stopWhole],
    ['uncaughtException', stopAfter],
    ['unhandledRejection', stopAfter],
  ] as const
  for (const [name, listener] of listeners) process.on(name, listener)
  return () => {
    for (const [name, listener] of listeners) process.off(name, listener)
  }
}

/**
 * Answers what closes the connections on which no request is under way. To Node one that a browser has
 * opened ahead, and on which nothing was sent, is not idle.
 */
function watchConnections({ server }: FastifyInstance): () => void {
  const silent = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  return () => {
    server.closeIdleConnections()
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy()
  }
}
