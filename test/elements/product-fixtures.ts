import { define, mount } from '../../src/elements/products/define.ts'

for (const it of ['product-card', 'product-list', 'product-price', 'product-availability'])
  define(it)

export { mount }

/** A product as the shop answers it. */
export const product = (articleNumber: string, more: object = {}) => ({
  productId: `P-${articleNumber}`,
  articleNumber,
  name: `Boll ${articleNumber}`,
  url: `/p/${articleNumber.toLowerCase()}`,
  image: `/images/${articleNumber}.png`,
  brand: 'Banan',
  price: '499 kr',
  stock: 'I lager',
  inStock: true,
  isQuotation: false,
  ...more,
})

export const REDUCED = { price: '499 kr', campaignPrice: '399 kr', lowestPrice: '449 kr' }

/** The names in a call for articles or products. */
const namesIn = (path: string): string[] => {
  const { searchParams } = new URL(path, location.href)
  return (searchParams.get('articles') ?? searchParams.get('products') ?? '').split(',')
}

/** The same for products by id; undefined for one that is not sold. */
export const sellProducts =
  (change: (name: string) => object | undefined = () => ({})) =>
  ({ path }: { readonly path: string }) => ({
    body: namesIn(path).flatMap((it) => {
      const more = change(it)
      return more ? [product(it, { productId: it, ...more })] : []
    }),
  })

/** Answers every call with a product for each name, as `change` makes it. */
export const sellAll =
  (change: (name: string) => object = () => ({})) =>
  ({ path }: { readonly path: string }) => ({
    body: namesIn(path).map((it) => product(it, change(it))),
  })
