// Our name for a column, and its names in Shopify's exports, the oldest first.
const NAMES = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'body html', 'description'],
  vendor: ['vendor'],
  category: ['product category', 'standard product type', 'custom product type'],
  type: ['type', 'custom product type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  sku: ['variant sku', 'sku'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price', 'compare at price'],
  stock: ['variant inventory qty', 'inventory quantity'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  isShipped: ['variant requires shipping', 'requires shipping'],
  isTaxed: ['variant taxable', 'charge tax'],
  giftCard: ['gift card'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  measure: ['unit price total measure', 'variant unit price total measure'],
  measureUnit: ['unit price total measure unit', 'variant unit price total measure unit'],
  energyClass: [
    'energy_efficiency_class',
    'energy efficiency class (product.metafields.shopify.energy-efficiency-class)',
  ],
  variantImage: ['variant image', 'variant image url'],
  gender: ['google shopping / gender'],
} as const

type ShopifyName = keyof typeof NAMES

/** The columns of a Shopify export, by our names. */
export interface ShopifyColumns {
  /** The column's name in this file; the oldest name if the file does not have it. */
  of(name: ShopifyName): string
  has(name: ShopifyName): boolean
  option(at: 1 | 2 | 3, part: 'name' | 'value'): string
}

/** Finds the columns of a file by their names in Shopify's exports, old and new. */
export function findColumns(columns: ReadonlySet<string>): ShopifyColumns {
  return {
    of: (name) => NAMES[name].find((it) => columns.has(it)) ?? NAMES[name][0],
    has: (name) => NAMES[name].some((it) => columns.has(it)),
    option: (at, part) => `option${at} ${part}`,
  }
}

/** Whether a header is from Shopify's product export, old or new. */
export function isShopify(columns: ReadonlySet<string>): boolean {
  const needed: ShopifyName[] = ['handle', 'title', 'price']
  return needed.every((name) => NAMES[name].some((it) => columns.has(it)))
}
