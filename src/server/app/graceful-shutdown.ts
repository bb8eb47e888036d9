import type { FastifyInstance } from 'fastify'

/** Requests under way may finish within this time after the signal to stop. */
const DRAIN_MS = 10_000
const IDLE_CHECK_MS = 20

/**
 * On SIGTERM, SIGINT, and after an error that nobody caught: takes no new requests, lets those under
 * way finish, closes the database, and ends. The returned function puts an end to that.
 */
export function shutDownGracefully(shop: FastifyInstance, close: () => Promise<void>): () => void {
  let isStopping = false

  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(exitCode), DRAIN_MS).unref()
    // Connections that had an answer to wait for fall idle one by one.
    const closing = setInterval(() => shop.server.closeIdleConnections(), IDLE_CHECK_MS)
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
