import type { OrderRow } from '../../../contract/cart.ts'
import { formatDay } from '../../../i18n/dates.ts'
import { formatMoney } from '../../../i18n/money.ts'
import { campaignPrice, unitPrice } from '../../../model/prices.ts'
import { safeUrl } from '../../../model/url.ts'
import { pictureUrl } from '../../catalogue/picture-url.ts'
import { addressPrefix } from '../../platform/http/request-context.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { serverText } from '../../platform/texts/server-text.ts'
import type { CartArticle, CartLine } from './cart-queries.ts'

export interface RowContext {
  readonly visitor: Visitor
  readonly catalogueVersion: number
}

/** From this many pieces down, the number left is told. */
const FEW_LEFT = 5

/** A row of the cart as this visitor may see it, with what has changed since it was put there. */
export function describeLine(
  line: CartLine,
  context: RowContext,
  notices: readonly string[],
): OrderRow {
  const { visitor } = context
  const told = [...notices, ...tellChanges(line, visitor)]
  return {
    rowSystemId: line.id,
    ...describeArticle(line, context),
    ...describePrice(line, visitor),
    quantity: line.quantity,
    ...describeStock(line, visitor),
    isQuotation: line.isQuotation === 1,
    isFeeRow: false,
    isServiceRow: false,
    isFreeGift: false,
    ...(told.length > 0 && { notices: told }),
  }
}

/** What the article is, without anything that not everybody may see. */
export function describeArticle(
  article: CartArticle,
  { visitor, catalogueVersion }: RowContext,
): Pick<OrderRow, 'articleNumber' | 'name' | 'image' | 'url' | 'size' | 'color'> {
  const { slug, imageUrl, colourId, size, colour } = article
  return {
    articleNumber: article.articleNumber,
    name: article.name,
    image: safeUrl(imageUrl) ?? pictureUrl(slug, colourId, catalogueVersion),
    url: `${addressPrefix(visitor)}/p/${encodeURIComponent(slug)}`,
    ...(size !== null && { size }),
    ...(colour !== null && { color: colour }),
  }
}

/** A campaign is announced only against the lowest price of 30 days (directive 98/6, article 6a). */
function describePrice(line: CartLine, visitor: Visitor): Partial<OrderRow> {
  const unit = unitPrice(line, visitor)
  if (unit === undefined) return {}
  const money = (amount: number) => formatMoney(amount, 'SEK', visitor.language)
  const campaign = campaignPrice(line, visitor)
  const lowest = line.lowestPrice ?? line.price
  const isReduced = campaign !== undefined && lowest > campaign
  const total = unit * line.quantity
  return {
    price: money(isReduced ? line.price : unit),
    priceAmount: isReduced ? line.price : unit,
    totalPrice: money(total),
    totalPriceAmount: total,
    ...(isReduced && {
      campaignPrice: money(campaign),
      campaignPriceAmount: campaign,
      originalPrice: money(lowest),
      originalPriceAmount: lowest,
      belowPriceText: serverText(visitor.language)('price.lowest30', { sum: money(lowest) }),
    }),
  }
}

/** SPEC 6: stock is told to those who see the price. */
function describeStock(line: CartLine, visitor: Visitor): Pick<OrderRow, 'stock'> {
  const isTold = visitor.canSeePrices && !line.isQuotation
  return isTold ? { stock: stockText(line, visitor) } : {}
}

function stockText(
  { available, expectedOn }: Pick<CartLine, 'available' | 'expectedOn'>,
  { language, mayBackorder }: Visitor,
): string {
  const text = serverText(language)
  if (available > FEW_LEFT) return text('size.instock')
  if (available > 0) return text('size.fewleft', { n: available })
  if (expectedOn) return text('size.expected', { date: formatDay(expectedOn, language) })
  return text(mayBackorder ? 'stock.backorder' : 'product.outofstock')
}

function tellChanges(line: CartLine, visitor: Visitor): string[] {
  const text = serverText(visitor.language)
  if (!line.isOffered || line.isQuotation) return [text('article.unavailable')]
  const { seenPrice, available, quantity } = line
  const price = unitPrice(line, visitor)
  const told: string[] = []
  if (seenPrice !== null && price !== undefined && seenPrice !== price) {
    const [a, b] = [seenPrice, price].map((it) => formatMoney(it, 'SEK', visitor.language))
    told.push(text('cart.pricechanged', { a, b }))
  }
  if (available < quantity && !visitor.canSeePrices) told.push(text('stock.notenough'))
  else if (available < quantity && !visitor.mayBackorder) {
    told.push(
      available > 0 ? text('sizeInput.tooMany', { max: available }) : text('product.outofstock'),
    )
  }
  return told
}
