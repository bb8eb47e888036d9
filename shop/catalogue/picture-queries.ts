import type { JsonType, SqlDialect } from '../platform/db/dialect/sql-dialect.ts'
import { readRows, runText } from '../platform/db/read-rows.ts'
import type { Db, Tx } from '../platform/db/schema.ts'

/** A stored picture file of a product. */
export interface StoredPicture {
  readonly url: string
  /** Its colour; null for any. */
  readonly colourId: string | null
  readonly altSv: string | null
  readonly altEn: string | null
}

export async function findFirstPicture(db: Db | Tx, productId: number): Promise<string | null> {
  const row = await db
    .selectFrom('product')
    .select('image_url as url')
    .where('id', '=', productId)
    .executeTakeFirst()
  return row?.url ?? null
}

/** The files besides the main picture, in order. */
export function listFiles(db: Db | Tx, productId: number): Promise<StoredPicture[]> {
  const text = `select url, colour_id as "colourId", alt_sv as "altSv", alt_en as "altEn"
    from product_picture where product_id = ? and url is not null order by position`
  return readRows(db, text, [productId])
}

/** Writes rows of pictures `?2` of a product `?1`. */
export const STORE_PICTURES = (d: SqlDialect) => `
  insert into product_picture (product_id, position, colour_id, url, view, alt_sv, alt_en)
  select cast(?1 as bigint), key + 1, "colourId", url, view, "altSv", "altEn"
    from ${d.rowsOf('?2', PICTURE)} as picture`

const PICTURE = {
  colourId: 'text',
  url: 'text',
  view: 'text',
  altSv: 'text',
  altEn: 'text',
} as const satisfies Record<string, JsonType>

/** Replaces the files of a product; drawn sides stay, after them. */
export async function writeFiles(
  tx: Tx,
  productId: number,
  { first, files }: { readonly first: string | null; readonly files: readonly StoredPicture[] },
): Promise<void> {
  const views = await readRows<{ readonly view: string }>(
    tx,
    `select view from product_picture where product_id = ? and view is not null order by position`,
    [productId],
  )
  await runText(tx, 'delete from product_picture where product_id = ?', [productId])
  const rows = JSON.stringify([...files, ...views].slice(0, MAX_ROWS))
  await runText(tx, STORE_PICTURES, [productId, rows])
  await runText(tx, 'update product set image_url = ?2 where id = ?1', [productId, first])
}

/** Number of rows that the table allows. */
const MAX_ROWS = 20

export interface ColourOf {
  readonly id: string
  readonly sv: string | null
  readonly en: string | null
}

/** The colours of a product. */
export function listColours(db: Db | Tx, productId: number): Promise<ColourOf[]> {
  const text = `
    select colour_id as id, max(colour_sv) as sv, max(colour_en) as en from article
     where product_id = ? and colour_id is not null group by colour_id
     order by min(position), colour_id`
  return readRows(db, text, [productId])
}

/** Stores a file; the same file is stored only once. */
export async function insertFile(
  tx: Tx,
  { name, bytes, now }: { readonly name: string; readonly bytes: Uint8Array; readonly now: number },
): Promise<void> {
  await tx
    .insertInto('picture_file')
    .values({ name, bytes, added_at: now })
    .onConflict((it) => it.doNothing())
    .execute()
}

export async function findFile(db: Db | Tx, name: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('picture_file')
    .select('bytes')
    .where('name', '=', name)
    .executeTakeFirst()
  return row && new Uint8Array(row.bytes)
}

const DELETE_UNUSED = (d: SqlDialect) => `
  delete from picture_file
   where name in (select value from ${d.listOf('?1', 'text')} as name)
     and not exists (select 1 from product where image_url = ?2)
     and not exists (select 1 from product_picture where url = ?2)`

/** Deletes the files of a picture that no product shows any more. */
export async function deleteUnusedFiles(
  tx: Tx,
  { names, url }: { readonly names: readonly string[]; readonly url: string },
): Promise<void> {
  await runText(tx, DELETE_UNUSED, [JSON.stringify(names), url])
}
