import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ORDER_LISTS_PATH } from '../paths/shop-paths.ts'
import type { Db } from '../platform/db/schema.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { orderListRoutes } from './order-list-routes.ts'
import { drawOrderLists } from './order-lists-page.tsx'
import { type QuickOrderOptions, quickOrderRoutes } from './quick-order-routes.ts'
import { type SuggestionSources, suggestionRoutes } from './suggestion-routes.ts'

interface AccountPageRequest {
  readonly page: PageContext
  readonly request: FastifyRequest
}

/** All routes of quick order; the account draws the page of lists. */
export async function quickOrder(
  shop: FastifyInstance,
  options: QuickOrderOptions & SuggestionSources,
): Promise<void> {
  await suggestionRoutes(shop, options)
  await quickOrderRoutes(shop, options)
  await orderListRoutes(shop, options)
}

/** The account's pages about lists, by path. */
export function orderListPages(db: Db) {
  return {
    [ORDER_LISTS_PATH]: ({ page, request }: AccountPageRequest) =>
      drawOrderLists(db, page, request.visitor),
  }
}
