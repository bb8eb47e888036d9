import type { Catalogue } from '../../shop/catalogue/catalogue.ts'
import { smallCatalogue } from './small-catalogue.ts'

/** Prices (in öre) and a stock that cannot be confused with other numbers of a page or with random keys. */
export const TELLING = {
  price: 7_345_198_00,
  campaign: 6_129_385_00,
  business: 5_832_791_00,
  stock: 83_719_264,
  /** Of one company's price list, from one piece and from ten. */
  agreed: 4_917_263_00,
  agreedVolume: 4_218_647_00,
}
/** Metres in every article, since the unit price is secret too. */
const METRES = 7
export type Figure = keyof typeof TELLING

/** The small catalogue with these prices and this stock on every article. */
export function tellingCatalogue(): Catalogue {
  const { products, ...rest } = smallCatalogue()
  const { price, campaign: campaignPrice, business: businessPrice, stock } = TELLING
  const content = { amount: METRES, unit: 'm' } as const
  const figures = { price, campaignPrice, businessPrice, stock, content }
  const tell = <Article extends object>(article: Article) => ({ ...article, ...figures })
  return { ...rest, products: products.map((it) => ({ ...it, articles: it.articles.map(tell) })) }
}

/** The figures that occur in a text, whole or by the metre, with or without VAT, with any separators. */
export function figuresIn(text: string, figures: readonly Figure[]): readonly Figure[] {
  const plain = text.replace(/(?<=\d)[\s.,\u00a0\u202f]|&nbsp;|&#160;|\\u00a0|\\u202f/g, '')
  return figures.filter((it) => digitsOf(it).some((digits) => plain.includes(digits)))
}

function digitsOf(figure: Figure): readonly string[] {
  const value = TELLING[figure]
  if (figure === 'stock') return [String(value)]
  const kronor = [value / 100, value / 125, value / 80]
  return [...kronor, ...kronor.map((it) => it / METRES)].map((it) => String(Math.trunc(it)))
}
