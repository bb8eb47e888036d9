import { CompiledQuery } from 'kysely'
import type { Tx } from '../platform/db/schema.ts'
import type { CatalogueProduct } from './catalogue.ts'
import { pictureRows } from './picture-rows.ts'

const STORE_PICTURES = `
  insert into product_picture (product_id, position, colour_id, url, view, alt_sv, alt_en)
  select ?1, key + 1, value ->> 'colourId', value ->> 'url', value ->> 'view',
         value ->> 'altSv', value ->> 'altEn'
    from json_each(?2)`

/** Writes what a product shows beside its first picture; what the file no longer names is removed. */
export async function storePictures(
  tx: Tx,
  productId: number,
  product: CatalogueProduct,
): Promise<void> {
  await tx.executeQuery(
    CompiledQuery.raw('delete from product_picture where product_id = ?', [productId]),
  )
  const rows = pictureRows(product)
  if (rows.length === 0) return
  await tx.executeQuery(CompiledQuery.raw(STORE_PICTURES, [productId, JSON.stringify(rows)]))
}
