import { lowestUnitPrice, type UnitPrice, unitPriceOf } from '../../../src/model/unit-price.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { ListedArticle } from '../article-queries.ts'

/** The lowest unit price of some articles. */
export interface DisplayedUnitPrice extends UnitPrice {
  /** Whether other articles have a higher unit price. */
  readonly isFrom: boolean
}

type UnitPriceContext = Pick<PageContext, 'shop' | 'language' | 't'>

/**
 * The lowest unit price of articles at these prices; undefined unless all of them state their content.
 */
export function displayedUnitPrice(
  priced: readonly { readonly article: Pick<ListedArticle, 'content'>; readonly amount: number }[],
): DisplayedUnitPrice | undefined {
  if (!priced[0]?.article.content) return undefined
  return lowestUnitPrice(
    priced.map(({ article, amount }) => article.content && unitPriceOf(amount, article.content)),
  )
}

/** `Unit price from SEK 298.89/kg`, as text and for screen readers. */
export function unitPriceTag(page: UnitPriceContext, unitPrice: DisplayedUnitPrice) {
  const values = valuesOf(page, unitPrice)
  return { words: page.t('price.unit', values), spoken: page.t('price.unit.spoken', values) }
}

/** The same without its label, beside the price of one size. */
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
