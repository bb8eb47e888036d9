import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { readRows, runText } from '../../platform/db/read-rows.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { articleUpsert } from '../article-upsert.ts'

const STORE_PRODUCTS = `
  insert into product (id, code, slug, brand, gender, drawing, image_url, manufacturer, is_quotation,
    is_bulky, vat_rate, on_sport, on_professional, created_at, new_until, main_category_id,
    min_price, max_price, min_business_price, has_campaign, source, content_hash,
    energy_class, energy_label_url, energy_sheet_url)
  select id, code, slug, brand, gender, drawing, image_url, manufacturer, is_quotation,
    is_bulky, vat_rate, on_sport, on_professional, created_at, new_until, main_category_id,
    min_price, max_price, min_business_price, has_campaign, source, content_hash,
    energy_class, energy_label_url, energy_sheet_url
    from product_row where is_new = 1`

const changeProducts = (which: string, following = '') => `
  update product set ${following} brand = s.brand, gender = s.gender, drawing = s.drawing,
    image_url = s.image_url, manufacturer = s.manufacturer, is_quotation = s.is_quotation,
    is_bulky = s.is_bulky, vat_rate = s.vat_rate, on_sport = s.on_sport,
    on_professional = s.on_professional, main_category_id = s.main_category_id,
    new_until = case when s.keeps_new_until = 1 then product.new_until else s.new_until end,
    min_price = s.min_price, max_price = s.max_price, has_campaign = s.has_campaign,
    min_business_price = s.min_business_price, content_hash = s.content_hash,
    energy_class = s.energy_class, energy_label_url = s.energy_label_url,
    energy_sheet_url = s.energy_sheet_url
    from product_row s ${which} where s.id = product.id and s.is_new = 0`

// A product with new search words points to its new document; the other products' documents stay.
const CHANGE_PRODUCTS = [
  changeProducts('join document d on d.product_id = s.id', 'document_id = d.id,'),
  `${changeProducts('')}
     and not exists (select 1 from document d where d.product_id = s.id)`,
]

const STORE_TEXTS = `
  insert into product_text (product_id, lang, name, description, trait, type, material)
  select product_id, lang, name, description, trait, type, material
    from text_row s where not exists (select 1 from stored_product p where p.id = s.product_id)
  on conflict (product_id, lang) do update set
    name = excluded.name, description = excluded.description, trait = excluded.trait,
    type = excluded.type, material = excluded.material`

const ofProducts = (column: string) =>
  `(select id from product_row where is_new = 0 and ${column} = 1)`

const STORE_CATEGORIES = [
  `delete from product_category where product_id in ${ofProducts('categories_differ')}`,
  `insert into product_category (product_id, category_id, is_main)
   select product_id, category_id, is_main from category_row`,
]

const STORE_PICTURES = [
  `delete from product_picture where product_id in ${ofProducts('pictures_differ')}`,
  `insert into product_picture (product_id, position, colour_id, url, alt_sv, alt_en)
   select product_id, position, colour_id, url, alt_sv, alt_en from picture_row`,
]

const ARTICLE_COLUMNS = `number, product_id, position, size, colour_id, colour_sv, colour_en,
  colour_hex, price, campaign_price, lowest_price, business_price, expected_on,
  content_amount, content_unit`

const STORE_ARTICLES = articleUpsert(`
  select ${ARTICLE_COLUMNS}, 1 from article_row
   where number in (select number from changed_article where is_price = 0)`)

// Prices are in no index, which therefore stays as it is.
const CHANGE_PRICES = `
  update article set price = s.price, campaign_price = s.campaign_price,
    lowest_price = s.lowest_price, business_price = s.business_price
    from changed_article c join article_row s on s.number = c.number
   where c.is_price = 1 and article.number = c.number`

const STOCK_BEFORE = `coalesce(
  (select stock_before from stock_row s where s.article_number = stock.article_number),
  stock.available)`

// Adds the difference between the file's stock and the shop's stock of that instant, so that
// reservations, sales, returns and corrections since then are kept. In the order in which orders take stock.
const STORE_STOCK = (d: SqlDialect) => `
  insert into stock (article_number, available)
  select article_number, stock from stock_row where true order by article_number
  on conflict (article_number) do update set
    available = ${d.most('0', `stock.available + excluded.available - ${STOCK_BEFORE}`)}
   where excluded.available <> ${STOCK_BEFORE}`

const STORE_PRICES = `
  insert into price_history (article_number, valid_from, price)
  select article_number, cast(?1 as bigint), price from price_row where true
  on conflict (article_number, valid_from) do nothing`

const WITHDRAW_OTHERS = `
  update article set off_in_file = 1, published = coalesce(on_sale_by_hand, 0)
   where number in (select number from withdrawn_article)`

const ADOPT_PRODUCTS = `
  update product set source = s.source from product_row s
   where s.id = product.id and product.id in (select id from adopted_product)`

/**
 * Applies the rows of the staging file to the shop, in statements for all of them at once, because the
 * shop's other writes have to wait. Returns the ids of the products that were written.
 */
export async function applyStaged(tx: Tx, now: number): Promise<number[]> {
  const products = [STORE_PRODUCTS, ...CHANGE_PRODUCTS, STORE_TEXTS]
  for (const text of [...products, ...STORE_CATEGORIES, ...STORE_PICTURES]) {
    await runText(tx, text, [])
  }
  for (const text of [STORE_ARTICLES, CHANGE_PRICES]) await runText(tx, text, [])
  await runText(tx, STORE_PRICES, [now])
  for (const text of [WITHDRAW_OTHERS, ADOPT_PRODUCTS]) await runText(tx, text, [])
  const written = 'select id from product_row order by id'
  return (await readRows<{ id: number }>(tx, written, [])).map((it) => it.id)
}

/** Applies the stock of the file. The last of a switch: orders that take the same stock wait from here on. */
export async function applyStock(tx: Tx): Promise<void> {
  await runText(tx, STORE_STOCK, [])
}
