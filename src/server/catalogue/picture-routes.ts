import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../platform/db/schema.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import type { ArticleDrawings, ArticlePicture } from './article-drawings.ts'
import type { DrawingKind } from './catalogue.ts'
import { type DrawnColour, findDrawing } from './product-queries.ts'

export interface PictureRouteOptions {
  readonly db: Db
  readonly drawings: ArticleDrawings
}

const FOREVER = 'public, max-age=31536000, immutable'
/** Pictures that were drawn last; a page shows the same few hundred again and again. */
const MAX_DRAWINGS = 2000
/** `court-blue.svg`, or another side: `court-blue.back.svg`. */
const PICTURE_NAME = /^([\w-]{1,100})(?:\.(back|sole|detail))?\.svg$/

interface PictureAddress {
  readonly slug: string
  readonly picture: string
}

/** Pictures, drawn when they are first asked for. */
export async function pictureRoutes(
  shop: FastifyInstance,
  { db, drawings }: PictureRouteOptions,
): Promise<void> {
  const drawn = new Map<string, string>()

  shop.get<{ Params: PictureAddress; Querystring: { v?: string; size?: string } }>(
    '/images/:slug/:picture',
    async ({ params, query, url }, reply) => {
      const kept = drawn.get(url)
      if (kept) return sendSvg(reply, kept, FOREVER)
      const svg = await drawPicture(
        { db, drawings },
        params,
        query.size === 'window' ? 'window' : 'page',
      )
      if (!svg) throw new ShopError(404, 'request.notfound')
      if (query.v) keep(drawn, url, svg)
      return sendSvg(reply, svg, query.v ? FOREVER : 'no-cache')
    },
  )
}

/** Undefined where there is no such product, or nothing to see of its kind from that side. */
async function drawPicture(
  { db, drawings }: PictureRouteOptions,
  { slug, picture }: PictureAddress,
  place: 'page' | 'window',
): Promise<string | undefined> {
  const [, colourId, side] = PICTURE_NAME.exec(picture) ?? []
  const found = colourId && (await findDrawing(db, slug, colourId))
  if (!found) return undefined
  const kind = found.drawing as DrawingKind
  const view = drawings.viewsOf(kind).find((it) => it === side)
  return side === undefined || view
    ? draw(drawings, found, { kind, place, ...(view && { view }) })
    : undefined
}

function draw(
  drawings: ArticleDrawings,
  { hex, name, size }: DrawnColour,
  how: Pick<ArticlePicture, 'kind' | 'view' | 'place'>,
): string {
  const number = /^(\d{1,3}(?:[.,]\d)?)\s?kg\b/i.exec(size ?? name)?.[1]
  return drawings.draw({ ...how, hex: hex ?? '', label: name, ...(number && { number }) })
}

function keep(drawn: Map<string, string>, url: string, svg: string): void {
  const [oldest] = drawn.size >= MAX_DRAWINGS ? drawn.keys() : []
  if (oldest !== undefined) drawn.delete(oldest)
  drawn.set(url, svg)
}

function sendSvg(reply: FastifyReply, svg: string, cacheControl: string): FastifyReply {
  return reply.type('image/svg+xml').header('cache-control', cacheControl).send(svg)
}
