import { readRows } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'

/** What decides, beside the goods, what a cart costs. */
export interface BegunCheckout {
  readonly orderId: string
  readonly selectedCountry: string
  readonly selectedDeliveryMethod: string | null | undefined
  readonly selectedDeliveryOption: string | null | undefined
  readonly campaignCode: string
}

const CHOICES = `
  select order_id as orderId, content ->> '$.selectedCountry' as selectedCountry,
         content ->> '$.selectedDeliveryMethod' as selectedDeliveryMethod,
         content ->> '$.selectedDeliveryOption' as selectedDeliveryOption,
         coalesce(content ->> '$.campaignCode', '') as campaignCode
    from checkout where cart_id = ?1`

/** What has been chosen in the checkout of a cart; undefined where none has been begun. */
export async function findChoices(db: Db, cartId: string): Promise<BegunCheckout | undefined> {
  return (await readRows<BegunCheckout>(db, CHOICES, [cartId]))[0]
}

const COUNTRY = `
  select country from address
   where (company_id = ?1 and address_type = 'Shipping') or customer_id = ?2
   order by company_id is null, address_type desc, created_at, id limit 1`

/** Where a customer's goods go before anything is chosen: a company's first, then the customer's own. */
export async function findBuyersCountry(
  db: Db,
  buyer: { readonly companyId: string | undefined; readonly customerId: string },
): Promise<string | undefined> {
  const asked = [buyer.companyId ?? null, buyer.customerId]
  const [found] = await readRows<{ country: string | null }>(db, COUNTRY, asked)
  return found?.country || undefined
}
