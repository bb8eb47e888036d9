import type { CatalogueProduct } from '../../../../shop/catalogue/catalogue.ts'
import type { Language } from '../../../../src/model/language.ts'

/** A query that somebody might type, and what an honest shop assistant would bring. */
export interface JudgedQuery {
  readonly query: string
  readonly language: Language
  /** What the query tries: misspelt, compound, brand and so on. */
  readonly kind: string
  /** Whether a product answers the query. For `nothing` no product does. */
  readonly fits: Fits
}

export type Fits = (product: CatalogueProduct) => boolean

export function swedish(
  kind: string,
  list: readonly (readonly [query: string, fits: Fits])[],
): JudgedQuery[] {
  return list.map(([query, fits]) => ({ query, language: 'sv', kind, fits }))
}

export function english(
  list: readonly (readonly [kind: string, query: string, fits: Fits])[],
): JudgedQuery[] {
  return list.map(([kind, query, fits]) => ({ query, language: 'en', kind, fits }))
}

/** What the product is, in the words of its Swedish type. */
export function is(type: RegExp): Fits {
  return (product) => type.test(product.type.sv.toLowerCase())
}

export function both(one: Fits, other: Fits): Fits {
  return (product) => one(product) && other(product)
}

export function forWhom(gender: 'women' | 'men' | 'kids'): Fits {
  const others = gender === 'kids' ? [] : ['unisex']
  return (product) => [gender, ...others].includes(product.gender ?? '')
}

export function inColour(name: string): Fits {
  return ({ articles }) => articles.some((it) => it.colour?.name.sv.toLowerCase().includes(name))
}

/** The demo's colours by what people call them; petrol is blue to some and green to others. */
const SHADES = {
  black: ['black'],
  white: ['chalk'],
  grey: ['granite', 'mist'],
  red: ['clay', 'signal-red', 'wine'],
  blue: ['court-blue', 'night', 'sky', 'teal'],
  navy: ['night'],
  green: ['forest-green', 'olive', 'teal'],
  yellow: ['ball-yellow'],
  orange: ['orange'],
  pink: ['rose'],
  purple: ['plum'],
  brown: ['cocoa'],
} as const

/** In a colour as people see it, whatever the catalogue calls it. */
export function inShade(shade: keyof typeof SHADES): Fits {
  const ids: readonly string[] = SHADES[shade]
  return ({ articles }) => articles.some((it) => ids.includes(it.colour?.id ?? ''))
}

/** Whatever stands under running shoes, the trail's and the racer's too. */
export const RUNNING_SHOE = is(/^(?:löpar|trail|tävlings)sko$/)
export const SHOE = is(/sko$/)
export const JACKET = is(/jacka$/)
export const BALL = is(/boll$|bollar$|slamball/)
