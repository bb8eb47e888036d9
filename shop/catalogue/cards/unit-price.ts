import { lowestUnitPrice, type UnitPrice, unitPriceOf } from '../../../src/model/unit-price.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { ListedArticle } from '../article-queries.ts'

/** What a unit of measure costs at least among some articles. */
export interface DisplayedUnitPrice extends UnitPrice {
  /** Other articles cost more by measure. */
  readonly isFrom: boolean
}

type UnitPriceContext = Pick<PageContext, 'shop' | 'language' | 't'>

/** The lowest of articles at what each costs; undefined unless all of them say how much is in them. */
export function displayedUnitPrice(
  priced: readonly { readonly article: Pick<ListedArticle, 'content'>; readonly amount: number }[],
): DisplayedUnitPrice | undefined {
  if (!priced[0]?.article.content) return undefined
  return lowestUnitPrice(
    priced.map(({ article, amount }) => article.content && unitPriceOf(amount, article.content)),
  )
}

/** `Unit price from SEK 298.89/kg`, to be seen and to be heard. */
export function unitPriceTag(page: UnitPriceContext, unitPrice: DisplayedUnitPrice) {
  const values = valuesOf(page, unitPrice)
  return { words: page.t('price.unit', values), spoken: page.t('price.unit.spoken', values) }
}

/** The same without its name, beside the price of one size. */
export function unitPriceOfSize(
  page: UnitPriceContext,
  { content }: Pick<ListedArticle, 'content'>,
  amount: number,
): { readonly unitPrice?: string; readonly unitPriceText?: string } {
  const found = content && unitPriceOf(amount, content)
  if (!found) return {}
  const values = valuesOf(page, { ...found, isFrom: false })
  return {
    unitPrice: page.t('price.unit.short', values),
    unitPriceText: page.t('price.unit.spoken', values),
  }
}

function valuesOf(page: UnitPriceContext, { amount, unit, isFrom }: DisplayedUnitPrice) {
  const sum = money(page, amount)
  return { sum: isFrom ? page.t('price.from.inside', { sum }) : sum, unit }
}

export function money(
  { shop, language }: Pick<PageContext, 'shop' | 'language'>,
  amount: number,
): string {
  return shop.money(amount, language)
}
