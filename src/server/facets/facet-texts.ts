import { type Text, textIn } from '../../i18n/text.ts'
import type { Language } from '../../model/language.ts'
import { serverText } from '../platform/texts/server-text.ts'

const ownSv = {
  'facet.group.category': 'Kategori',
  'facet.group.gender': 'För',
  'facet.group.size': 'Storlek',
  'facet.group.colour': 'Färg',
  'facet.group.price': 'Pris',
  'facet.group.brand': 'Varumärke',
  'facet.group.type': 'Typ',
  'facet.group.material': 'Material',
  'facet.group.campaign': 'Kampanj',
  'facet.group.stock': 'Lager',
  'facet.gender.women': 'Dam',
  'facet.gender.men': 'Herr',
  'facet.gender.unisex': 'Unisex',
  'facet.gender.kids': 'Barn',
  'facet.campaign.yes': 'Nedsatt pris',
  'facet.stock.yes': 'Finns i lager',
  'facet.price.upto': 'Till {sum}',
  'facet.price.from': 'Från {sum}',
  'facet.price.between': '{from} till {to}',
  'facet.nohits': 'Inga varor passar alla valda filter.',
} as const

const ownEn: Record<keyof typeof ownSv, string> = {
  'facet.group.category': 'Category',
  'facet.group.gender': 'For',
  'facet.group.size': 'Size',
  'facet.group.colour': 'Colour',
  'facet.group.price': 'Price',
  'facet.group.brand': 'Brand',
  'facet.group.type': 'Type',
  'facet.group.material': 'Material',
  'facet.group.campaign': 'Offers',
  'facet.group.stock': 'Stock',
  'facet.gender.women': 'Women',
  'facet.gender.men': 'Men',
  'facet.gender.unisex': 'Unisex',
  'facet.gender.kids': 'Kids',
  'facet.campaign.yes': 'Reduced price',
  'facet.stock.yes': 'In stock',
  'facet.price.upto': 'Up to {sum}',
  'facet.price.from': 'From {sum}',
  'facet.price.between': '{from} to {to}',
  'facet.nohits': 'No products fit all the chosen filters.',
}

const TEXTS: Record<Language, Text> = { sv: withOwn('sv', ownSv), en: withOwn('en', ownEn) }

/** Writes the texts of filters: those of the elements, and those that only the server says. */
export function facetText(language: Language): Text {
  return TEXTS[language]
}

function withOwn(language: Language, own: Readonly<Record<string, string>>): Text {
  const ownText = textIn(language, own)
  const shared = serverText(language)
  return (key, values) => (Object.hasOwn(own, key) ? ownText : shared)(key, values)
}
