import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { readRow, type SqlText } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { CartOwner } from './cart-owner.ts'
import { isOwnedBy, type OpenCart } from './cart-queries.ts'
import { type Fee, feesAsJson } from './fee-queries.ts'

/** The choices that affect a cart's costs besides its products. */
export interface BegunCheckout {
  readonly orderId: string
  readonly selectedCountry: string
  readonly selectedDeliveryMethod: string | null | undefined
  readonly campaignCode: string
}

const COLUMNS = `
  checkout.order_id as "orderId", content ->> 'selectedCountry' as "selectedCountry",
  content ->> 'selectedDeliveryMethod' as "selectedDeliveryMethod",
  coalesce(content ->> 'campaignCode', '') as "campaignCode"`
const CHOICES = `select ${COLUMNS} from checkout where cart_id = ?1`

/** The choices in the checkout of a cart; undefined if the visitor has not begun one. */
export function findChoices(db: Db, cartId: string): Promise<BegunCheckout | undefined> {
  return readRow(db, CHOICES, [cartId])
}

export interface ChosenCart {
  readonly cart: OpenCart
  /** How often the catalogue has changed; part of every image address. */
  readonly catalogueVersion: number
  /** All fees of the shop. */
  readonly fees: readonly Fee[]
  /** The choices in its checkout; absent if the visitor has not begun one. */
  readonly choices?: BegunCheckout
}

interface Read extends OpenCart {
  readonly catalogueVersion: number | null
  /** As JSON. */
  readonly fees: string
}

type FoundCart = Read & (BegunCheckout | { readonly orderId: null })

const chosenCart = (column: CartOwner['column']) => (d: SqlDialect) =>
  `
  select cart.id, cart.version, cart.notices, ${COLUMNS},
         (select version from catalogue_version) as "catalogueVersion",
         (${feesAsJson(d)}) as fees
    from cart left join checkout on checkout.cart_id = cart.id
   where ${isOwnedBy({ column })}`

const CHOSEN_CART = {
  session_id: chosenCart('session_id'),
  customer_id: chosenCart('customer_id'),
} as const satisfies Record<CartOwner['column'], SqlText>

/** The owner's open cart, its checkout, and what every response with a cart needs besides them. */
export async function findChosenCart(db: Db, owner: CartOwner): Promise<ChosenCart | undefined> {
  const { column, id: ownerId, storefront } = owner
  const found = await readRow<FoundCart>(db, CHOSEN_CART[column], [ownerId, storefront])
  if (!found) return undefined
  const { id, version, notices, catalogueVersion, fees, ...choices } = found
  return {
    cart: { id, version, notices },
    catalogueVersion: catalogueVersion ?? 0,
    fees: JSON.parse(fees) as Fee[],
    ...(choices.orderId !== null && { choices }),
  }
}

const COUNTRY = `
  select country from address
   where (company_id = ?1 and address_type = 'Shipping') or customer_id = ?2
   order by company_id is null, address_type desc, created_at, id limit 1`

/** The country of the default delivery address: the company's first, then the customer's own. */
export async function findBuyersCountry(
  db: Db,
  buyer: { readonly companyId: string | undefined; readonly customerId: string },
): Promise<string | undefined> {
  const buyerIds = [buyer.companyId ?? null, buyer.customerId]
  const found = await readRow<{ country: string | null }>(db, COUNTRY, buyerIds)
  return found?.country || undefined
}
