import { FAVOURITE_IDS } from '../../model/favourites.ts'
import { fetchPage } from '../../services/page-document.ts'

/** What the page of favourites holds its goods in. */
const GOODS = '[data-favourites]'

/** The page that shows these products. */
export function favouritesUrl(listUrl: string, productIds: readonly string[]): string {
  const url = new URL(listUrl, document.baseURI)
  if (productIds.length > 0) url.searchParams.set(FAVOURITE_IDS, productIds.join())
  return url.href
}

/** The goods as that page draws them, at the prices of who asks. */
export async function fetchGoods(url: string, signal: AbortSignal): Promise<Node> {
  const goods = (await fetchPage(url, signal)).querySelector(GOODS)
  if (!goods) throw new Error(`No goods at ${url}`)
  return document.importNode(goods, true)
}
