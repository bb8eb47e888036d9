import { PRODUCT_IDS, PRODUCT_LIMIT } from '../model/product-ids.ts'
import { fetchPart } from '../services/page-document.ts'

/** The page that shows these products, so many at most. */
export function productsUrl(
  listUrl: string,
  productIds: readonly string[],
  most: number | undefined = undefined,
): string {
  const url = new URL(listUrl, document.baseURI)
  url.searchParams.set(PRODUCT_IDS, productIds.join())
  if (most !== undefined) url.searchParams.set(PRODUCT_LIMIT, String(most))
  return url.href
}

/** What a page holds its goods in, as it draws them, at the prices of who asks. */
export async function fetchGoods(
  url: string,
  selector: string,
  signal: AbortSignal,
): Promise<HTMLElement> {
  const goods = await fetchPart(url, selector, signal)
  if (!goods) throw new Error(`No goods at ${url}`)
  return goods
}
