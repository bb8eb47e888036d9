import { readRow, readRows, runText } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { PriceEntry } from '../lowest-price.ts'

/** The current prices of an article. */
export interface ArticlePrice {
  readonly number: string
  readonly productId: number
  /** Regular, VAT included. */
  readonly price: number
  readonly campaignPrice: number | null
  /** VAT excluded. */
  readonly businessPrice: number
  readonly vatRate: number
}

const PRICES = `
  select a.number, a.product_id as "productId", a.price, a.campaign_price as "campaignPrice",
         a.business_price as "businessPrice", p.vat_rate as "vatRate"
    from article a join product p on p.id = a.product_id`

export function findArticlePrice(db: Db | Tx, number: string): Promise<ArticlePrice | undefined> {
  return readRow(db, `${PRICES} where a.number = ?`, [number])
}

/** The prices of all articles of a product, in their order. */
export function listArticlePrices(db: Db | Tx, productId: number): Promise<ArticlePrice[]> {
  return readRows(db, `${PRICES} where a.product_id = ? order by a.position, a.number`, [productId])
}

/** The price history of an article, the oldest entry first. */
export function listPastPrices(db: Db | Tx, number: string): Promise<PriceEntry[]> {
  const text = `select valid_from as "validFrom", price from price_history
    where article_number = ? order by valid_from`
  return readRows(db, text, [number])
}

/** Adds an entry to the price history of an article. */
export async function notePrice(
  tx: Tx,
  number: string,
  { validFrom, price }: PriceEntry,
): Promise<void> {
  const text = `insert into price_history (article_number, valid_from, price) values (?, ?, ?)
    on conflict (article_number, valid_from) do update set price = excluded.price`
  await runText(tx, text, [number, validFrom, price])
}

export interface WrittenPrice
  extends Pick<ArticlePrice, 'number' | 'price' | 'campaignPrice' | 'businessPrice'> {
  readonly lowestPrice: number | null
}

export async function writePrice(tx: Tx, it: WrittenPrice): Promise<void> {
  const text = `update article
      set price = ?2, campaign_price = ?3, lowest_price = ?4, business_price = ?5
    where number = ?1`
  const { number, price, campaignPrice, lowestPrice, businessPrice } = it
  await runText(tx, text, [number, price, campaignPrice, lowestPrice, businessPrice])
}
