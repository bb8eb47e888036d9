import type { ActiveVariantResponse } from '../../../src/contract/quick-buy.ts'
import type { Db } from '../../platform/db/schema.ts'
import { textFor, type Visitor } from '../../platform/http/visitor.ts'
import { pageViewer } from '../../platform/pages/page-context.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { listArticles } from '../article-queries.ts'
import { loginInstead } from '../cards/list-price.tsx'
import { sizeFields } from '../cards/size-fields.ts'
import { findVariant } from './quick-buy-queries.ts'

/** The sizes of a product in one colour, as this visitor may see them. */
export async function viewVariant(
  db: Db,
  visitor: Visitor,
  variantId: string,
): Promise<ActiveVariantResponse> {
  const { language, storefront, canSeePrices, shop } = visitor
  const found = await findVariant(db, { variantId, language, storefront })
  if (!found) throw new ShopError(404, 'request.notfound')
  const ofProduct = await listArticles(db, [found.productId], visitor)
  const articles = ofProduct.filter((it) => it.colourId === found.colourId)
  const page = { language, shop, storefront, t: textFor(visitor), viewer: pageViewer(visitor) }
  const isQuotation = found.isQuotation === 1
  const fields = sizeFields(page, { articles, isQuotation, product: found })
  return {
    sizeInputComponentData: JSON.stringify(fields),
    productName: found.name,
    offert: isQuotation,
    ...(canSeePrices && { anySizeOfColorInStock: fields.some((it) => it.inStock) }),
    // Quotations can be requested without a login.
    ...(!isQuotation && loginInstead(page, found.slug)),
  }
}
