import type { Cart, OrderRow } from '../../../contract/cart.ts'
import { type Charge, statedForBusiness, unitPrice, vatOf } from '../../../model/prices.ts'
import type { Db } from '../../platform/db/schema.ts'
import { addressPrefix } from '../../platform/http/request-context.ts'
import { textFor, type Visitor } from '../../platform/http/visitor.ts'
import { readCatalogueVersion } from '../../platform/shop/catalogue-version.ts'
import { deliveryVatRate } from '../../platform/shop/vat.ts'
import { CHECKOUT_PATH } from '../../platform/shop-paths.ts'
import { listExtras } from './cart-extras.ts'
import { readNotices } from './cart-notices.ts'
import { cartOwner } from './cart-owner.ts'
import {
  type CartOwner,
  type CartRow,
  findOpenCart,
  listCartRows,
  type OpenCart,
} from './cart-queries.ts'
import { describeCartRow, type RowContext } from './describe-cart-row.ts'
import { findHeldCart } from './held-cart-queries.ts'
import { clearNotices } from './merge-queries.ts'

/**
 * The visitor's cart as every call of the cart answers it. What the visitor may not see is absent.
 */
export async function viewCart(
  db: Db,
  visitor: Visitor,
  now: () => number = Date.now,
): Promise<Cart> {
  const owner = cartOwner(visitor)
  const open = owner && (await findOpenCart(db, owner))
  return describeOpenCart(db, visitor, { owner, open, now })
}

/** The same for a page that tells what a merge of carts did: once, also where it is opened again. */
export async function showCart(db: Db, visitor: Visitor): Promise<Cart> {
  const owner = cartOwner(visitor)
  const open = owner && (await findOpenCart(db, owner))
  const cart = await describeOpenCart(db, visitor, { owner, open, now: Date.now })
  if (open?.notices) await clearNotices(db, open.id)
  return cart
}

interface FoundCart {
  readonly owner: CartOwner | undefined
  readonly open: OpenCart | undefined
  readonly now: () => number
}

async function describeOpenCart(
  db: Db,
  visitor: Visitor,
  { owner, open, now }: FoundCart,
): Promise<Cart> {
  const cart = open ?? { version: now(), notices: null, id: '' }
  const lines = owner ? await findCartRows(db, owner, { visitor, cart: open }) : []
  if (lines.length === 0) return describeCart(visitor, cart, [])

  const context = { visitor, catalogueVersion: await readCatalogueVersion(db) }
  const goods = chargeRows(lines, visitor)
  const extras = await listExtras(db, lines, sumOf(goods), context)
  return {
    ...describeCart(visitor, cart, lines),
    ...describeTotals(visitor, goods, extras.charges),
    ...describeRows(cart, lines, extras.rows, context),
  }
}

/** Goods that are held for a payment are still in the cart, until they are paid. */
async function findCartRows(
  db: Db,
  owner: CartOwner,
  { visitor, cart }: { readonly visitor: Visitor; readonly cart: OpenCart | undefined },
): Promise<readonly CartRow[]> {
  const lines = cart ? await listCartRows(db, cart.id, visitor) : []
  if (lines.length > 0) return lines
  const held = await findHeldCart(db, owner)
  const heldLines = held ? await listCartRows(db, held.cartId, visitor) : []
  return heldLines.map((it) => ({ ...it, available: it.available + it.quantity }))
}

function describeCart(visitor: Visitor, { version }: OpenCart, lines: readonly CartRow[]): Cart {
  const isProfessional = visitor.storefront === 'professional'
  const text = textFor(visitor)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    quantity: String(pieces),
    currency: visitor.shop.currency,
    includesVat: !isProfessional || visitor.wantsVat === true,
    showInfo: false,
    errors: {},
    ...(CHECKOUT_PATH && { checkoutUrl: addressPrefix(visitor) + CHECKOUT_PATH }),
    hasQuotationProductInCart: lines.some(({ isQuotation }) => isQuotation === 1),
    isAuthenticated: isProfessional ? visitor.canSeePrices : visitor.customer !== undefined,
    orderRows: [],
    version,
    ...(isProfessional && {
      abovePriceText: text(abovePrice(visitor)),
    }),
    ...(visitor.canSeePrices && describeTotals(visitor, [], [])),
  }
}

function abovePrice({ canSeePrices, wantsVat, customer }: Visitor) {
  if (canSeePrices) return wantsVat ? 'price.incvat' : 'price.exvat'
  return customer ? 'price.business' : 'price.login'
}

function chargeRows(lines: readonly CartRow[], visitor: Visitor): Charge[] {
  return lines.flatMap((line) => {
    const price = unitPrice(line, visitor)
    return price === undefined ? [] : [{ total: price * line.quantity, vatRate: line.vatRate }]
  })
}

/** What the goods of a cart come to, as the storefront states their prices. */
export function sumOfGoods(lines: readonly CartRow[], visitor: Visitor): number {
  return sumOf(chargeRows(lines, visitor))
}

function describeTotals(
  visitor: Visitor,
  goods: readonly Charge[],
  extras: readonly Charge[],
): Partial<Cart> {
  if (!visitor.canSeePrices) return {}
  const { shop, language, storefront } = visitor
  const money = (amount: number) => shop.money(amount, language)
  const charges = [...goods, ...extras]
  const includesVat = storefront === 'sport'
  const vat = charges.reduce((sum, it) => sum + vatOf(it.total, it.vatRate, includesVat), 0)
  const total = visitor.wantsVat ? sumOf(charges) + vat : sumOf(charges)
  const stated = (amount: number) => statedDelivery(visitor, amount)
  const free = shop.freeDeliveryFrom(storefront)
  const missing = free === undefined ? undefined : Math.max(0, free - sumOf(goods))
  const limit = free === undefined ? undefined : stated(free)
  const left = missing === undefined ? undefined : stated(missing)
  return {
    orderTotal: money(total),
    orderTotalAmount: total,
    vat: money(vat),
    vatAmount: vat,
    ...(limit !== undefined && {
      freeShippingLimit: money(limit),
      freeShippingLimitAmount: limit,
    }),
    ...(left !== undefined && {
      amountLeftToFreeShipping: money(left),
      amountLeftToFreeShippingAmount: left,
    }),
    ...(left !== 0 && charges.length > 0 && describeDelivery(visitor, money)),
  }
}

/** What is said of the delivery, and of what is missing for a free one: at the delivery's rate. */
function statedDelivery(visitor: Visitor, amount: number): number {
  const { shop } = visitor
  return statedForBusiness(amount, deliveryVatRate(shop, shop.company.country), visitor)
}

function describeDelivery(
  visitor: Visitor,
  money: (amount: number) => string,
): Pick<Cart, 'deliveryFrom' | 'deliveryFromAmount'> {
  const amount = statedDelivery(visitor, visitor.shop.deliveryFrom(visitor.storefront))
  return { deliveryFrom: money(amount), deliveryFromAmount: amount }
}

/** What a merge cut is shown on its row, or above the rows where the row itself is gone. */
function describeRows(
  { notices }: OpenCart,
  lines: readonly CartRow[],
  extras: readonly OrderRow[],
  context: RowContext,
): Pick<Cart, 'orderRows' | 'notices'> {
  const noticesByArticle = readNotices(notices, textFor(context.visitor))
  const rows = lines.map((line) =>
    describeCartRow(line, context, noticesByArticle.get(line.articleNumber) ?? []),
  )
  const shown = new Set(lines.map((it) => it.articleNumber))
  const rest = [...noticesByArticle]
    .filter(([number]) => !shown.has(number))
    .flatMap(([, texts]) => texts)
  return { orderRows: [...rows, ...extras], ...(rest.length > 0 && { notices: rest }) }
}

function sumOf(charges: readonly Charge[]): number {
  return charges.reduce((sum, { total }) => sum + total, 0)
}
