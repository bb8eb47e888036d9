import type { FastifyReply, FastifyRequest } from 'fastify'
import { bestEncoding } from '../http/accept-encoding.ts'
import { isKnownTag } from '../http/entity-tag.ts'
import type { CachedPage } from './page-cache.ts'
import { publicPage } from './public-page.ts'

/** Shared caches ask again after so many seconds; */
const FRESH_SECONDS = 15
/** so much longer, they may show what they have while they do. */
const STALE_SECONDS = 45

export interface Publishing {
  readonly now: () => number
  /** Whether the addresses in pages are those that people use: else no cache may mix them up. */
  readonly hasAddress: boolean
}

/** Sends the same bytes to everybody who has no session, and says how long others may keep them. */
export async function sendPublicPage(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: CachedPage,
  publishing: Publishing,
): Promise<FastifyReply> {
  kept.forAll ??= publicPage(kept.forNobody)
  const { etag } = kept.forAll
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cachingOf(kept, publishing),
    vary: 'Cookie, Accept-Encoding',
    etag,
  })
  if (isKnownTag(request.headers['if-none-match'], etag)) return reply.status(304).send()
  const encoding = bestEncoding(request.headers['accept-encoding'])
  if (!encoding) return reply.send(kept.forNobody)
  return reply.header('content-encoding', encoding).send(await kept.forAll.compressed(encoding))
}

/** No cache shows it past the moment when something on it ends. */
function cachingOf({ endsAt }: CachedPage, { now, hasAddress }: Publishing): string {
  const left = Math.floor((endsAt - now()) / 1000)
  if (!hasAddress || left < 1) return 'private, no-cache'
  const fresh = Math.min(FRESH_SECONDS, left)
  const stale = Math.min(STALE_SECONDS, left - fresh)
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`
}
