import type { FastifyInstance, FastifyRequest } from 'fastify'
import { quickSearchSchema } from '../../src/contract/quick-search.ts'
import { withoutUnseen } from '../../src/model/plain-text.ts'
import { bodyOf } from '../platform/http/body.ts'
import { buildQuickSearchResponse, type QuickSearchSources } from './quick-search-response.ts'

/** Hits while somebody types, in both ways that clients of the family ask for them. */
export async function searchRoutes(
  shop: FastifyInstance,
  sources: QuickSearchSources,
): Promise<void> {
  // The words of a large shop take a while to read: better before the first visitor asks for any.
  shop.addHook('onListen', async () => {
    void warmUp(sources).catch((error: unknown) => shop.log.error(error))
  })
  shop.post('/api/quickSearch', (request) =>
    buildQuickSearchResponse(sources, readBody(request), request.visitor),
  )
  shop.get('/api/quickSearch', (request) =>
    buildQuickSearchResponse(sources, readParameter(request), request.visitor),
  )
}

async function warmUp({ search }: QuickSearchSources): Promise<void> {
  await search.searchProducts('a', { language: 'sv', storefront: 'sport', limit: 1, offset: 0 })
}

function readBody(request: FastifyRequest): string {
  const body = bodyOf(request, quickSearchSchema)
  return typeof body === 'string' ? decodeQuery(body) : body.query
}

/** The first of several; `query[]` and the like are other parameters, and nothing of ours. */
function readParameter({ query }: FastifyRequest): string {
  const value = (query as { readonly query?: unknown }).query
  const first = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : ''
}

/** A client that does not encode may ask for "100 %": such a query is taken as it is. */
function decodeQuery(encoded: string): string {
  try {
    return withoutUnseen(decodeURIComponent(encoded))
  } catch {
    return encoded
  }
}
