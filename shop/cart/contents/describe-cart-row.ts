import type { OrderRow } from '../../../src/contract/cart.ts'
import { formatDay } from '../../../src/i18n/dates.ts'
import { stockLevel } from '../../../src/model/article.ts'
import { laterOf } from '../../../src/model/backorder.ts'
import { stepAfter, stepAt } from '../../../src/model/price-steps.ts'
import { campaignPrice, statedForBusiness, unitPrice } from '../../../src/model/prices.ts'
import { safeUrl } from '../../../src/model/url.ts'
import { smallPicture } from '../../catalogue/picture-sizes.ts'
import { pictureUrl } from '../../catalogue/picture-url.ts'
import { pathOfProduct } from '../../paths/shop-paths.ts'
import { addressPrefix } from '../../platform/http/request-context.ts'
import { textFor, type Visitor } from '../../platform/http/visitor.ts'
import type { CartArticle, CartRow } from './cart-queries.ts'

export interface RowContext {
  readonly visitor: Visitor
  readonly catalogueVersion: number
}

/** A cart row as this visitor may see it, with what has changed since the article was added. */
export function describeCartRow(
  row: CartRow,
  context: RowContext,
  notices: readonly string[],
): OrderRow {
  const { visitor } = context
  const messages = [...notices, ...describeChanges(row, visitor)]
  return {
    rowSystemId: row.id,
    ...describeArticle(row, context),
    ...describePrice(row, visitor),
    quantity: row.quantity,
    ...describeStock(row, visitor),
    isQuotation: row.isQuotation === 1,
    isFeeRow: false,
    isServiceRow: false,
    isFreeGift: false,
    ...(messages.length > 0 && { notices: messages }),
  }
}

/** The article's public facts, without anything that only some visitors may see. */
export function describeArticle(
  article: CartArticle,
  { visitor, catalogueVersion }: RowContext,
): Pick<OrderRow, 'articleNumber' | 'name' | 'image' | 'url' | 'size' | 'color'> {
  const { slug, imageUrl, colourId, size, colour } = article
  return {
    articleNumber: article.articleNumber,
    name: article.name,
    image: smallPicture(safeUrl(imageUrl) ?? pictureUrl(slug, colourId, catalogueVersion)),
    url: addressPrefix(visitor) + pathOfProduct(slug),
    ...(size !== null && { size }),
    ...(colour !== null && { color: colour }),
  }
}

/** Announces a campaign only against the lowest price of 30 days (directive 98/6, article 6a). */
function describePrice(row: CartRow, visitor: Visitor): Partial<OrderRow> {
  const net = unitPrice(row, visitor)
  if (net === undefined) return {}
  const unit = statedForBusiness(net, row.vatRate, visitor)
  const money = (amount: number) => visitor.shop.money(amount, visitor.language)
  const campaign = campaignPrice(row, visitor)
  const lowest = row.lowestPrice ?? 0
  const isReduced = campaign !== undefined && lowest > campaign
  // Calculated like the order: the displayed amount is a part of the total, to the öre.
  const total = statedForBusiness(net * row.quantity, row.vatRate, visitor)
  const step = stepText(row, visitor)
  return {
    price: money(isReduced ? row.price : unit),
    priceAmount: isReduced ? row.price : unit,
    totalPrice: money(total),
    totalPriceAmount: total,
    ...(step && { belowPriceText: step }),
    ...(row.pieces !== undefined && { product: row.slug }),
    ...(isReduced && {
      campaignPrice: money(campaign),
      campaignPriceAmount: campaign,
      originalPrice: money(lowest),
      originalPriceAmount: lowest,
      belowPriceText: textFor(visitor)('price.lowest30', { sum: money(lowest) }),
    }),
  }
}

/** The price step of the row, and the price of more pieces of the product. */
function stepText(
  { steps = [], pieces = 1, vatRate }: CartRow,
  visitor: Visitor,
): string | undefined {
  const t = textFor(visitor)
  const [now, next] = [stepAt(steps, pieces), stepAfter(steps, pieces)]
  const money = (amount: number) =>
    visitor.shop.money(statedForBusiness(amount, vatRate, visitor), visitor.language)
  const words = [
    now && t('price.step.applies', { n: now.from }),
    next &&
      t('price.step.next', { n: next.from, sum: money(next.price), left: next.from - pieces }),
  ].filter(Boolean)
  return words.length > 0 ? words.join('. ') : undefined
}

/** The stock of an article on sale, and what of the quantity comes later, for visitors who see its price. */
function describeStock(row: CartRow, visitor: Visitor): Pick<OrderRow, 'stock' | 'fewLeft'> {
  const isShown = visitor.canSeePrices && row.isOffered === 1 && !row.isQuotation
  if (!isShown) return {}
  const text = textFor(visitor)
  const expected = row.expectedOn ? formatDay(row.expectedOn, visitor.language) : undefined
  const later = visitor.mayBackorder
    ? laterOf(row.quantity, { inStock: row.available, expected })
    : undefined
  if (later) return { stock: text(later.key, later.values), fewLeft: true }
  const level = stockLevel(row.available)
  if (level === 'in-stock') return { stock: text('size.instock') }
  if (level === 'few-left') {
    return { stock: text('stock.fewleft', { n: row.available }), fewLeft: true }
  }
  if (expected) return { stock: text('size.expected', { date: expected }) }
  return { stock: text(visitor.mayBackorder ? 'stock.backorder' : 'product.outofstock') }
}

/** The price of one piece, to compare with the last seen one, whatever the price for more pieces. */
function priceOfOne(row: CartRow, visitor: Visitor): number | undefined {
  return unitPrice(row.pieces === undefined ? row : { ...row, pieces: 1 }, visitor)
}

function describeChanges(row: CartRow, visitor: Visitor): string[] {
  const text = textFor(visitor)
  if (!row.isOffered) return [text('cart.notsold')]
  if (row.isQuotation) return [text('cart.quotation')]
  const { seenPrice, available, quantity } = row
  const price = priceOfOne(row, visitor)
  const messages: string[] = []
  if (seenPrice !== null && price !== undefined && seenPrice !== price) {
    const [a, b] = [seenPrice, price].map((it) =>
      visitor.shop.money(statedForBusiness(it, row.vatRate, visitor), visitor.language),
    )
    messages.push(text('cart.pricechanged', { a, b }))
  }
  if (available < quantity && !visitor.canSeePrices) messages.push(text('stock.notenough'))
  else if (available < quantity && !visitor.mayBackorder) {
    messages.push(
      available > 0 ? text('sizeInput.tooMany', { max: available }) : text('product.outofstock'),
    )
  }
  return messages
}
