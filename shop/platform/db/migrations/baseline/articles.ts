import { sql } from 'kysely'
import type { Trigger } from '../../dialect/schema-words.ts'
import { key, keyOf, may, must, partOf, preset, required } from './columns.ts'
import type { Layout } from './layout.ts'

export const ARTICLES = [
  article,
  priceHistory,
  stock,
  stockTurn,
  gift,
  fee,
  handEdit,
  campaign,
  campaignTarget,
  campaignCode,
]

async function article({ table, text, integer, real, index }: Layout): Promise<void> {
  await table('article')
    .addColumn('number', text, key)
    .addColumn('product_id', integer, partOf('product.id'))
    .addColumn('position', integer, required)
    .addColumn('size', text)
    .addColumn('colour_id', text)
    .addColumn('colour_sv', text)
    .addColumn('colour_en', text)
    .addColumn('colour_hex', text)
    // VAT included.
    .addColumn('price', integer, must('price >= 0'))
    // Campaign price by the file, or by hand.
    .addColumn('campaign_price', integer, may('campaign_price >= 0 and campaign_price < price'))
    // The lowest price of the 30 days before the reduction; null without a reduction.
    .addColumn('lowest_price', integer, may('lowest_price >= 0'))
    // VAT excluded.
    .addColumn('business_price', integer, must('business_price >= 0'))
    .addColumn('expected_on', text)
    // On sale or not as its product: see there.
    .addColumn('published', integer, must('published in (0, 1)', 1))
    .addColumn('off_in_file', integer, must('off_in_file in (0, 1)', 0))
    .addColumn('on_sale_by_hand', integer, may('on_sale_by_hand in (0, 1)'))
    // The lowest price of running campaigns; null if none is below the other prices.
    .addColumn('running_price', integer, may('running_price > 0'))
    // The same for businesses, VAT excluded.
    .addColumn('running_business_price', integer, may('running_business_price > 0'))
    // The amount of content, with its unit; null if it is not sold by measure.
    .addColumn('content_amount', real, may('content_amount > 0'))
    .addColumn('content_unit', text, may('(content_unit is null) = (content_amount is null)'))
    .execute()
  await index('article_product', 'article', ['product_id', 'position'])
  await index('article_folded_number', 'article', [sql`lower(number)`])
}

/** An article's price, including campaigns, from an instant until the next entry. */
async function priceHistory({ table, text, integer }: Layout): Promise<void> {
  await table('price_history')
    .addColumn('article_number', text, partOf('article.number'))
    .addColumn('valid_from', integer, required)
    .addColumn('price', integer, must('price >= 0'))
    .addPrimaryKeyConstraint('price_history_pkey', ['article_number', 'valid_from'])
    .execute()
}

async function stock({ table, text, integer }: Layout): Promise<void> {
  await table('stock')
    .addColumn('article_number', text, keyOf('article.number'))
    .addColumn('available', integer, must('available >= 0'))
    .execute()
}

/**
 * Products with an article that sold out or came back, so that caches of stock can follow without reading all
 * of it again. One row per product, whoever changes the stock. Where nodes have copies of the goods, their log of
 * changes tells it.
 */
async function stockTurn({ hasSearchIndex, rowTable, integer, index, words, run }: Layout) {
  if (!hasSearchIndex) return run(words.changeLog)
  await rowTable('stock_turn')
    .addColumn('product_id', integer, key)
    .addColumn('turn', integer, required)
    .execute()
  await index('stock_turn_order', 'stock_turn', ['turn'])
  await run(
    words.trigger({
      name: 'stock_turned',
      on: 'after update of available on stock',
      when: '(old.available > 0) <> (new.available > 0)',
      run: `insert into stock_turn (product_id, turn)
        select product_id, (select coalesce(max(turn), 0) + 1 from stock_turn)
          from article where number = new.article_number
        on conflict (product_id) do update set turn = excluded.turn`,
    }),
  )
}

async function gift({ table, text, integer }: Layout): Promise<void> {
  await table('gift')
    .addColumn('article_number', text, keyOf('article.number'))
    // The cart total, VAT included, from which the gift is added.
    .addColumn('from_total', integer, must('from_total >= 0'))
    .execute()
}

async function fee({ table, text, integer }: Layout): Promise<void> {
  await table('fee')
    .addColumn('id', text, key)
    .addColumn('kind', text, must(`kind in ('fee', 'service')`))
    // `bulky`: for each bulky piece; `below-total`: once for a cart below a total.
    .addColumn('rule', text, must(`rule in ('bulky', 'below-total')`))
    // VAT included.
    .addColumn('amount', integer, must('amount >= 0'))
    .addColumn('vat_rate', integer, must('vat_rate between 0 and 10000'))
    .addColumn('below_total', integer, may('below_total > 0'))
    .addColumn('name_sv', text, required)
    .addColumn('name_en', text, required)
    // Whether it comes from the owner's file, and changes with it.
    .addColumn('from_file', integer, must('from_file in (0, 1)', 0))
    .execute()
}

/** Fields that imports leave as edited by hand. */
async function handEdit({ table, text, integer, words, run }: Layout): Promise<void> {
  await table('hand_edit')
    .addColumn('subject', text, must(`subject in ('product', 'article')`))
    // The product's code, or the article's number.
    .addColumn('subject_id', text, required)
    .addColumn('field', text, required)
    .addColumn('edited_at', integer, required)
    // The member of the staff; null if unknown.
    .addColumn('member_id', text)
    .addPrimaryKeyConstraint('hand_edit_pkey', ['subject', 'subject_id', 'field'])
    .execute()
  await run(words.trigger(forget('product', 'code')))
  await run(words.trigger(forget('article', 'number')))
}

function forget(subject: 'product' | 'article', key: string): Trigger {
  return {
    name: `hand_edit_of_${subject}_gone`,
    on: `after delete on ${subject}`,
    run: `delete from hand_edit where subject = '${subject}' and subject_id = old.${key}`,
  }
}

async function campaign({ table, text, integer }: Layout): Promise<void> {
  await table('campaign')
    .addColumn('id', text, key)
    // Increases with each change, so that simultaneous editors notice each other.
    .addColumn('version', integer, preset(1))
    .addColumn('name_sv', text, required)
    .addColumn('name_en', text, required)
    .addColumn('starts_at', integer, required)
    // The instant from which it is over.
    .addColumn('ends_at', integer, must('ends_at >= starts_at'))
    .addColumn('covers', text, must(`covers in ('all', 'brand', 'category', 'goods')`))
    // Whole percent off the regular price; null for fixed prices.
    .addColumn('percent', integer, may('percent between 1 and 99'))
    .addColumn('on_sport', integer, must('on_sport in (0, 1)'))
    .addColumn('on_professional', integer, must('on_professional in (0, 1)'))
    // Null for a draft, which never starts.
    .addColumn('scheduled_at', integer)
    .addColumn('created_at', integer, required)
    .addCheckConstraint('campaign_on_a_storefront', sql`on_sport + on_professional > 0`)
    .execute()
}

/** The targets of a campaign that does not cover everything. */
async function campaignTarget({ table, text, integer }: Layout): Promise<void> {
  await table('campaign_target')
    .addColumn('campaign_id', text, partOf('campaign.id'))
    .addColumn('kind', text, must(`kind in ('brand', 'category', 'product', 'article')`))
    // The brand, the category's id, the product's code or the article's number.
    .addColumn('target', text, required)
    // The price of each article, VAT included; null if the campaign has a percentage.
    .addColumn('price', integer, may('price > 0'))
    .addPrimaryKeyConstraint('campaign_target_pkey', ['campaign_id', 'kind', 'target'])
    .execute()
}

async function campaignCode({ table, caseless, integer, words, run }: Layout): Promise<void> {
  await table('campaign_code')
    .addColumn('code', caseless, key)
    .addColumn('percent', integer, may('percent between 1 and 100'))
    .addColumn('amount', integer, may('amount > 0'))
    .addColumn('from_total', integer, must('from_total >= 0', 0))
    .addColumn('uses_left', integer, may('uses_left >= 0'))
    .addColumn('valid_from', integer)
    .addColumn('valid_until', integer)
    .addCheckConstraint(
      'campaign_code_percent_or_amount',
      sql`(percent is null) <> (amount is null)`,
    )
    .execute()
  await run(words.caselessKey('campaign_code', 'code'))
}
