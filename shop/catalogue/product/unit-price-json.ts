import { type ContentUnit, type NetContent, unitPriceOf } from '../../../src/model/unit-price.ts'

/** UN/CEFACT codes of the units, which schema.org uses. */
const CODES: Readonly<Record<ContentUnit, string>> = {
  mg: 'MGM',
  g: 'GRM',
  kg: 'KGM',
  ml: 'MLT',
  cl: 'CLT',
  dl: 'DLT',
  l: 'LTR',
  cm: 'CMT',
  m: 'MTR',
  m2: 'MTK',
  piece: 'H87',
}

/** The net content and reference quantity of a price. */
export function unitPriceJson(content: NetContent | undefined, price: number): object {
  const unitPrice = content && unitPriceOf(price, content)
  if (!unitPrice) return {}
  return {
    '@type': 'UnitPriceSpecification',
    referenceQuantity: {
      ...quantity(content),
      valueReference: quantity({ amount: 1, unit: unitPrice.unit }),
    },
  }
}

function quantity({ amount, unit }: NetContent): object {
  return { '@type': 'QuantitativeValue', value: amount, unitCode: CODES[unit] }
}

/** Whether all have the same net content, or none states it. */
export function haveSameContent(articles: readonly { readonly content?: NetContent }[]): boolean {
  const [first] = articles
  return articles.every(
    ({ content }) =>
      content?.amount === first?.content?.amount && content?.unit === first?.content?.unit,
  )
}
