import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MAX_VARIANT_ID } from '../../../src/contract/quick-buy.ts'
import type { Db } from '../../platform/db/schema.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { viewVariant } from './view-variant.ts'

/**
 * `<productCode>:<colourId>` or an article number: letters, digits and a few separators, but no paths or
 * query strings.
 */
const VARIANT_ID = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M} ._+:-]*[\p{L}\p{N}\p{M}])?$/u

/** The sizes of a product in one colour that can be bought. */
export async function quickBuyRoutes(
  shop: FastifyInstance,
  { db }: { readonly db: Db },
): Promise<void> {
  shop.get('/api/quickbuy/activevariant', (request) =>
    viewVariant(db, request.visitor, readVariantId(request)),
  )
}

function readVariantId({ query }: FastifyRequest): string {
  const { variantId, variantid = variantId } = query as Readonly<Record<string, unknown>>
  const isId =
    typeof variantid === 'string' &&
    variantid.length <= MAX_VARIANT_ID &&
    VARIANT_ID.test(variantid)
  if (!isId) throw new ShopError(400, 'request.unreadable')
  return variantid
}
