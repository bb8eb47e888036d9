import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { TrustedProxies } from './trusted-proxies.ts'

/** Fields that are censored in every log line, at any depth. */
const SECRETS = ['cookie', 'password', 'token', 'email', 'userName', 'requestverificationtoken']

export interface LogOptions {
  readonly level: string
  /** The destination of lines; standard output by default. */
  readonly stream?: { write(line: string): void } | undefined
}

/** JSON lines without names, addresses or session secrets. */
export function logSettings({
  level,
  stream,
}: LogOptions): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(stream && { stream }),
    redact: {
      paths: SECRETS.flatMap((it) => [it, `*.${it}`, `req.headers.${it}`, `*.*.${it}`]),
      censor: '…',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        id: request.id,
        method: request.method,
        path: withoutValues(request.url),
        address: request.ip,
      }),
    },
  }
}

const ID = /^[\w.:-]{1,100}$/

/** Names each request: as a trusted proxy does by `X-Request-Id`, or by an id of its own. */
export function requestIdFrom(
  trustProxy: TrustedProxies | undefined,
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  return ({ headers, socket }) => {
    const id = headers['x-request-id']
    const isTrusted = trustProxy?.(socket.remoteAddress ?? '', 0)
    return isTrusted && typeof id === 'string' && ID.test(id) ? id : randomUUID()
  }
}

const SLOW_MS = 1000

/** Logs each answer in one line; failures and slow answers as warnings. */
export function logResponse(
  request: FastifyRequest,
  { statusCode, elapsedTime }: FastifyReply,
): void {
  const needsAttention = statusCode >= 500 || elapsedTime > SLOW_MS
  const answer = {
    method: request.method,
    path: withoutValues(request.url),
    status: statusCode,
    ms: Math.round(elapsedTime),
  }
  request.log[needsAttention ? 'warn' : 'info'](answer, 'answered')
}

/** Keeps only the names of query parameters: their values may be searches or tokens. */
function withoutValues(url: string): string {
  const [path = '', query] = url.split('?', 2)
  if (query === undefined) return path.slice(0, 200)
  const names = query.split('&', 20).map((it) => it.split('=', 1)[0]?.slice(0, 30))
  return `${path.slice(0, 200)}?${names.join('&')}`
}
