import { findInDocument } from './safe-document.ts'

/**
 * Texts of buttons that are drawn before any part with texts has loaded; identical to those in the
 * dictionaries.
 */
export const PLAIN_TEXTS = {
  sv: {
    'product.buy': 'Lägg i varukorgen',
    'product.outofstock': 'Slut i lager',
    'product.loggedout': 'Logga in för att handla',
    'reorder.label': 'Köp igen',
    'quote.add': 'Lägg i offertlistan',
  },
  en: {
    'product.buy': 'Add to cart',
    'product.outofstock': 'Out of stock',
    'product.loggedout': 'Log in to buy',
    'reorder.label': 'Buy again',
    'quote.add': 'Add to quote list',
  },
}

type PlainKey = keyof (typeof PLAIN_TEXTS)['sv']

let own: Readonly<Record<string, unknown>> | undefined

/** The page's own text, or else ours in the page's language. */
export function plainText(key: PlainKey): string {
  own ??= readOwn()
  const ownText = own[key]
  const language = findInDocument(':root:lang(en)') ? 'en' : 'sv'
  return typeof ownText === 'string' ? ownText : PLAIN_TEXTS[language][key]
}

function readOwn(): Readonly<Record<string, unknown>> {
  try {
    const json = findInDocument('script#courtside-texts')?.textContent
    return Object(JSON.parse(json || '{}'))
  } catch {
    // The parts that need all texts report texts that do not parse.
    return {}
  }
}
