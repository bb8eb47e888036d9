import type { ArticleToAdd, Cart } from '../../../src/contract/cart.ts'
import { sizeFieldKey } from '../../../src/contract/error-body.ts'
import { MAX_CART_ROWS, MAX_QUANTITY } from '../../../src/model/limits.ts'
import { unitPrice } from '../../../src/model/prices.ts'
import type { Message } from '../../../src/model/validation.ts'
import { countStep } from '../../measurement/count-step.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { saveSession } from '../../platform/http/session-queries.ts'
import type { StoredVisitor, Visitor } from '../../platform/http/visitor.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { cartOwner } from '../contents/cart-owner.ts'
import { type CartArticle, findWanted } from '../contents/cart-queries.ts'
import { addRow, countRows, openCart } from '../contents/cart-writes.ts'
import { viewCart } from '../view/view-cart.ts'

/** Adds all of the articles to the visitor's cart, or refuses with what is wrong with each. */
export async function addToCart(
  tx: Tx,
  visitor: StoredVisitor,
  articles: readonly ArticleToAdd[],
  now: number = Date.now(),
): Promise<Cart> {
  const cartId = await takeCart(tx, visitor, now)
  const quantities = sumByArticle(articles)
  const found = await findWanted(tx, cartId, [...quantities.keys()], visitor)
  const articlesByNumber = new Map(found.map((it) => [it.articleNumber, it]))
  const refusals = articles.flatMap(({ articleNumber, fieldId }) => {
    const fault = findFault(
      articlesByNumber.get(articleNumber),
      quantities.get(articleNumber) ?? 0,
      visitor,
    )
    return fault ? [[sizeFieldKey(fieldId ?? articleNumber), fault] as const] : []
  })
  if (refusals.length > 0) throw articlesRefusal(refusals)

  for (const article of found) {
    await addRow(tx, cartId, {
      articleNumber: article.articleNumber,
      quantity: quantities.get(article.articleNumber) ?? 0,
      seenPrice: unitPrice(article, visitor) ?? null,
    })
  }
  if (found.some(({ inCart }) => inCart === 0)) await refuseOverfull(tx, cartId)
  await countStep(tx, visitor, 'added', now)
  return viewCart(tx, visitor)
}

/** Refuses, and thereby rolls back, a change that puts more rows in the cart than it can hold. */
export async function refuseOverfull(tx: Tx, cartId: string): Promise<void> {
  if ((await countRows(tx, cartId)) <= MAX_CART_ROWS) return
  throw new ShopError(400, { key: 'cart.full', values: { max: MAX_CART_ROWS } })
}

/** The visitor's open cart, created if there is none. The first statement is a write. */
export async function takeCart(tx: Tx, visitor: StoredVisitor, now: number): Promise<string> {
  const { session } = visitor
  if (!session.isStored) await saveSession(tx, session.id, now)
  const owner = cartOwner(visitor)
  if (!owner) throw new Error('A kept visitor has a session')
  return openCart(tx, owner, now)
}

type Judged = Pick<CartArticle, 'isOffered' | 'isQuotation' | 'available'>

/** Why the cart cannot hold this quantity of the article; undefined where it can. */
export function findFault(
  article: (Judged & { readonly inCart: number }) | undefined,
  quantity: number,
  { mayBackorder, canSeePrices }: Pick<Visitor, 'mayBackorder' | 'canSeePrices'>,
): Message | undefined {
  // Unknown articles look like those not sold here, so that nobody learns of upcoming products.
  if (!article?.isOffered) return { key: 'article.unavailable' }
  const total = article.inCart + quantity
  // Articles sold by quotation are not limited by stock: the shop replies with what it can deliver.
  const max =
    mayBackorder || article.isQuotation ? MAX_QUANTITY : Math.min(article.available, MAX_QUANTITY)
  if (total <= max) return undefined
  if (max === MAX_QUANTITY) return { key: 'quantity.toobig', values: { max } }
  // A refusal must not reveal the stock to visitors who may not see it.
  if (!canSeePrices) return { key: 'stock.notenough' }
  return max === 0 ? { key: 'product.outofstock' } : { key: 'sizeInput.tooMany', values: { max } }
}

function sumByArticle(articles: readonly ArticleToAdd[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { articleNumber, quantity } of articles) {
    sums.set(articleNumber, (sums.get(articleNumber) ?? 0) + quantity)
  }
  return sums
}

function articlesRefusal(refusals: readonly (readonly [string, Message])[]): ShopError {
  const [first] = refusals
  const messages = new Map(refusals.map(([, it]) => [JSON.stringify(it), it]))
  return new ShopError(400, first?.[1] ?? 'genericerror', {
    errorsList: Object.fromEntries(refusals),
    articles: [...messages.values()],
  })
}
