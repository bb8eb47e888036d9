import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** The ports close once nothing has come in for so long, and after the longer time at the latest. */
const QUIET_MS = 200
const LAST_CALL_MS = 3000
/** Requests under way may finish within this time after the signal to stop. */
const DRAIN_MS = 7000
/** The program ends after this time, whatever is left: containers are killed after ten seconds. */
const END_MS = 9000
const IDLE_CHECK_MS = 20

/**
 * On SIGTERM, SIGINT, and after an error that nobody caught: answers what has been sent, takes no new
 * requests, lets those under way finish, cuts off those that take too long, writes what is only in
 * memory, closes the database, and ends. The returned function puts an end to that.
 */
export function shutDownGracefully(
  servers: readonly FastifyInstance[],
  close: () => Promise<void>,
): () => void {
  let isStopping = false
  const idle = servers.map(watchConnections)
  const lastReceived = listenForLast(servers)
  for (const { server } of servers) server.prependListener('request', endConnection)

  /** Whoever keeps the connection would send the next request into a port that closes. */
  function endConnection(_request: IncomingMessage, response: ServerResponse): void {
    if (isStopping) response.setHeader('connection', 'close')
  }

  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return
    isStopping = true
    setTimeout(
      () => servers.forEach((it) => void it.server.closeAllConnections()),
      DRAIN_MS,
    ).unref()
    setTimeout(() => process.exit(exitCode), END_MS).unref()
    await lastReceived()
    // Connections that had an answer to wait for fall idle one by one.
    const closing = setInterval(() => idle.forEach((it) => void it()), IDLE_CHECK_MS)
    await Promise.all(servers.map((it) => it.close()))
    clearInterval(closing)
    await close()
    process.exit(exitCode)
  }

  function stopAfter(error: unknown): void {
    servers[0]?.log.fatal({ err: error }, 'stopping after an error that nobody caught')
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
 * Answers what waits until all that was sent has been read. A program that is busy has not looked at its
 * ports for a while, so one look that finds nothing decides, not the clock.
 */
function listenForLast(servers: readonly FastifyInstance[]): () => Promise<void> {
  let hasReceived = false
  const receive = () => {
    hasReceived = true
  }
  for (const { server } of servers) server.on('connection', receive).on('request', receive)
  return async () => {
    const latest = performance.now() + LAST_CALL_MS
    do {
      hasReceived = false
      await sleep(QUIET_MS)
      await turn()
    } while (hasReceived && performance.now() < latest)
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
