import type { IncomingMessage } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '../../../src/contract/error-body.ts'
import { PASSWORD_REFUSALS } from '../../../src/contract/user.ts'
import type { Text } from '../../../src/i18n/text.ts'
import type { Language } from '../../../src/model/language.ts'
import type { Message } from '../../../src/model/validation.ts'
import { isStorageUnavailable } from '../db/database-errors.ts'
import type { ShopFacts } from '../shop/shop-facts.ts'
import { type Refusals, ShopError } from '../shop-error.ts'
import { bestEncoding, COMPRESS } from './accept-encoding.ts'
import type { AccessRule } from './access-line.ts'
import { readPageContext } from './request-context.ts'

/** Draws the error page for a refused request of a page. */
type ErrorPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: { readonly status: number; readonly sentence: string },
) => string | Promise<string>

export interface ErrorOptions {
  readonly table: readonly AccessRule[]
  readonly errorPage: ErrorPage
  /** The login that returns to the requested page; for pages that need a logged-in customer. */
  readonly loginUrl: (request: FastifyRequest) => string
  readonly shop: ShopFacts
}

const RETRY_SECONDS = 2
/** Limits for reading an oversized request to its end. */
const MAX_READ_AWAY = 64 * 1024 * 1024
const READ_AWAY_MS = 10_000
const LOGIN_NEEDED = 'request.login'
const KEYS: Readonly<Record<number, string>> = {
  404: 'request.notfound',
  405: 'request.wrongmethod',
  413: 'request.toobig',
  415: 'request.wrongtype',
}

/** The only place that responds to errors. No detail of internal faults leaves the server. */
export function addErrorResponses(
  server: FastifyInstance,
  { table, errorPage, loginUrl, shop }: ErrorOptions,
): void {
  server.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const refusal = toRefusal(error)
    if (refusal.status >= 500) request.log.error({ err: error }, 'failed')
    if (refusal.status === 413) await readAway(request.raw)
    return answer(refusal, request, reply)
  })

  server.setNotFoundHandler(async (request, reply) => {
    const methods = methodsAt(table, request.url)
    const isAllowed = methods.includes(request.method === 'HEAD' ? 'GET' : request.method)
    if (methods.length === 0 || isAllowed)
      return answer(new ShopError(404, 'request.notfound'), request, reply)
    reply.header('allow', methods.join(', '))
    return answer(new ShopError(405, 'request.wrongmethod'), request, reply)
  })

  async function answer(refusal: ShopError, request: FastifyRequest, reply: FastifyReply) {
    const { status, reason } = refusal
    if (status === 401 && reason.key === 'request.forbidden') request.noteAttempt('signature')
    const text = shop.text(languageOf(request))
    refusalReply(reply, refusal)
    if (!wantsPage(request)) return reply.send(refusalBody(refusal, text, request.id))
    if (reason.key === LOGIN_NEEDED) return reply.redirect(loginUrl(request), 303)
    const sentence = wordFor(text, reason)
    return sendPage(request, reply, await errorPage(request, reply, { status, sentence }))
  }
}

/** The compression plugin covers routes only, so the page of an unknown address is compressed here. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, page: string) {
  reply.type('text/html')
  const encoding = request.is404 ? bestEncoding(request.headers['accept-encoding']) : undefined
  if (!encoding) return reply.send(page)
  reply.headers({ 'content-encoding': encoding, vary: 'Cookie, Accept-Encoding' })
  return reply.send(await COMPRESS[encoding](Buffer.from(page)))
}

/**
 * A client that is still sending when the connection closes reads no answer. So an oversized request is
 * read to its end and discarded before it is refused; past the limits above, it is cut off.
 */
function readAway(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0
    const ends = ['end', 'close', 'error']
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_READ_AWAY) done()
    }
    const timer = setTimeout(done, READ_AWAY_MS).unref()
    for (const event of ends) request.once(event, done)
    request.on('data', count)
    if (request.readableEnded) done()

    function done(): void {
      clearTimeout(timer)
      request.off('data', count)
      resolve()
    }
  })
}

/** An error in the form that a visitor may see. */
export function toRefusal(error: unknown): ShopError {
  if (error instanceof ShopError) return error
  if (isStorageUnavailable(error)) {
    return new ShopError(503, 'shop.unavailable', { retryAfter: RETRY_SECONDS })
  }
  const status = statusOf(error)
  if (status >= 500) return new ShopError(500, 'genericerror')
  return new ShopError(status, KEYS[status] ?? 'request.unreadable')
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? status : 500
}

function refusalBody({ status, reason, refusals }: ShopError, text: Text, id: string): ErrorBody {
  const { errorsList, articles } = refusals
  return {
    message: isCode(reason) ? reason.key : wordFor(text, reason),
    ...faultsOf(refusals, text),
    ...((errorsList || articles) && {
      errors: {
        errorsList: mapValues(errorsList ?? {}, (it) => wordFor(text, it)),
        articles: (articles ?? []).map((it) => wordFor(text, it)),
      },
    }),
    ...(status >= 500 && { correlationId: id }),
  }
}

/** The sentence for each field that is wrong. */
export function faultsOf({ modelState }: Refusals, text: Text): Pick<ErrorBody, 'modelState'> {
  if (!modelState) return {}
  return { modelState: mapValues(modelState, (it) => it.map((m) => wordFor(text, m))) }
}

/** Codes that clients translate or act on themselves. */
const CODES: readonly string[] = [
  'token',
  'genericerror',
  'checkout.changed',
  'checkout.totalchanged',
  ...PASSWORD_REFUSALS,
]

function isCode({ key }: Message): boolean {
  return CODES.includes(key)
}

function wordFor(text: Text, { key, values }: Message): string {
  return text(key === 'token' ? 'request.forbidden' : key, values)
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

function wantsPage(request: FastifyRequest): boolean {
  const line = request.routeOptions.config?.access
  if (line) return line.page === true
  return !/^\/api(\/|$)/i.test(request.url) && (request.headers.accept ?? '').includes('text/html')
}

function languageOf(request: FastifyRequest): Language {
  return request.visitor?.language ?? readPageContext(request.url).language
}

function methodsAt(table: readonly AccessRule[], url: string): string[] {
  const path = url.split('?', 1)[0] ?? ''
  const found = table.filter((it) => patternOf(it.path).test(path)).map(({ method }) => method)
  return [...new Set(found)]
}

/** Cached by path: access tables have few paths, the same for every shop of a process. */
const patterns = new Map<string, RegExp>()

function patternOf(path: string): RegExp {
  const kept = patterns.get(path)
  if (kept) return kept
  const source = path
    .replace(/\./g, '\\.')
    .replace(/\*/g, '.*')
    .replace(/:[A-Za-z]+/g, '[^/]+')
  const pattern = new RegExp(`^${source}/?$`, 'i')
  patterns.set(path, pattern)
  return pattern
}

/** Gives a reply a refusal's status, and the seconds after which another try is worthwhile. */
export function refusalReply(reply: FastifyReply, { status, refusals }: ShopError): FastifyReply {
  if (refusals.retryAfter !== undefined) reply.header('retry-after', refusals.retryAfter)
  return reply.status(status)
}
