import { STOREFRONT_COLUMNS } from '../../platform/db/flag-columns.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { ShopTables } from '../../platform/db/tables.ts'

/** Saves a request; a repeated one waits from then on. */
export async function saveRequest(
  tx: Tx,
  request: Omit<ShopTables['restock_request'], 'noticed_at'>,
): Promise<void> {
  const { asked_at, lang, storefront } = request
  await tx
    .insertInto('restock_request')
    .values({ ...request, noticed_at: null })
    .onConflict((it) =>
      it.columns(['article_number', 'email']).doUpdateSet({ asked_at, lang, storefront }),
    )
    .execute()
}

/** The number of pieces in stock; undefined for an article that this storefront does not sell. */
export async function findAvailable(
  db: Db,
  articleNumber: string,
  storefront: ShopTables['restock_request']['storefront'],
): Promise<number | undefined> {
  const row = await db
    .selectFrom('article')
    .innerJoin('product', 'product.id', 'article.product_id')
    .innerJoin('stock', 'stock.article_number', 'article.number')
    .select('stock.available')
    .where('article.number', '=', articleNumber)
    .where('article.published', '=', 1)
    .where('product.published', '=', 1)
    .where('product.is_quotation', '=', 0)
    .where(`product.${STOREFRONT_COLUMNS[storefront]}`, '=', 1)
    .executeTakeFirst()
  return row?.available
}

/** Lists requests whose article is in stock, the oldest first. */
export async function listNotifiable(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('restock_request as request')
    .innerJoin('article', 'article.number', 'request.article_number')
    .innerJoin('product', 'product.id', 'article.product_id')
    .innerJoin('stock', 'stock.article_number', 'article.number')
    .select('request.id')
    .where('request.noticed_at', 'is', null)
    .where('stock.available', '>', 0)
    .where('article.published', '=', 1)
    .where('product.published', '=', 1)
    .where((it) =>
      it.or(
        (['sport', 'professional'] as const).map((storefront) =>
          it.and([
            it('request.storefront', '=', storefront),
            it(`product.${STOREFRONT_COLUMNS[storefront]}`, '=', 1),
          ]),
        ),
      ),
    )
    .orderBy('request.asked_at')
    .limit(limit)
    .execute()
  return rows.map((it) => it.id)
}

/** Marks a request as notified; of two processes, one succeeds. */
export async function markNotified(tx: Tx, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('restock_request')
    .set({ noticed_at: now })
    .where('id', '=', id)
    .where('noticed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The article sold out again before the mail was written: the request keeps waiting. */
export async function markWaiting(db: Db, id: string): Promise<void> {
  await db.updateTable('restock_request').set({ noticed_at: null }).where('id', '=', id).execute()
}

export interface RestockedArticle {
  readonly articleNumber: string
  readonly email: string
  readonly stopKey: string
  readonly language: ShopTables['restock_request']['lang']
  readonly storefront: ShopTables['restock_request']['storefront']
  readonly askedAt: number
  readonly name: string
  readonly size: string | null
  readonly colourSv: string | null
  readonly colourEn: string | null
  readonly colourId: string | null
  readonly slug: string
}

/** The content of a mail, and its recipient; undefined where the request is gone. */
export async function findRequest(db: Db, id: string): Promise<RestockedArticle | undefined> {
  return await db
    .selectFrom('restock_request as request')
    .innerJoin('article', 'article.number', 'request.article_number')
    .innerJoin('product', 'product.id', 'article.product_id')
    .innerJoin('product_text', (it) =>
      it
        .onRef('product_text.product_id', '=', 'product.id')
        .onRef('product_text.lang', '=', 'request.lang'),
    )
    .select([
      'request.article_number as articleNumber',
      'request.email',
      'request.stop_key as stopKey',
      'request.lang as language',
      'request.storefront',
      'request.asked_at as askedAt',
      'product_text.name',
      'article.size',
      'article.colour_sv as colourSv',
      'article.colour_en as colourEn',
      'article.colour_id as colourId',
      'product.slug',
    ])
    .where('request.id', '=', id)
    .executeTakeFirst()
}

export async function removeRequest(db: Db, id: string): Promise<void> {
  await db.deleteFrom('restock_request').where('id', '=', id).execute()
}

/** Deletes all requests of an address. */
export async function removeRequestsOf(db: Db, stopKey: string): Promise<void> {
  await db.deleteFrom('restock_request').where('stop_key', '=', stopKey).execute()
}

export async function deleteOldRequests(db: Db, before: number): Promise<void> {
  await db.deleteFrom('restock_request').where('asked_at', '<', before).execute()
}
