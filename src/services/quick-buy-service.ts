import { type ActiveVariant, activeVariantSchema } from '../contract/quick-buy.ts'
import { encodeQuery } from '../model/url.ts'
import { request } from './http.ts'

/** The sizes of one colour, with their current stock. */
export function getActiveVariant(variantId: string, signal: AbortSignal): Promise<ActiveVariant> {
  const path = `/api/quickbuy/activevariant?variantid=${encodeQuery(variantId)}`
  return request('GET', path, activeVariantSchema, { signal })
}
