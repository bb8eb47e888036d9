import type { Language } from '../../model/language.ts'
import type { CatalogueProduct } from './catalogue.ts'

/** What a product is found by in one language, by column of the search index. */
export interface SearchRow {
  readonly name: string
  readonly type: string
  readonly brand: string
  readonly category: string
  readonly colour: string
  readonly material: string
  readonly body: string
  readonly numbers: string
}

/** `categoryNames` are those of every category the product stands in, ancestors included. */
export function searchRow(
  product: CatalogueProduct,
  language: Language,
  categoryNames: readonly string[],
): SearchRow {
  const { name, type, brand, trait, description, material, articles } = product
  const colours = new Set(articles.flatMap(({ colour }) => colour?.name[language] ?? []))
  return {
    name: name[language],
    type: type[language],
    brand,
    category: categoryNames.join(' '),
    colour: [...colours].join(' '),
    material: material?.[language] ?? '',
    body: [trait?.[language], description[language]].filter(Boolean).join('\n'),
    numbers: [product.id, ...articles.map(({ number }) => number)].join(' '),
  }
}
