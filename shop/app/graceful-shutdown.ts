import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** The ports close once nothing has arrived for `QUIET_MS`, and after `LAST_CALL_MS` at the latest. */
const QUIET_MS = 200
const LAST_CALL_MS = 3000
/** How long requests under way may take after the stop signal. */
const DRAIN_MS = 7000
/** The program ends after this time at the latest: containers are killed after ten seconds. */
const END_MS = 9000
const IDLE_CHECK_MS = 20

export interface ShutdownOptions {
  /** How long the ports stay open after SIGTERM, so that a load balancer sends its requests elsewhere first. */
  readonly noticeMs?: number
  /** Closes what the servers use. */
  close(): Promise<void>
}

/**
 * On SIGTERM, SIGINT, and after an uncaught error: says so at `/readyz`, answers requests that were already sent,
 * accepts no new ones, lets those under way finish, cuts off slow ones, writes data that is only in memory, closes
 * the database, and exits. The returned function removes the listeners.
 */
export function shutDownGracefully(
  servers: readonly FastifyInstance[],
  { noticeMs = 0, close }: ShutdownOptions,
): () => void {
  let isStopping = false
  const idle = servers.map(watchConnections)
  const lastReceived = listenForLast(servers)
  for (const { server } of servers) server.prependListener('request', endConnection)

  /** A client that keeps the connection would send its next request to a closing port. */
  function endConnection(_request: IncomingMessage, response: ServerResponse): void {
    if (isStopping) response.setHeader('connection', 'close')
  }

  async function stop(exitCode: number, notice = 0): Promise<void> {
    if (isStopping) return
    isStopping = true
    for (const it of servers) it.isEnding = true
    await sleep(notice)
    setTimeout(
      () => servers.forEach((it) => void it.server.closeAllConnections()),
      DRAIN_MS,
    ).unref()
    setTimeout(() => process.exit(exitCode), END_MS).unref()
    await lastReceived()
    // Connections become idle one by one, as their answers are sent.
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

  const listeners = [
    ['SIGTERM', () => void stop(0, noticeMs)],
    ['SIGINT', () => void stop(0)],
    ['uncaughtException', stopAfter],
    ['unhandledRejection', stopAfter],
  ] as const
  for (const [name, listener] of listeners) process.on(name, listener)
  return () => {
    for (const [name, listener] of listeners) process.off(name, listener)
  }
}

/**
 * Returns a function that waits until everything sent has been read. A busy program may not have read its
 * ports for a while, so a turn of the event loop without new requests decides, not the clock.
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
 * Returns a function that closes connections without a request under way. Node does not count a connection
 * as idle that a browser has opened in advance and sent nothing on.
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
