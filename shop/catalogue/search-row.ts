import type { Language } from '../../src/model/language.ts'
import type { CatalogueProduct } from './catalogue.ts'

/** What search finds a product by in one language, by column of the index. */
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

/** `categoryNames` includes the names of ancestors. */
export function searchRow(
  product: CatalogueProduct,
  language: Language,
  categoryNames: readonly string[],
): SearchRow {
  const { name, type, brand, trait, description, material, articles } = product
  return joinSearchRow({
    brand,
    categoryNames,
    name: name[language],
    type: type[language],
    trait: trait?.[language] ?? null,
    description: description[language],
    material: material?.[language] ?? null,
    colours: articles.flatMap(({ colour }) => colour?.name[language] ?? []),
    numbers: [product.id, ...articles.map(({ number }) => number)],
  })
}

export interface SearchTexts extends Pick<SearchRow, 'name' | 'type' | 'brand'> {
  readonly trait: string | null
  readonly description: string
  readonly material: string | null
  readonly colours: readonly string[]
  readonly numbers: readonly string[]
  readonly categoryNames: readonly string[]
}

export function joinSearchRow(texts: SearchTexts): SearchRow {
  const { name, type, brand, trait, description, material } = texts
  return {
    name,
    type,
    brand,
    category: texts.categoryNames.join(' '),
    colour: [...new Set(texts.colours)].join(' '),
    material: material ?? '',
    body: [trait, description].filter(Boolean).join('\n'),
    numbers: texts.numbers.join(' '),
  }
}
