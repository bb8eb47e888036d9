import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyHttpOptions } from 'fastify'
import { bareHeaders } from './security-headers.ts'

const BAD_REQUEST = [400, 'Bad Request'] as const
const STATUSES: Readonly<Record<string, readonly [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
}
/** The time that a client has to read why its connection ends. */
const LAST_WORD_MS = 1000
const BODY = JSON.stringify({ message: 'genericerror' })
const BODY_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(BODY)),
}

/** Responds to requests that fail before routing: an address or headers that cannot be read. */
export function respondToBrokenRequests(
  isSecure: boolean,
): Required<Pick<FastifyHttpOptions<Server>, 'clientErrorHandler' | 'frameworkErrors'>> {
  const headers = bareHeaders(isSecure)
  return {
    clientErrorHandler: (error, socket) => {
      sendRefusal(socket, STATUSES[error.code ?? ''] ?? BAD_REQUEST, headers)
    },
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack()
      reply.raw.writeHead(400, { ...headers, ...BODY_HEADERS }).end(BODY)
    },
  }
}

function sendRefusal(
  socket: Socket,
  [status, reason]: readonly [number, string],
  headers: Readonly<Record<string, string>>,
): void {
  if (!socket.writable) return void socket.destroy()
  const all = { ...headers, ...BODY_HEADERS, connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${BODY}`)
  // A client that ignores the refusal and goes on sending would keep the connection open.
  setTimeout(() => socket.destroy(), LAST_WORD_MS).unref()
}
