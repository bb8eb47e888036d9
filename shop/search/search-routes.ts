import type { FastifyInstance, FastifyRequest } from 'fastify'
import { quickSearchSchema } from '../../src/contract/quick-search.ts'
import { withoutUnseen } from '../../src/model/plain-text.ts'
import { bodyOf } from '../platform/http/body.ts'
import { buildQuickSearchResponse, type QuickSearchSources } from './quick-search-response.ts'

/** Hits while a visitor is typing, by both parameters that clients use. */
export async function searchRoutes(
  shop: FastifyInstance,
  sources: QuickSearchSources,
): Promise<void> {
  // The words of a large shop take a while to read, so this happens before the first search.
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

/**
 * The first value, if there are several; `query[]` and the like are other parameters, which are ignored.
 */
function readParameter({ query }: FastifyRequest): string {
  const value = (query as { readonly query?: unknown }).query
  const first = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : ''
}

/** Clients that do not encode may send "100 %": such a query is used as is. */
function decodeQuery(encoded: string): string {
  try {
    return withoutUnseen(decodeURIComponent(encoded))
  } catch {
    return encoded
  }
}
