import type { ReactNode } from 'react'
import type { ProductAnswer } from '../../src/contract/products.ts'
import { cardQuery, listQuery, queryFields } from '../../src/model/product-queries.ts'
import { ProductCard } from '../../src/ui/product-card/product-card.tsx'
import { ProductCards } from '../../src/ui/product-card/product-cards.tsx'
import { ProductAvailability, ProductPrice } from '../../src/ui/product-card/product-price.tsx'
import { ShopAction } from '../catalogue/cards/card-grid.tsx'
import type { CatalogueSite } from '../catalogue/site.ts'
import { markupOf } from '../platform/html/html.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import type { PageRequest } from '../platform/pages/present.ts'
import { loadProducts, type ProductSources } from './load-products.ts'
import { findProductsQuestion } from './products-question.ts'

interface TagView {
  readonly page: PageContext
  readonly products: readonly [ProductAnswer, ...ProductAnswer[]]
  /** Prefix of ids, unique on the page. */
  readonly uid: string
}

/** What the tags draw, with forms for pages without script. */
const VIEWS: Readonly<Record<string, (view: TagView) => ReactNode>> = {
  'product-price': ({ products: [product] }) => <ProductPrice product={product} />,
  'product-availability': ({ products: [product] }) => <ProductAvailability product={product} />,
  'product-card': ({ page, products: [product], uid }) => (
    <ProductCard
      product={product}
      uid={uid}
      action={<ShopAction page={page} product={product} uid={uid} />}
    />
  ),
  'product-list': ({ page, products, uid }) => (
    <ProductCards
      products={products}
      level={3}
      uid={uid}
      action={(product, id) => <ShopAction page={page} product={product} uid={id} />}
    />
  ),
}

const EMPTY_TAG = /(<(product-(?:price|availability|card|list))((?:\s+[\w-]+="[^"]*")*)\s*>)<\/\2>/g
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g

/**
 * Fills empty product tags in an editor's markup with products, for visitors without script, and so that
 * nothing moves for others. Tags with an invalid request, or without a product on sale, stay empty.
 */
export async function fillProductTags(
  sources: ProductSources,
  request: Pick<PageRequest<CatalogueSite>, 'page' | 'site'>,
  markup: string,
): Promise<string> {
  const found = [...markup.matchAll(EMPTY_TAG)]
  const drawn = await Promise.all(
    found.map(([, , tag = '', written = ''], at) => {
      const question = questionOf(tag, readAttributes(written))
      return drawTag(sources, request, { tag, question, uid: `products-${at}` })
    }),
  )
  let at = 0
  return markup.replace(
    EMPTY_TAG,
    (_, open: string, tag: string) => `${open}${drawn[at++]}</${tag}>`,
  )
}

interface TagRequest {
  readonly tag: string
  readonly question: Readonly<Record<string, string | undefined>>
  readonly uid: string
}

async function drawTag(
  sources: ProductSources,
  { page, site }: Pick<PageRequest<CatalogueSite>, 'page' | 'site'>,
  { tag, question, uid }: TagRequest,
): Promise<string> {
  const found = findProductsQuestion(question)
  const [first, ...others] = found ? await loadProducts(sources, page, site, found) : []
  if (!first) return ''
  return markupOf(drawPage(page, VIEWS[tag]?.({ page, products: [first, ...others], uid })))
}

/** Converts a tag's attributes to the fields of the call. */
function questionOf(
  tag: string,
  written: Readonly<Record<string, string>>,
): TagRequest['question'] {
  const { articlenumber: articleNumber, productid: productId, count, ...listed } = written
  const query =
    tag === 'product-list'
      ? listQuery({ ...listed, count: Number(count) || undefined })
      : cardQuery({ articleNumber, productId })
  return Object.fromEntries(queryFields(query ?? {}).map(([name, it]) => [name, it.join()]))
}

function readAttributes(written: string): Readonly<Record<string, string>> {
  const found = [...written.matchAll(ATTRIBUTE)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, decode(value)]))
}

function decode(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
