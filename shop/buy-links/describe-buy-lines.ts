import { stepAt } from '../../src/model/price-steps.ts'
import { statedForBusiness, unitPrice } from '../../src/model/prices.ts'
import type { Message } from '../../src/model/validation.ts'
import { findFault } from '../cart/change/add-to-cart.ts'
import { cartOwner } from '../cart/contents/cart-owner.ts'
import { findOpenCart, listCartRows } from '../cart/contents/cart-queries.ts'
import { type DisplayedPrice, displayedPrice } from '../catalogue/cards/displayed-price.ts'
import { type ArticleCard, loadArticleCards } from '../catalogue/cards/load-cards.ts'
import { listProductsById } from '../catalogue/listing-queries.ts'
import type { CatalogueSite } from '../catalogue/site.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { type PageContext, priceView, seesPrices } from '../platform/pages/page-context.ts'
import type { ResolvedLine } from './resolve-lines.ts'

/** A line with its article; without one if the shop does not sell it. */
export interface BuyLineView extends ResolvedLine {
  readonly offer?: ArticleCard | undefined
  /** Why it cannot be bought; absent if it can, or the viewer may not know. */
  readonly fault?: Message | undefined
  /** How many are already in the cart, which may be the reason. */
  readonly inCart: number
  readonly price?: DisplayedPrice | undefined
  /** In minor units; absent if there is no price, or the viewer may not see it. */
  readonly total?: number | undefined
  /** The quantity of its product from which the price applies; absent where it always does. */
  readonly stepFrom?: number | undefined
}

/** Pieces in a cart, by article number. */
type InCart = ReadonlyMap<string, number>

/** Describes lines with their current prices and faults, counting what is in the cart where given. */
export async function describeBuyLines(
  db: Db,
  page: PageContext,
  site: Pick<CatalogueSite, 'version'>,
  { lines, inCart }: { readonly lines: readonly ResolvedLine[]; readonly inCart: InCart },
): Promise<readonly BuyLineView[]> {
  const offers = await loadOffers(db, page, site, lines)
  return priceLines(
    page,
    lines.map((line) => describeLine(page, line, { offers, inCart })),
  )
}

/** The pieces in the visitor's cart. */
export async function readInCart(db: Db, visitor: Visitor): Promise<InCart> {
  const owner = cartOwner(visitor)
  const cart = owner && (await findOpenCart(db, owner))
  const rows = cart ? await listCartRows(db, cart.id, visitor) : []
  return new Map(rows.map(({ articleNumber, quantity }) => [articleNumber, quantity]))
}

/** The cards of the lines' articles, by article number. */
async function loadOffers(
  db: Db,
  page: PageContext,
  site: Pick<CatalogueSite, 'version'>,
  lines: readonly ResolvedLine[],
): Promise<ReadonlyMap<string, ArticleCard>> {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
  const products = await listProductsById(db, ids, page)
  const numbers = lines.map(({ articleNumber }) => articleNumber)
  return loadArticleCards(db, page, site, { products, numbers })
}

interface LineSources {
  readonly offers: ReadonlyMap<string, ArticleCard>
  readonly inCart: InCart
}

function describeLine(page: PageContext, line: ResolvedLine, sources: LineSources): BuyLineView {
  const offer = sources.offers.get(line.articleNumber)
  const inCart = sources.inCart.get(line.articleNumber) ?? 0
  if (!offer) return { ...line, inCart, fault: { key: 'article.unavailable' } }
  // Whether a quantity is available would reveal the stock.
  if (!seesPrices(page) || offer.card.isQuotation) return { ...line, offer, inCart }
  const article = {
    isOffered: 1,
    isQuotation: 0,
    available: offer.article.available,
    inCart,
  } as const
  const buyer = { mayBackorder: page.viewer.isBusiness, canSeePrices: true }
  return { ...line, offer, inCart, fault: findFault(article, line.quantity, buyer) }
}

/** Some companies pay less for more pieces of a product, across its sizes and colours. */
function priceLines(page: PageContext, lines: readonly BuyLineView[]): readonly BuyLineView[] {
  const view = priceView(page)
  const pieces = new Map<number, number>()
  for (const { productId, quantity, inCart, fault } of lines) {
    if (productId === undefined || fault) continue
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity + inCart)
  }
  return lines.map((line) => {
    const { offer, productId, quantity } = line
    if (!offer || offer.card.isQuotation || productId === undefined) return line
    const article = { ...offer.article, pieces: pieces.get(productId) ?? quantity }
    const net = unitPrice(article, view)
    return {
      ...line,
      price: displayedPrice([article], view),
      total: net === undefined ? net : statedForBusiness(net * quantity, article.vatRate, view),
      stepFrom: stepAt(article.steps ?? [], article.pieces)?.from,
    }
  })
}
