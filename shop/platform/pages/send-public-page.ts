import type { FastifyReply, FastifyRequest } from 'fastify'
import { bestEncoding } from '../http/accept-encoding.ts'
import { entityTag, matchesTag } from '../http/entity-tag.ts'
import type { CachedPage } from './page-cache.ts'
import { publicPage } from './public-page.ts'

/** Shared caches revalidate after this time; */
const FRESH_SECONDS = 15
/** while they do, they may send the old page for this much longer. */
const STALE_SECONDS = 45
const NOT_KEPT = 'private, no-cache'

export interface PublishOptions {
  readonly now: () => number
  /** Whether the shop has a configured address. Without one, pages contain the requested host: no caching. */
  readonly hasAddress: boolean
}

/** Sends the same bytes to everybody without a session, and sets how long caches may keep them. */
export async function sendPublicPage(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: CachedPage,
  publishing: PublishOptions,
): Promise<FastifyReply> {
  kept.forAll ??= publicPage(kept.forNobody)
  const { etag } = kept.forAll
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cachingOf(kept, publishing),
    vary: 'Cookie, Accept-Encoding',
    etag,
  })
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.status(304).send()
  const encoding = bestEncoding(request.headers['accept-encoding'])
  if (!encoding) return reply.send(kept.forNobody)
  return reply.header('content-encoding', encoding).send(await kept.forAll.compressed(encoding))
}

/** No cache may show the page after something on it has expired. */
function cachingOf({ endsAt }: CachedPage, publishing: PublishOptions): string {
  const { left, fresh } = freshness(endsAt, publishing)
  if (fresh === 0) return NOT_KEPT
  const stale = Math.min(STALE_SECONDS, left - fresh)
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`
}

function freshness(endsAt: number, { now, hasAddress }: PublishOptions) {
  const left = hasAddress ? Math.max(Math.floor((endsAt - now()) / 1000), 0) : 0
  return { left, fresh: Math.min(FRESH_SECONDS, left) }
}

interface PublicJson {
  readonly text: string
  /** As for pages; expired content is only for the viewer's browser, which revalidates before each use. */
  readonly endsAt: number
}

/**
 * Sends public data for tags. Browsers keep it too, since many pages of one visit show the same tags.
 */
export function sendPublicJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, endsAt }: PublicJson,
  publishing: PublishOptions,
): FastifyReply {
  const { fresh } = freshness(endsAt, publishing)
  const etag = entityTag(text)
  reply.headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': fresh > 0 ? `public, max-age=${fresh}` : NOT_KEPT,
    vary: 'Origin, Cookie, request-context, litium-request-context',
    etag,
  })
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.send(text)
}
