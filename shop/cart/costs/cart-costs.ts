import type { Cart } from '../../../src/contract/cart.ts'
import { type Charge, showsVat, statedForBusiness, unitPrice } from '../../../src/model/prices.ts'
import { homeCountry, priceSettled } from '../../delivery/usual-delivery.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { deliveryVatRate, namesVat, vatRateIn } from '../../platform/shop/vat.ts'
import { type BegunCheckout, findBuyersCountry } from '../contents/cart-choices-queries.ts'
import type { CartRow } from '../contents/cart-queries.ts'
import type { CountedFee } from './cart-extras.ts'
import { countSums, type OrderSums, sumOf } from './order-sums.ts'
import { sumLines, weightOf } from './sum-lines.ts'

interface CostedCart {
  /** Absent if the visitor has not begun a checkout. */
  readonly choices: BegunCheckout | undefined
  readonly lines: readonly CartRow[]
  readonly fees: readonly CountedFee[]
  readonly now: number
}

interface Costs {
  readonly sums: OrderSums
  readonly items: readonly Charge[]
  readonly fees: readonly (Charge & CountedFee)[]
  readonly campaignCode: string
  readonly delivery: ReturnType<typeof priceSettled>
}

/** The costs of a cart, calculated like its checkout, and its message about free delivery. */
export async function describeCosts(
  db: Db,
  visitor: Visitor,
  cart: CostedCart,
): Promise<Partial<Cart>> {
  if (!visitor.canSeePrices) return {}
  const costs = await countCosts(db, visitor, cart)
  const { sums } = costs
  return {
    ...describeSum(visitor, sums),
    ...(!isChargedAnyway(visitor, costs) && describeFreeDelivery(visitor, sums.itemsTotal)),
    ...(costs.items.length > 0 && { sums: describeLines(visitor, costs) }),
  }
}

/** Only the total of a cart. */
export async function describeTotal(
  db: Db,
  visitor: Visitor,
  cart: CostedCart,
): Promise<Partial<Cart>> {
  if (!visitor.canSeePrices) return {}
  return describeSum(visitor, (await countCosts(db, visitor, cart)).sums)
}

/** The costs of an empty cart: its total, and the limit for free delivery. */
export function describeNoCosts(visitor: Visitor): Partial<Cart> {
  if (!visitor.canSeePrices) return {}
  return {
    ...describeSum(visitor, { total: 0, vatTotal: 0 }),
    ...describeFreeDelivery(visitor, 0),
  }
}

/** The total of each line, with or without VAT as the storefront states prices. */
export function chargeRows(lines: readonly CartRow[], visitor: Visitor): Charge[] {
  return lines.flatMap((line) => {
    const price = unitPrice(line, visitor)
    return price === undefined ? [] : [{ total: price * line.quantity, vatRate: line.vatRate }]
  })
}

async function countCosts(
  db: Db,
  visitor: Visitor,
  { lines, now, ...found }: CostedCart,
): Promise<Costs> {
  const { shop, language, storefront } = visitor
  const choices = found.choices ?? (await beginChoices(db, visitor))
  const { orderId, campaignCode, selectedCountry: country } = choices
  const taxed = <Rated extends Charge>(it: Rated): Rated => {
    const vatRate = vatRateIn(shop, it.vatRate, country)
    return vatRate === it.vatRate ? it : { ...it, vatRate }
  }
  const items = chargeRows(lines, visitor).map(taxed)
  const fees = found.fees.map((it) =>
    taxed({ ...it, total: it.amount * it.quantity, vatRate: it.fee.vatRate }),
  )
  const itemsTotal = sumOf(items)
  const weight = weightOf(lines)
  const parcel = { shop, country, zipCode: '', weight, itemsTotal, language, storefront }
  const method = choices.selectedDeliveryMethod ?? ''
  const delivery = items.length > 0 ? priceSettled({ ...parcel, method }) : undefined
  const charged = { orderId, code: campaignCode, items, fees, delivery, now }
  return { sums: await countSums(db, visitor, charged), items, fees, campaignCode, delivery }
}

/** The choices that a new checkout would begin with. */
async function beginChoices(db: Db, { shop, customer, company }: Visitor): Promise<BegunCheckout> {
  const buyer = customer && { customerId: customer.id, companyId: company?.id }
  const country = buyer && (await findBuyersCountry(db, buyer))
  return {
    orderId: '',
    selectedCountry: country ?? homeCountry(shop),
    selectedDeliveryMethod: null,
    campaignCode: '',
  }
}

function describeSum(
  visitor: Visitor,
  { total, vatTotal }: Pick<OrderSums, 'total' | 'vatTotal'>,
): Partial<Cart> {
  const { shop, language } = visitor
  const money = (amount: number) => shop.money(amount, language)
  const includesVat = showsVat(visitor)
  const stated = includesVat ? total : total - vatTotal
  return {
    orderTotal: money(stated),
    orderTotalAmount: stated,
    ...(namesVat(shop, { vatTotal, includesVat }) && { vat: money(vatTotal) }),
    vatAmount: vatTotal,
  }
}

/**
 * Whether a fee or a paid method charges for delivery even above the limit; then none is promised free.
 */
function isChargedAnyway(
  { shop, storefront }: Visitor,
  { sums: { itemsTotal, deliveryTotal }, fees }: Costs,
): boolean {
  if (fees.some(({ fee }) => fee.rule === 'bulky')) return true
  return deliveryTotal > 0 && itemsTotal >= (shop.freeDeliveryFrom(storefront) ?? 0)
}

function describeFreeDelivery(visitor: Visitor, itemsTotal: number): Partial<Cart> {
  const { shop, language, storefront } = visitor
  const from = shop.freeDeliveryFrom(storefront)
  if (from === undefined) return {}
  const missing = Math.max(0, from - itemsTotal)
  const rate = deliveryVatRate(shop, shop.company.country)
  const [limit, left] = [from, missing].map((it) => statedForBusiness(it, rate, visitor))
  const money = (amount = 0) => shop.money(amount, language)
  return {
    freeShippingLimit: money(limit),
    freeShippingLimitAmount: limit,
    amountLeftToFreeShipping: money(left),
    amountLeftToFreeShippingAmount: left,
  }
}

function describeLines(
  visitor: Visitor,
  { sums, items, fees, campaignCode, delivery }: Costs,
): Cart['sums'] {
  const stated = ({ total, vatRate }: Charge) => statedForBusiness(total, vatRate, visitor)
  return sumLines(visitor, {
    itemsTotal: items.reduce((sum, it) => sum + stated(it), 0),
    fees: fees.map((it) => ({ name: it.name, total: stated(it) })),
    discountTotal: sums.discountTotal,
    campaignCode,
    delivery: delivery && {
      name: delivery.name,
      total: stated({ total: delivery.statedPrice, vatRate: delivery.vatRate }),
    },
    includesVat: showsVat(visitor),
  })
}
