import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'

/** What a log line never shows, wherever it stands in what is logged. */
const SECRETS = ['cookie', 'password', 'token', 'email', 'userName', 'requestverificationtoken']

export interface LogOptions {
  readonly level: string
  /** Where lines go; standard output unless said otherwise. */
  readonly stream?: { write(line: string): void } | undefined
}

/** JSON lines without names, addresses or anything that opens a session. */
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

const SLOW_MS = 1000

/** One line for an answer; failures and slow answers so that they show. */
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

/** Searches and tokens travel in the query; a log keeps only the names of its parameters. */
function withoutValues(url: string): string {
  const [path = '', query] = url.split('?', 2)
  if (query === undefined) return path.slice(0, 200)
  const names = query.split('&', 20).map((it) => it.split('=', 1)[0]?.slice(0, 30))
  return `${path.slice(0, 200)}?${names.join('&')}`
}
