import type { Language } from '../../../src/model/language.ts'
import { safeUrl } from '../../../src/model/url.ts'
import type { Db } from '../../platform/db/schema.ts'
import { addressPrefix } from '../../platform/http/request-context.ts'
import { readCatalogueVersion } from '../../platform/shop/catalogue-version.ts'
import { smallPicture } from '../../platform/shop/picture-sizes.ts'
import { pictureUrl } from '../../platform/shop/picture-url.ts'
import { pathOfProduct } from '../../platform/shop-paths.ts'
import { listOrderedGoods, type OrderedGoods } from './goods-queries.ts'

/** Where goods that were ordered are shown, and what they look like. */
export interface GoodsLink {
  readonly articleNumber: string
  readonly name: string
  readonly url: string
  readonly image: string
}

/** By order, its goods in the order of its receipt; what is not on sale any more has no link. */
export type GoodsLinks = ReadonlyMap<string, readonly GoodsLink[]>

export async function readGoodsLinks(
  db: Db,
  language: Language,
  orderIds: readonly string[],
): Promise<GoodsLinks> {
  const version = await readCatalogueVersion(db)
  const links = new Map<string, GoodsLink[]>(orderIds.map((it) => [it, []]))
  for (const goods of await listOrderedGoods(db, orderIds)) {
    links.get(goods.orderId)?.push(linkTo(goods, language, version))
  }
  return links
}

function linkTo(goods: OrderedGoods, language: Language, version: number): GoodsLink {
  const { articleNumber, name, slug, imageUrl, colourId, storefront } = goods
  return {
    articleNumber,
    name,
    url: addressPrefix({ storefront, language }) + pathOfProduct(slug),
    image: smallPicture(safeUrl(imageUrl) ?? pictureUrl(slug, colourId, version)),
  }
}

interface GoodsPictureProps {
  readonly goods: GoodsLink
  /** `named`: what it is stands beside it. */
  readonly text: 'named' | 'alone'
}

/** What was ordered, as small as it is in a row. */
export function GoodsPicture({ goods: { name, image }, text }: GoodsPictureProps) {
  const alt = text === 'alone' ? name : ''
  return <img className="shop-goods" src={image} alt={alt} width={56} height={56} loading="lazy" />
}
