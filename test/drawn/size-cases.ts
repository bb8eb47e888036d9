import type { SizeField } from '../../src/contract/size-fields.ts'
import type { Language } from '../../src/model/language.ts'
import type { ProductType } from '../../src/model/size-matrix.ts'
import type { Storefront } from '../../src/model/storefront.ts'

export interface SizeCase {
  readonly language: Language
  /** Sizes are boxes unless it is `sport`. */
  readonly storefront?: Storefront
  readonly fields: readonly SizeField[]
  readonly productType?: ProductType
  readonly loggedOut?: { readonly text: string; readonly href: string }
}

const HOSTILE = `"]'></size-input><img src=x onerror="alert(1)">&amp;`

/** As the server makes them: unknown fields are left out. */
function size(name: string, more: Partial<SizeField> = {}): SizeField {
  return {
    fieldId: `A-${name}`,
    articleNumber: `A-${name}`,
    size: name,
    visible: true,
    fieldValue: 0,
    inStock: true,
    stockStatusText: 'I lager',
    price: '499 kr',
    priceAmount: 49_900,
    availableInStock: 7,
    ...more,
  }
}

const three = [size('40'), size('41'), size('42', { inStock: false, stockStatusText: '' })]
const unpriced = ['40', '41'].map((name) => ({
  fieldId: `A-${name}`,
  articleNumber: `A-${name}`,
  size: name,
  visible: true,
  fieldValue: 0,
  inStock: true,
  stockStatusText: '',
}))
const matrix = ['Blå', 'Röd'].flatMap((mastervariant) =>
  ['S', 'M'].map((it) => size(it, { mastervariant, fieldId: `${mastervariant}-${it}` })),
)

export const sizeCases: Readonly<Record<string, SizeCase>> = {
  'one size': { language: 'sv', fields: [size('40')] },
  'sizes with and without stock': { language: 'sv', fields: three },
  'sizes that cost different sums by measure': {
    language: 'sv',
    storefront: 'sport',
    fields: [
      size('250 g', {
        ...{ price: '89 kr', unitPrice: '356 kr/kg' },
        unitPriceText: 'Jämförpris 356 kr per kilogram',
      }),
      size('1 kg', { price: '269 kr', unitPrice: '269 kr/kg' }),
    ],
  },
  'prices without VAT, lower for more pieces': {
    language: 'sv',
    fields: ['40', '41'].map((it) =>
      size(it, {
        vatText: 'exkl. moms',
        steps: [{ from: 10, priceAmount: 44_900 }],
        stepTexts: ['Från 10 st: 449 kr per st'],
      }),
    ),
  },
  'sizes in English': { language: 'en', fields: three },
  'nothing in stock': { language: 'sv', fields: three.map((it) => ({ ...it, inStock: false })) },
  'sizes that are folded away': {
    language: 'sv',
    fields: Array.from({ length: 30 }, (_, at) => size(String(at), { visible: at < 24 })),
  },
  'colours and sizes': { language: 'sv', fields: matrix },
  'a master': { language: 'en', fields: matrix, productType: 'Master' },
  'a master with sizes that are folded away': {
    language: 'sv',
    fields: matrix.map((it) => ({ ...it, visible: it.size === 'S' })),
    productType: 'Master',
  },
  'an item': { language: 'sv', fields: three, productType: 'Item' },
  tiles: { language: 'sv', storefront: 'sport', fields: three },
  'tiles of different prices': {
    language: 'en',
    storefront: 'sport',
    fields: [size('40'), size('41', { price: '599 kr' })],
  },
  'tiles that are folded away': {
    language: 'sv',
    storefront: 'sport',
    fields: Array.from({ length: 30 }, (_, at) => size(String(at), { visible: at < 24 })),
  },
  'tiles with nothing in stock': {
    language: 'sv',
    storefront: 'sport',
    fields: three.map((it) => ({ ...it, inStock: false })),
  },
  'texts with markup in them': {
    language: 'sv',
    fields: [size(HOSTILE, { fieldId: 'h', stockStatusText: HOSTILE, price: HOSTILE })],
  },
  'a visitor who has to log in': {
    language: 'sv',
    fields: unpriced,
    loggedOut: { text: 'Logga in', href: '/pro/login?returnTo=%2Fpro%2Fp%2Fshoe' },
  },
}
