import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ArticlePicture, drawArticle } from '../../demo/drawings/draw-article.ts'
import { viewsOf } from '../../demo/drawings/views.ts'
import type { DrawingKind } from '../catalogue/catalogue.ts'
import type { Db } from '../db/schema.ts'
import { favicon } from '../pages/layout/logo.ts'
import { sitemap } from '../pages/sitemap.ts'
import { type DrawnColour, findDrawing, listAddresses } from '../queries/product-queries.ts'
import { ShopError } from '../shop-error.ts'

export interface FileRouteOptions {
  readonly db: Db
  readonly baseUrl: string | undefined
}

const FOREVER = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
/** Pictures that were drawn last; a page shows the same few hundred again and again. */
const MOST_DRAWINGS = 2000
/** `court-blue.svg`, or another side: `court-blue.back.svg`. */
const PICTURE_NAME = /^([\w-]{1,100})(?:\.(back|sole|detail))?\.svg$/

interface PictureAddress {
  readonly slug: string
  readonly picture: string
}

/** Pictures, drawn when they are first asked for; the tab's icon; and what search engines read. */
export async function fileRoutes(
  shop: FastifyInstance,
  { db, baseUrl }: FileRouteOptions,
): Promise<void> {
  const drawn = new Map<string, string>()

  shop.get<{ Params: PictureAddress; Querystring: { v?: string; size?: string } }>(
    '/images/:slug/:picture',
    async ({ params, query, url }, reply) => {
      const kept = drawn.get(url)
      if (kept) return sendSvg(reply, kept, FOREVER)
      const svg = await drawPicture(db, params, query.size === 'window' ? 'window' : 'page')
      if (!svg) throw new ShopError(404, 'request.notfound')
      if (query.v) keep(drawn, url, svg)
      return sendSvg(reply, svg, query.v ? FOREVER : 'no-cache')
    },
  )

  shop.get('/favicon.svg', (_request, reply) => sendSvg(reply, favicon(), DAY))

  shop.get('/sitemap.xml', async (request, reply) =>
    reply
      .type('application/xml')
      .header('cache-control', DAY)
      .send(sitemap(originOf(request), await listAddresses(db))),
  )

  shop.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', DAY)
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${originOf(request)}/sitemap.xml\n`),
  )

  /** A sitemap has whole addresses. Without a configured one, the one that was asked. */
  function originOf({ protocol, host }: FastifyRequest): string {
    return baseUrl ?? `${protocol}://${host}`
  }
}

/** Undefined where there is no such product, or nothing to see of its kind from that side. */
async function drawPicture(
  db: Db,
  { slug, picture }: PictureAddress,
  place: 'page' | 'window',
): Promise<string | undefined> {
  const [, colourId, side] = PICTURE_NAME.exec(picture) ?? []
  const found = colourId && (await findDrawing(db, slug, colourId))
  if (!found) return undefined
  const kind = found.drawing as DrawingKind
  const view = viewsOf(kind).find((it) => it === side)
  return side === undefined || view
    ? draw(found, { kind, place, ...(view && { view }) })
    : undefined
}

function draw(
  { hex, name, size }: DrawnColour,
  how: Pick<ArticlePicture, 'kind' | 'view' | 'place'>,
): string {
  const number = /^(\d{1,3}(?:[.,]\d)?)\s?kg\b/i.exec(size ?? name)?.[1]
  return drawArticle({ ...how, hex: hex ?? '', label: name, ...(number && { number }) })
}

function keep(drawn: Map<string, string>, url: string, svg: string): void {
  const [oldest] = drawn.size >= MOST_DRAWINGS ? drawn.keys() : []
  if (oldest !== undefined) drawn.delete(oldest)
  drawn.set(url, svg)
}

function sendSvg(reply: FastifyReply, svg: string, cacheControl: string): FastifyReply {
  return reply.type('image/svg+xml').header('cache-control', cacheControl).send(svg)
}
