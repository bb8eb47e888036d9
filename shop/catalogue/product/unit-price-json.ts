import { type ContentUnit, type NetContent, unitPriceOf } from '../../../src/model/unit-price.ts'

/** Units by the codes of UN/CEFACT, which schema.org names them by. */
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

/** What of a price says how much it is for, and by which unit it is compared. */
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

/** Whether all hold the same, or none of them says. */
export function haveSameContent(articles: readonly { readonly content?: NetContent }[]): boolean {
  const [first] = articles
  return articles.every(
    ({ content }) =>
      content?.amount === first?.content?.amount && content?.unit === first?.content?.unit,
  )
}
