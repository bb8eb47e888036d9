import { parse } from 'valibot'
import type { CheckoutContent } from '../../../../shop/checkout/current/content.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { checkoutSchema } from '../../../../src/contract/checkout.ts'
import { BUYER } from '../../../helpers/checkout.ts'

/** The article that every buyer orders. */
export const HOT = 'LAST-1'
const BATCH = 500

/** Creates buyers who are ready to order, each with one piece of the same article in the cart. */
export async function makeBuyers(
  db: Db,
  { buyers, units }: { readonly buyers: number; readonly units: number },
  pays: 'prepay' | 'card',
): Promise<string[]> {
  await db
    .updateTable('stock')
    .set({ available: units })
    .where('article_number', '=', HOT)
    .execute()
  const ids = Array.from({ length: buyers }, (_, it) => `order-${it}`)
  for (let start = 0; start < buyers; start += BATCH) {
    await makeBatch(db, ids.slice(start, start + BATCH), pays)
  }
  return ids
}

async function makeBatch(db: Db, ids: readonly string[], pays: string): Promise<void> {
  const at = { created_at: 0, changed_at: 0 }
  const carts = ids.map((id) => ({
    ...at,
    id: `cart-${id}`,
    session_id: `session-${id}`,
    storefront: 'sport' as const,
  }))
  const rows = ids.map((id) => ({
    id: `row-${id}`,
    cart_id: `cart-${id}`,
    article_number: HOT,
    quantity: 1,
    position: 1,
  }))
  const checkouts = ids.map((id) => ({
    ...at,
    order_id: id,
    cart_id: `cart-${id}`,
    content: JSON.stringify(contentOf(id, pays)),
  }))
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('cart').values(carts).execute()
    await tx.insertInto('cart_row').values(rows).execute()
    await tx.insertInto('checkout').values(checkouts).execute()
  })
}

function contentOf(id: string, pays: string): CheckoutContent {
  const { acceptTermsOfCondition, ...typed } = BUYER
  const kept = { ...parse(checkoutSchema, {}), ...typed }
  const own = { isAccepted: true, language: 'sv', sessionId: `session-${id}` } as const
  return { ...kept, ...own, selectedPaymentMethod: pays }
}
