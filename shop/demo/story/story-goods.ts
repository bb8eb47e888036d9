import { sql } from 'kysely'
import type { ReceiptRow } from '../../../src/model/order.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { StoryGoods } from './story-orders.ts'

interface StoryArticle {
  readonly productId: number
  readonly articleNumber: string
  readonly name: string
  readonly size: string | null
  readonly colour: string | null
  readonly vatRate: number
  readonly price: number
  readonly businessPrice: number
}

/** Of a product of the demo, the article that there is most of. */
export async function findStoryArticle(tx: Tx, product: number | string): Promise<StoryArticle> {
  const { rows } = await sql<StoryArticle>`
    select p.id as "productId", a.number as "articleNumber", t.name, a.size, a.colour_sv as colour,
           p.vat_rate as "vatRate", coalesce(a.running_price, a.campaign_price, a.price) as price,
           coalesce(a.running_business_price, a.business_price) as "businessPrice"
      from product p
      join product_text t on t.product_id = p.id and t.lang = 'sv'
      join article a on a.product_id = p.id
      join stock s on s.article_number = a.number
     where p.code = ${`demo-${product}`}
     order by s.available desc, a.number limit 1`.execute(tx)
  const [article] = rows
  if (!article) throw new Error(`The demo has no product ${product}`)
  return article
}

/** Rows of an order, at the prices of its storefront. */
export async function storyRows(
  tx: Tx,
  goods: StoryGoods,
  storefront: Storefront,
): Promise<readonly ReceiptRow[]> {
  const rows: ReceiptRow[] = []
  for (const [product, quantity] of Object.entries(goods)) {
    const article = await findStoryArticle(tx, product)
    const price = storefront === 'sport' ? article.price : article.businessPrice
    const { articleNumber, name, size, colour, vatRate } = article
    const about = { kind: 'article', articleNumber, name, size, colour, vatRate } as const
    rows.push({ ...about, quantity, price, total: price * quantity })
  }
  return rows
}
