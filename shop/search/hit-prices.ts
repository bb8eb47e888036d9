import { groupByProduct, type ListedArticle, listArticles } from '../catalogue/article-queries.ts'
import { shownPrice } from '../catalogue/cards/shown-price.ts'
import { unitPriceTag } from '../catalogue/cards/unit-price.ts'
import type { Db } from '../platform/db/schema.ts'
import { textFor, type Visitor } from '../platform/http/visitor.ts'
import type { HitProduct } from './search-hit-queries.ts'

/** What hits cost, by product, in the words of a card: of those whose price this visitor may see. */
export async function readHitPrices(
  db: Db,
  products: readonly HitProduct[],
  visitor: Visitor,
): Promise<Map<number, string>> {
  if (!visitor.canSeePrices) return new Map()
  const ids = products.filter((it) => !it.isQuotation).map((it) => it.id)
  const byProduct = groupByProduct(await listArticles(db, ids, visitor))
  return new Map([...byProduct].map(([id, articles]) => [id, priceText(articles, visitor)]))
}

function priceText(articles: readonly ListedArticle[], visitor: Visitor): string {
  const { shop, language, storefront, wantsVat } = visitor
  const text = textFor(visitor)
  const { amount, isFrom, perUnit } = shownPrice(articles, visitor)
  const sum = shop.money(amount, language)
  const price = isFrom ? text('price.from', { sum }) : sum
  const vat = storefront === 'professional' && text(wantsVat ? 'price.incvat' : 'price.exvat')
  const whole = vat ? `${price} ${vat}` : price
  // An option is one text, seen and heard.
  const unit = perUnit && unitPriceTag({ shop, language, t: text }, perUnit).spoken
  return unit ? `${whole} · ${unit}` : whole
}
