import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isKnownTag } from '../platform/http/entity-tag.ts'

/** The calls that pages and clients make, as an OpenAPI document; read when it is asked for first. */
export async function openApiRoutes(shop: FastifyInstance): Promise<void> {
  let read: Promise<{ readonly text: string; readonly etag: string }> | undefined

  shop.get('/api/openapi.json', async (request, reply) => {
    read ??= readDocument()
    const { text, etag } = await read
    reply.header('etag', etag)
    if (isKnownTag(request.headers['if-none-match'], etag)) return reply.status(304).send()
    return reply.type('application/json; charset=utf-8').send(text)
  })
}

async function readDocument() {
  const { default: document } = await import('../../types/openapi.json')
  const text = JSON.stringify(document)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { text, etag: `"${hash}"` }
}
