import type { Storefront } from './storefront.ts'

/** The properties that decide how a row is shown and what the visitor may do with it. */
export interface RowTraits {
  readonly isQuotation?: boolean
  readonly isFeeRow?: boolean
  readonly isServiceRow?: boolean
  readonly isFreeGift?: boolean
}

export interface CartTraits {
  readonly isAuthenticated?: boolean
  readonly hasQuotationProductInCart?: boolean
}

/** A quotation has no price, and a professional sees prices only when logged in. */
export function canSeePrice(row: RowTraits, cart: CartTraits, storefront: Storefront): boolean {
  return !row.isQuotation && (storefront === 'sport' || cart.isAuthenticated === true)
}

/** A visitor who may see the price may also see the stock. */
export function canSeeStock(row: RowTraits, cart: CartTraits, storefront: Storefront): boolean {
  return canSeePrice(row, cart, storefront)
}

/** The total is hidden from a visitor who has a quotation product in the cart. */
export function canSeeTotal(cart: CartTraits, storefront: Storefront): boolean {
  if (cart.isAuthenticated) return true
  return storefront === 'sport' || !cart.hasQuotationProductInCart
}

/** The total with the shop's note on its prices, such as whether they include VAT. */
export function statedTotal({
  orderTotal,
  abovePriceText,
}: {
  readonly orderTotal?: string | undefined
  readonly abovePriceText?: string | undefined
}): string | undefined {
  return orderTotal && abovePriceText ? `${orderTotal} ${abovePriceText}` : orderTotal
}

/** A free gift's quantity is plain text. */
export function hasQuantityControl(row: RowTraits): boolean {
  return !row.isFreeGift
}

/** Fee and service rows keep a quantity control, disabled. */
export function canChangeQuantity(row: RowTraits): boolean {
  return hasQuantityControl(row) && !row.isFeeRow && !row.isServiceRow
}

/** A row with a fixed quantity stays in the cart. */
export function canRemove(row: RowTraits): boolean {
  return canChangeQuantity(row)
}

/** How close the cart is to free shipping, from 0 to 1; undefined if the shop does not offer it. */
export function freeShippingShare(
  limitAmount: number | undefined,
  leftAmount: number | undefined,
): number | undefined {
  if (!limitAmount || limitAmount < 0 || leftAmount === undefined) return undefined
  return Math.min(1, Math.max(0, 1 - leftAmount / limitAmount))
}

/** The discount of a campaign code, its customers and its period. */
export interface CampaignCode {
  readonly code: string
  readonly percent: number | null
  /** In minor units, with VAT. */
  readonly amount: number | null
  readonly fromTotal: number
  readonly usesLeft: number | null
  readonly validFrom: number | null
  readonly validUntil: number | null
}
