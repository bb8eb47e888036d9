import { sql } from 'kysely'
import {
  key,
  keyOf,
  language,
  may,
  mayReferTo,
  must,
  onlyKey,
  partOf,
  preset,
  refersTo,
  required,
  unique,
} from './columns.ts'
import type { Layout } from './layout.ts'

export const CATALOGUE = [
  category,
  categoryText,
  product,
  productText,
  productCategory,
  productPicture,
  sizeGuide,
  pictureFile,
  catalogueVersion,
]

async function category({ table, text, integer, index }: Layout): Promise<void> {
  await table('category')
    .addColumn('id', text, key)
    .addColumn('parent_id', text, mayReferTo('category.id'))
    .addColumn('slug', text, unique)
    .addColumn('position', integer, required)
    // 1 for a root, at most 3.
    .addColumn('level', integer, must('level between 1 and 3'))
    .execute()
  await index('category_parent', 'category', ['parent_id', 'position'])
}

async function categoryText({ table, text }: Layout): Promise<void> {
  await table('category_text')
    .addColumn('category_id', text, partOf('category.id'))
    .addColumn('lang', text, language)
    .addColumn('name', text, required)
    .addColumn('description', text, required)
    .addPrimaryKeyConstraint('category_text_pkey', ['category_id', 'lang'])
    .execute()
}

/** A product and what lists sort and select it by. */
async function product({
  rowTable,
  serial,
  text,
  integer,
  index,
  uniqueIndex,
}: Layout): Promise<void> {
  await rowTable('product')
    // Internal id.
    .addColumn('id', serial)
    // The product's id in the catalogue.
    .addColumn('code', text, unique)
    .addColumn('slug', text, unique)
    .addColumn('brand', text, required)
    .addColumn('gender', text, may(`gender in ('women', 'men', 'unisex', 'kids')`))
    .addColumn('drawing', text, required)
    .addColumn('image_url', text)
    .addColumn('manufacturer', text, required)
    .addColumn('is_quotation', integer, must('is_quotation in (0, 1)', 0))
    // 1 for bulky products, to which fees with the rule `bulky` apply.
    .addColumn('is_bulky', integer, must('is_bulky in (0, 1)', 0))
    // Hundredths of a percent.
    .addColumn('vat_rate', integer, must('vat_rate between 0 and 10000'))
    .addColumn('on_sport', integer, must('on_sport in (0, 1)'))
    .addColumn('on_professional', integer, must('on_professional in (0, 1)'))
    // 0 if it is off sale; carts and orders may still refer to it. It follows from `off_in_file` and
    // `on_sale_by_hand`.
    .addColumn('published', integer, must('published in (0, 1)', 1))
    .addColumn('created_at', integer, required)
    .addColumn('main_category_id', text, mayReferTo('category.id'))
    // The lowest current price of its articles, including campaigns and VAT.
    .addColumn('min_price', integer, must('min_price >= 0'))
    .addColumn('max_price', integer, must('max_price >= 0'))
    // The lowest business price, VAT excluded.
    .addColumn('min_business_price', integer, must('min_business_price >= 0'))
    .addColumn('has_campaign', integer, must('has_campaign in (0, 1)', 0))
    .addColumn('popularity', integer, preset(0))
    .addColumn('source', text, required)
    .addColumn('content_hash', text, required)
    // Until when it counts as new; null if it does not.
    .addColumn('new_until', integer)
    // 1 if its import file takes it off sale, or no longer contains it.
    .addColumn('off_in_file', integer, must('off_in_file in (0, 1)', 0))
    // A manual decision that overrides the file; null without one.
    .addColumn('on_sale_by_hand', integer, may('on_sale_by_hand in (0, 1)'))
    // Its rowid in the search indexes; null if that is the product's id.
    .addColumn('document_id', integer)
    // Null if the law requires no energy label.
    .addColumn('energy_class', text, may(`energy_class in ('A', 'B', 'C', 'D', 'E', 'F', 'G')`))
    .addColumn('energy_label_url', text)
    .addColumn('energy_sheet_url', text)
    .execute()
  await index('product_source', 'product', ['source'])
  await index('product_newest', 'product', ['created_at desc', 'id'])
  await uniqueIndex('product_document', 'product', [sql`coalesce(document_id, id)`])
  await index('product_other_document', 'product', ['document_id'], 'document_id is not null')
}

async function productText({ table, integer, text }: Layout): Promise<void> {
  await table('product_text')
    .addColumn('product_id', integer, partOf('product.id'))
    .addColumn('lang', text, language)
    .addColumn('name', text, required)
    .addColumn('description', text, required)
    .addColumn('trait', text)
    .addColumn('type', text, required)
    .addColumn('material', text)
    .addPrimaryKeyConstraint('product_text_pkey', ['product_id', 'lang'])
    .execute()
}

/** The categories that list a product, including ancestors. */
async function productCategory({ table, integer, text, index }: Layout): Promise<void> {
  await table('product_category')
    .addColumn('product_id', integer, partOf('product.id'))
    .addColumn('category_id', text, refersTo('category.id'))
    .addColumn('is_main', integer, must('is_main in (0, 1)'))
    .addPrimaryKeyConstraint('product_category_pkey', ['product_id', 'category_id'])
    .execute()
  await index('product_category_listing', 'product_category', ['category_id', 'product_id'])
}

/** A product's further pictures: files (`url`), or drawn views. */
async function productPicture({ table, integer, text }: Layout): Promise<void> {
  await table('product_picture')
    .addColumn('product_id', integer, partOf('product.id'))
    // From 1.
    .addColumn('position', integer, must('position between 1 and 20'))
    // The colour that it shows; null for any.
    .addColumn('colour_id', text)
    .addColumn('url', text, may('colour_id is null or url is not null'))
    .addColumn('view', text, may(`view in ('back', 'sole', 'detail')`))
    .addColumn('alt_sv', text)
    .addColumn('alt_en', text)
    .addCheckConstraint('product_picture_url_or_view', sql`(url is null) <> (view is null)`)
    .addCheckConstraint('product_picture_alt_in_both', sql`(alt_sv is null) = (alt_en is null)`)
    .addPrimaryKeyConstraint('product_picture_pkey', ['product_id', 'position'])
    .execute()
}

async function sizeGuide({ rowTable, integer, json }: Layout): Promise<void> {
  await rowTable('size_guide')
    .addColumn('product_id', integer, keyOf('product.id'))
    // A `CatalogueSizeGuide`.
    .addColumn('guide', json('guide'), required)
    .execute()
}

/** An uploaded picture; its name is derived from its content. */
async function pictureFile({ rowTable, text, bytes, integer }: Layout): Promise<void> {
  await rowTable('picture_file')
    .addColumn('name', text, key)
    .addColumn('bytes', bytes, required)
    .addColumn('added_at', integer, required)
    .execute()
}

/** One row, whose version increases with each change of the catalogue. */
async function catalogueVersion({ rowTable, integer, run }: Layout): Promise<void> {
  await rowTable('catalogue_version')
    .addColumn('id', integer, onlyKey)
    .addColumn('version', integer, required)
    // When the next campaign starts or ends; null if none will.
    .addColumn('campaigns_at', integer)
    .execute()
  await run(['insert into catalogue_version (id, version) values (1, 0)'])
}
