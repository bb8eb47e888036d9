import { readRows } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'

/** Goods of an order that are still on sale where it was placed. */
export interface OrderedGoods {
  readonly orderId: string
  readonly articleNumber: string
  readonly name: string
  readonly slug: string
  readonly imageUrl: string | null
  readonly colourId: string | null
  readonly storefront: 'sport' | 'professional'
}

const GOODS = `
  select r.order_id as orderId, r.article_number as articleNumber, r.name, product.slug,
         product.image_url as imageUrl, article.colour_id as colourId, o.storefront
    from json_each(?1) as wanted
    join orders o on o.id = wanted.value
    join order_row r on r.order_id = o.id and r.kind in ('article', 'gift')
    join article on article.number = r.article_number and article.published = 1
    join product on product.id = article.product_id and product.published = 1
     and case o.storefront when 'sport' then product.on_sport else product.on_professional end
   order by wanted.key, r.position`

/** In the order of the orders that are asked for, and of their receipts. */
export function listOrderedGoods(db: Db, orderIds: readonly string[]): Promise<OrderedGoods[]> {
  return readRows<OrderedGoods>(db, GOODS, [JSON.stringify(orderIds)])
}
