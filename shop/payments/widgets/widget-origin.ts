import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { markupOf } from '../../platform/html/html.ts'
import { CONNECTION_LIMITS, capConnections } from '../../platform/http/connections.ts'
import { refusalReply, toRefusal } from '../../platform/http/errors.ts'
import { requireOneHost } from '../../platform/http/host.ts'
import { type LogOptions, logResponse, logSettings } from '../../platform/http/log.ts'
import { limitPipelining } from '../../platform/http/pipelining.ts'
import { bareHeaders } from '../../platform/http/security-headers.ts'
import { isServed } from '../../platform/http/static-files.ts'
import type { TrustedProxies } from '../../platform/http/trusted-proxies.ts'
import { limitRequests } from '../../platform/limits/request-limit.ts'
import { readManifest } from '../../platform/read-manifest.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { ShopError } from '../../platform/shop-error.ts'
import type { Payments } from '../port/payments.ts'
import { sandboxRoutes } from '../providers/sandbox/sandbox-routes.ts'
import { donePage, drawFrame } from './draw-frame.tsx'
import { type FrameAssets, type FramePage, framePage } from './frame-page.tsx'
import { framePolicy } from './frame-policy.ts'
import type { FrameSite } from './purchase-urls.ts'
import { validateStored } from './validate-stored.ts'

export interface WidgetOptions {
  /** The folder of the frame's built script and style sheet. */
  readonly folder?: string | undefined
  readonly isSecure?: boolean
  readonly log?: LogOptions
  /** Requests per minute from one network; 0 for no limit. */
  readonly maxRequests?: number
  readonly maxConnections?: number
  readonly trustProxy?: TrustedProxies | undefined
}

interface FrameParams {
  readonly provider: string
  readonly reference: string
}

interface FrameQuery {
  readonly sign?: string
  readonly language?: string
  readonly storefront?: string
  readonly state?: string
}

/** Every frame inside may open the payment sheet; `frame-src` limits which frames there are. */
const SHEET_PERMISSIONS = 'payment=*'
const MAX_BODY_BYTES = 10 * 1024
const NONCE_BYTES = 16
const FILES = '/files/'

/**
 * Creates the origin on which payment widgets run, where a provider's code cannot reach the shop's
 * page, cookies or storage. It has no sessions; each address carries the signature of one payment.
 */
export async function createWidgetOrigin(
  payments: Payments,
  options: WidgetOptions = {},
): Promise<FastifyInstance> {
  const { folder, isSecure = false, log = { level: 'silent' }, trustProxy } = options
  const assets = await readFrameAssets(folder)
  const widgets = fastify({
    logger: logSettings(log),
    bodyLimit: MAX_BODY_BYTES,
    ...CONNECTION_LIMITS,
    forceCloseConnections: true,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy ?? false,
  })
  capConnections(widgets.server, { max: options.maxConnections ?? 0, trustProxy })
  limitPipelining(widgets)
  addHeaders(widgets, isSecure)
  addErrors(widgets, payments.shop)
  requireOneHost(widgets)
  widgets.addHook('onRequest', () => payments.sandbox.refresh())
  widgets.addHook('onResponse', async (request, reply) => logResponse(request, reply))
  await limitRequests(widgets, {
    max: options.maxRequests ?? 0,
    isFile: ({ url }) => url.startsWith(FILES),
  })
  if (folder !== undefined && assets)
    await widgets.register(fastifyStatic, {
      root: folder,
      prefix: FILES,
      allowedPath: isServed,
      immutable: true,
      maxAge: '1y',
    })
  addFrames(widgets, payments, assets)
  await widgets.register(sandboxRoutes, payments)
  return widgets
}

/** Adds the payment frames, and the page to which a provider sends the frame at the end. */
function addFrames(
  widgets: FastifyInstance,
  payments: Payments,
  assets: FrameAssets | undefined,
): void {
  widgets.get<{ Params: FrameParams; Querystring: FrameQuery }>(
    '/frame/:provider/:reference',
    async ({ params, query }, reply) => {
      const nonce = newNonce()
      const frameRequest = { ...params, sign: query.sign, site: siteOf(query), nonce }
      const { status, page, sources } = await drawFrame(payments, frameRequest)
      return send(reply.status(status), page, sources)
    },
  )
  // A provider may send the frame here by POST as well as by a link.
  widgets.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body.resume()
    done(null, undefined)
  })
  const done = (request: FastifyRequest<{ Querystring: FrameQuery }>, reply: FastifyReply) =>
    send(reply, drawDone(request.query))
  widgets.get('/done', done)
  widgets.post('/done', done)

  widgets.post<{ Params: FrameParams; Querystring: FrameQuery }>(
    '/frame/:provider/:reference/validate',
    ({ params, query, body }) => {
      const acceptsTerms = Object(body).acceptsTerms === true
      return validateStored(payments, { ...params, sign: query.sign, acceptsTerms })
    },
  )

  function drawDone(query: FrameQuery): FramePage {
    const state = typeof query.state === 'string' ? query.state : ''
    return donePage(payments, { state, site: siteOf(query), nonce: newNonce() })
  }

  function send(reply: FastifyReply, page: FramePage, sources?: readonly string[]) {
    const { pages } = payments.origins()
    if (page.opensSheet) reply.header('permissions-policy', SHEET_PERMISSIONS)
    reply.header('content-security-policy', framePolicy({ pages, sources, nonce: page.nonce }))
    return reply.type('text/html; charset=utf-8').send(markupOf(framePage(page, pages, assets)))
  }
}

function addHeaders(widgets: FastifyInstance, isSecure: boolean): void {
  // The policy names the pages that may embed a frame; the older header would forbid all of them.
  const { 'x-frame-options': _, ...headers } = bareHeaders(isSecure)
  widgets.addHook('onSend', async (_request, reply, payload) => {
    for (const [name, value] of Object.entries(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
    return payload
  })
}

function addErrors(widgets: FastifyInstance, shop: ShopFacts): void {
  widgets.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error)
    if (refusal.status >= 500) request.log.error({ err: error }, 'failed')
    return sendRefusal(request, reply, refusal)
  })
  widgets.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply, new ShopError(404, 'request.notfound')),
  )

  function sendRefusal(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: ShopError,
  ): FastifyReply {
    const { reason } = refusal
    const { language } = siteOf(request.query as FrameQuery)
    const message = shop.text(language)(reason.key, reason.values)
    return refusalReply(reply, refusal).send({ message })
  }
}

function siteOf({ language, storefront }: FrameQuery): FrameSite {
  return {
    language: language === 'en' ? 'en' : 'sv',
    storefront: storefront === 'professional' ? 'professional' : 'sport',
  }
}

function newNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64')
}

/** The frame's built files; undefined if the frame has not been built. */
async function readFrameAssets(folder: string | undefined): Promise<FrameAssets | undefined> {
  return folder === undefined
    ? undefined
    : ((await readManifest(folder)) as FrameAssets | undefined)
}
