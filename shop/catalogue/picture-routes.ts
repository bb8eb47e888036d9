import type { FastifyInstance } from 'fastify'
import { BoundedCache } from '../platform/bounded-cache.ts'
import type { Db } from '../platform/db/schema.ts'
import { ShopError } from '../platform/shop-error.ts'
import type { ArticleDrawings, ArticlePicture } from './article-drawings.ts'
import type { DrawingKind } from './catalogue.ts'
import { readCatalogueVersion } from './catalogue-version.ts'
import { pictureType } from './picture-bytes.ts'
import { findFile } from './picture-queries.ts'
import { type DrawnColour, findDrawing } from './product-queries.ts'

export interface PictureRouteOptions {
  readonly db: Db
  readonly drawings: ArticleDrawings
}

/** Name of an uploaded file: part of the hash of its content. */
const FILE_NAME = /^[\w-]{10,64}\.\w{3,4}$/
const FOREVER = 'public, max-age=31536000, immutable'
/** Pages show the same few hundred pictures, of about 10 kB each. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024
/** `court-blue.svg`, or another side of it: `court-blue.back.svg`. */
const PICTURE_NAME = /^([\w-]{1,100})(?:\.(back|sole|detail))?\.svg$/

interface PictureAddress {
  readonly slug: string
  readonly picture: string
}

interface PictureQuery {
  readonly v?: unknown
  readonly size?: unknown
}

/**
 * Pictures, drawn at their first request. The cache's key is the picture alone, whatever else an address
 * contains.
 */
export async function pictureRoutes(
  shop: FastifyInstance,
  options: PictureRouteOptions,
): Promise<void> {
  const drawn = new BoundedCache<string>(MAX_CACHE_BYTES)

  shop.get<{ Params: { readonly name: string } }>('/pictures/:name', async ({ params }, reply) => {
    const { name } = params
    const type = FILE_NAME.test(name) ? pictureType(name) : undefined
    const bytes = type && (await findFile(options.db, name))
    if (!type || !bytes) throw new ShopError(404, 'request.notfound')
    return reply.type(type).header('cache-control', FOREVER).send(Buffer.from(bytes))
  })

  shop.get<{ Params: PictureAddress; Querystring: PictureQuery }>(
    '/images/:slug/:picture',
    async ({ params, query }, reply) => {
      const version = await readCatalogueVersion(options.db)
      const frame = query.size === 'window' ? 'window' : 'page'
      const key = `${version} ${frame} ${params.slug}/${params.picture}`
      const kept = drawn.get(key)
      const svg = kept ?? (await drawPicture(options, params, frame))
      if (!svg) throw new ShopError(404, 'request.notfound')
      if (!kept) drawn.set(key, svg, 2 * (key.length + svg.length))
      // A later version may have another picture.
      const isKept = query.v === String(version)
      return reply
        .type('image/svg+xml')
        .header('cache-control', isKept ? FOREVER : 'no-cache')
        .send(svg)
    },
  )
}

/** Returns undefined if the product does not exist, or its kind has no such view. */
async function drawPicture(
  { db, drawings }: PictureRouteOptions,
  { slug, picture }: PictureAddress,
  frame: 'page' | 'window',
): Promise<string | undefined> {
  const [, colourId, side] = PICTURE_NAME.exec(picture) ?? []
  const found = colourId && (await findDrawing(db, slug, colourId))
  if (!found) return undefined
  const kind = found.drawing as DrawingKind
  const view = drawings.viewsOf(kind).find((it) => it === side)
  return side === undefined || view
    ? draw(drawings, found, { kind, frame: frame, ...(view && { view }) })
    : undefined
}

function draw(
  drawings: ArticleDrawings,
  { hex, name, size }: DrawnColour,
  how: Pick<ArticlePicture, 'kind' | 'view' | 'frame'>,
): string {
  const number = /^(\d{1,3}(?:[.,]\d)?)\s?kg\b/i.exec(size ?? name)?.[1]
  return drawings.draw({ ...how, hex: hex ?? '', label: name, ...(number && { number }) })
}
