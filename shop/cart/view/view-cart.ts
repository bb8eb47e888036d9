import type { Cart, OrderRow } from '../../../src/contract/cart.ts'
import { showsVat } from '../../../src/model/prices.ts'
import { readCatalogueVersion } from '../../catalogue/catalogue-version.ts'
import { CHECKOUT_PATH } from '../../paths/shop-paths.ts'
import type { Db } from '../../platform/db/schema.ts'
import { addressPrefix } from '../../platform/http/request-context.ts'
import { textFor, type Visitor } from '../../platform/http/visitor.ts'
import {
  type BegunCheckout,
  type ChosenCart,
  findChoices,
  findChosenCart,
} from '../contents/cart-choices-queries.ts'
import { endNotices, readNotices } from '../contents/cart-notices.ts'
import { type CartOwner, cartOwner } from '../contents/cart-owner.ts'
import type { CartRow, OpenCart } from '../contents/cart-queries.ts'
import { describeCartRow, type RowContext } from '../contents/describe-cart-row.ts'
import { findHeldCart, withHeldPieces } from '../contents/held-cart-queries.ts'
import { listRowsAndGifts, type RowsAndGifts } from '../contents/rows-and-gifts-queries.ts'
import { chargeRows, describeCosts, describeNoCosts, describeTotal } from '../costs/cart-costs.ts'
import { findExtras, listExtras } from '../costs/cart-extras.ts'
import { sumOf } from '../costs/order-sums.ts'
import { replaceNotices } from '../merge/merge-queries.ts'

/** The visitor's cart as every cart call returns it, without what the visitor may not see. */
export async function viewCart(
  db: Db,
  visitor: Visitor,
  now: () => number = Date.now,
): Promise<Cart> {
  const owner = cartOwner(visitor)
  const open = owner && (await findChosenCart(db, owner))
  return describeOpenCart(db, visitor, { owner, open, now })
}

/**
 * The same for a page that displays the notices of a merge: they end a while after their first display.
 */
export async function showCart(db: Db, visitor: Visitor, now: () => number): Promise<Cart> {
  const owner = cartOwner(visitor)
  const open = owner && (await findChosenCart(db, owner))
  const cart = await describeOpenCart(db, visitor, { owner, open, now })
  const { id, notices } = open?.cart ?? NEVER_OPENED
  const ended = notices && endNotices(notices, now())
  if (ended && ended !== notices) await replaceNotices(db, id, { from: notices, to: ended })
  return cart
}

/** The quantity and total of a cart; undefined if it has no rows. */
export async function sumUpCart(db: Db, visitor: Visitor): Promise<CartSums | undefined> {
  const owner = cartOwner(visitor)
  const open = owner && (await findChosenCart(db, owner))
  const { lines, choices, gifts } = owner
    ? await findCartRows(db, owner, { visitor, open })
    : NO_ROWS
  if (lines.length === 0) return undefined
  const context = { visitor, fees: open?.fees, allGifts: gifts }
  const { fees } = await findExtras(db, lines, sumOfArticles(lines, visitor), context)
  const costed = { choices, lines, fees, now: Date.now() }
  const { quantity, abovePriceText } = describeCart(visitor, open?.cart ?? NEVER_OPENED, lines)
  const { orderTotal } = await describeTotal(db, visitor, costed)
  return { quantity, orderTotal, abovePriceText }
}

type CartSums = Pick<Cart, 'quantity' | 'orderTotal' | 'abovePriceText'>

/**
 * Version zero, as no change has happened. With a version of its own (the time, say), a response from
 * before the first article was added could pass for a newer cart than the one that contains it.
 */
const NEVER_OPENED: OpenCart = { version: 0, notices: null, id: '' }

interface FoundCart {
  readonly owner: CartOwner | undefined
  readonly open: ChosenCart | undefined
  readonly now: () => number
}

async function describeOpenCart(
  db: Db,
  visitor: Visitor,
  { owner, open, now }: FoundCart,
): Promise<Cart> {
  const cart = open?.cart ?? NEVER_OPENED
  const found = owner ? await findCartRows(db, owner, { visitor, open }) : NO_ROWS
  const { lines, choices, gifts } = found
  if (lines.length === 0) return describeCart(visitor, cart, [])

  const catalogueVersion = open?.catalogueVersion ?? (await readCatalogueVersion(db))
  const context = { visitor, catalogueVersion, fees: open?.fees, allGifts: gifts }
  const extras = await listExtras(db, lines, sumOfArticles(lines, visitor), context)
  const costed = { choices, lines, fees: extras.fees, now: now() }
  return {
    ...describeCart(visitor, cart, lines),
    ...(await describeCosts(db, visitor, costed)),
    ...describeRows(cart, lines, extras.rows, { ...context, now: now() }),
  }
}

interface FoundRows extends RowsAndGifts {
  readonly choices?: BegunCheckout | undefined
}

const NO_ROWS: FoundRows = { lines: [], gifts: [] }

/** The rows of the open cart, or those of an unpaid held order, which still show in the cart. */
async function findCartRows(
  db: Db,
  owner: CartOwner,
  { visitor, open }: { readonly visitor: Visitor; readonly open: ChosenCart | undefined },
): Promise<FoundRows> {
  const own = open ? await listRowsAndGifts(db, open.cart.id, visitor) : NO_ROWS
  if (open && own.lines.length > 0) return { choices: open.choices, ...own }
  const held = await findHeldCart(db, owner)
  if (!held) return NO_ROWS
  const { lines, gifts } = await listRowsAndGifts(db, held.cartId, visitor)
  const returned = await withHeldPieces(db, held.orderId, lines)
  return { choices: await findChoices(db, held.cartId), lines: returned, gifts }
}

function describeCart(visitor: Visitor, { version }: OpenCart, lines: readonly CartRow[]): Cart {
  const isProfessional = visitor.storefront === 'professional'
  const text = textFor(visitor)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    quantity: String(pieces),
    currency: visitor.shop.currency,
    includesVat: showsVat(visitor),
    showInfo: false,
    errors: {},
    checkoutUrl: addressPrefix(visitor) + CHECKOUT_PATH,
    hasQuotationProductInCart: lines.some(({ isQuotation }) => isQuotation === 1),
    isAuthenticated: isProfessional ? visitor.canSeePrices : visitor.customer !== undefined,
    orderRows: [],
    version,
    ...(isProfessional && {
      abovePriceText: text(abovePrice(visitor)),
    }),
    ...(lines.length === 0 && describeNoCosts(visitor)),
  }
}

function abovePrice({ canSeePrices, wantsVat, customer }: Visitor) {
  if (canSeePrices) return wantsVat ? 'price.incvat' : 'price.exvat'
  return customer ? 'price.business' : 'price.login'
}

/** The total of a cart's products, as the storefront states prices. */
export function sumOfArticles(lines: readonly CartRow[], visitor: Visitor): number {
  return sumOf(chargeRows(lines, visitor))
}

/** Shows what a merge cut on its row, or above the rows if the row itself is gone. */
function describeRows(
  { notices }: OpenCart,
  lines: readonly CartRow[],
  extras: readonly OrderRow[],
  context: RowContext & { readonly now: number },
): Pick<Cart, 'orderRows' | 'notices'> {
  const names = new Map(lines.map((it) => [it.articleNumber, it.name]))
  const { visitor, now } = context
  const noticesByArticle = readNotices(notices, { text: textFor(visitor), names, now })
  const rows = lines.map((line) =>
    describeCartRow(line, context, noticesByArticle.get(line.articleNumber) ?? []),
  )
  const articleNumbers = new Set(lines.map((it) => it.articleNumber))
  const rest = [...noticesByArticle]
    .filter(([number]) => !articleNumbers.has(number))
    .flatMap(([, texts]) => texts)
  return { orderRows: [...rows, ...extras], ...(rest.length > 0 && { notices: rest }) }
}
