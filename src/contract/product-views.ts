import type { ProductView } from '../model/product-view.ts'

/** A product's text fields; some backends send ids and article numbers as numbers. */
const TEXTS = [
  'productId',
  'articleNumber',
  'name',
  'url',
  'image',
  'otherImage',
  'brand',
  'trait',
  'badge',
  'badgeText',
  'rating',
  'ratingText',
  'price',
  'campaignPrice',
  'lowestPrice',
  'unitPrice',
  'unitPriceText',
  'vatText',
  'askAgainAt',
  'stock',
  'loggedOutText',
  'loggedOutHref',
  'energyClass',
  'sizesText',
] as const
const FLAGS = ['fewLeft', 'inStock', 'isQuotation'] as const
const VARIANT = ['VariantId', 'Color', 'HexCode'] as const

/**
 * Reads what cards show from an answer of `GET /api/products`, without a schema, which would be larger than
 * all the code that draws them: fields of a wrong type are absent. An entry without an id is no product.
 */
export function readProductViews(answer: unknown): ProductView[] {
  return listOf(answer)
    .map(readProduct)
    .filter((it) => it.productId && it.name !== undefined)
}

function readProduct(sent: unknown): ProductView {
  const { maxQuantity, stepTexts, variants } = Object(sent)
  const product: Record<string, unknown> = readTexts(TEXTS, sent)
  for (const it of FLAGS) if (typeof Object(sent)[it] === 'boolean') product[it] = Object(sent)[it]
  if (Number(maxQuantity) > 0) product.maxQuantity = Number(maxQuantity)
  if (stepTexts) product.stepTexts = listOf(stepTexts).filter((it) => typeof it === 'string')
  if (variants) product.variants = listOf(variants).map(readVariant)
  return product as unknown as ProductView
}

function readVariant(sent: unknown): object {
  const { sizes } = Object(sent)
  return { Color: '', ...readTexts(VARIANT, sent), ...(sizes && { sizes: listOf(sizes) }) }
}

function readTexts(names: readonly string[], sent: unknown): Record<string, string> {
  const fields = names.map((name) => [name, Object(sent)[name]] as const)
  const texts = fields.filter(([, it]) => typeof it === 'string' || typeof it === 'number')
  return Object.fromEntries(texts.map(([name, it]) => [name, String(it)]))
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
