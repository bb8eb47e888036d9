import type { Language } from '../../../src/model/language.ts'
import { safeUrl } from '../../../src/model/url.ts'
import { readCatalogueVersion } from '../../catalogue/catalogue-version.ts'
import { smallPicture } from '../../catalogue/picture-sizes.ts'
import { pictureUrl } from '../../catalogue/picture-url.ts'
import { pathOfProduct } from '../../paths/shop-paths.ts'
import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { readRows, type SqlText } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'
import { addressPrefix } from '../../platform/http/request-context.ts'

/** The items of the orders or quotations with the ids `?1`, by their tables, that are still on sale. */
const onSale = (items: string) => (d: SqlDialect) =>
  `
  select it.id as "ofId", item.article_number as "articleNumber", item.name, product.slug,
         product.image_url as "imageUrl", article.colour_id as "colourId", it.storefront
    from ${d.listOf('?1', 'text')} as wanted
    ${items}
    join article on article.number = item.article_number and article.published = 1
    join product on product.id = article.product_id and product.published = 1
     and case it.storefront when 'sport' then product.on_sport else product.on_professional end = 1
   order by wanted.key, item.position`

const ON_SALE = {
  order: onSale(`join orders it on it.id = wanted.value
    join order_row item on item.order_id = it.id and item.kind in ('article', 'gift')`),
  quotation: onSale(`join quotation it on it.id = wanted.value
    join quotation_row item on item.quotation_id = it.id`),
} as const satisfies Record<string, SqlText>

type Source = keyof typeof ON_SALE

/** The product page and picture of an ordered item. */
export interface ItemLink {
  readonly articleNumber: string
  readonly name: string
  readonly url: string
  readonly image: string
}

/**
 * The item links of each order or quotation, in the order of its rows; items that are no longer on sale
 * have none.
 */
export type ItemLinks = ReadonlyMap<string, readonly ItemLink[]>

export async function readItemLinks(
  db: Db,
  language: Language,
  ids: readonly string[],
  source: Source = 'order',
): Promise<ItemLinks> {
  const version = await readCatalogueVersion(db)
  const links = new Map<string, ItemLink[]>(ids.map((it) => [it, []]))
  for (const item of await listItems(db, ids, source)) {
    links.get(item.ofId)?.push(linkTo(item, language, version))
  }
  return links
}

function linkTo(item: OnSale, language: Language, version: number): ItemLink {
  const { articleNumber, name, slug, imageUrl, colourId, storefront } = item
  return {
    articleNumber,
    name,
    url: addressPrefix({ storefront, language }) + pathOfProduct(slug),
    image: smallPicture(safeUrl(imageUrl) ?? pictureUrl(slug, colourId, version)),
  }
}

interface ItemPictureProps {
  readonly item: ItemLink
  /** `named`: the item's name is displayed beside the picture. */
  readonly text: 'named' | 'alone'
}

/** The picture of an ordered item, in the size for a item. */
export function ItemPicture({ item: { name, image }, text }: ItemPictureProps) {
  const alt = text === 'alone' ? name : ''
  return <img className="shop-goods" src={image} alt={alt} width={56} height={56} loading="lazy" />
}

/** An item that is still on sale on the storefront of its order or quotation. */
export interface OnSale {
  /** The order or quotation. */
  readonly ofId: string
  readonly articleNumber: string
  readonly name: string
  readonly slug: string
  readonly imageUrl: string | null
  readonly colourId: string | null
  readonly storefront: 'sport' | 'professional'
}

/** The items that are still on sale, in the order of the ids and of the rows. */
export function listItems(db: Db, ids: readonly string[], source: Source): Promise<OnSale[]> {
  return readRows(db, ON_SALE[source], [JSON.stringify(ids)])
}
