import type { Language } from '../../../src/model/language.ts'
import type { CatalogueProduct } from '../catalogue.ts'
import { pictureRows } from '../picture-rows.ts'
import { textRow } from '../product-rows.ts'
import type { ProductEdits } from './keep-edits.ts'
import type { StoredContent } from './stored-product-queries.ts'

const LANGUAGES: readonly Language[] = ['sv', 'en']

/** A product as the shop has it. */
export interface StoredVersion {
  readonly content: StoredContent
  readonly edits: ProductEdits
}

/** The parts of a product that have to be written; unchanged parts are left alone. */
export interface Differences {
  readonly texts: readonly ReturnType<typeof textRow>[]
  readonly hasOtherCategories: boolean
  readonly pictures: ReturnType<typeof pictureRows> | undefined
  /** Search finds it by other words than before. */
  readonly hasOtherWords: boolean
}

/**
 * Everything, for a product that is new to the shop. `filed` lists its categories, ancestors included.
 */
export function findDifferences(
  product: CatalogueProduct,
  filed: readonly string[],
  stored: StoredVersion | undefined,
): Differences {
  const rows = LANGUAGES.map((it) => textRow(product, it))
  const pictures = pictureRows(product)
  if (!stored) return { texts: rows, hasOtherCategories: true, pictures, hasOtherWords: true }
  const { content, edits } = stored
  const texts = rows.filter((it) => !hasText(content, it))
  const hasOtherCategories = !areSameCategories(content, filed)
  const hasOwnPictures = edits.has('pictures') || areSamePictures(content, pictures)
  return {
    texts,
    hasOtherCategories,
    pictures: hasOwnPictures ? undefined : pictures,
    hasOtherWords: texts.length > 0 || hasOtherCategories || !hasSameWords(content, product),
  }
}

function areSameCategories({ categories }: StoredContent, filed: readonly string[]): boolean {
  const main = categories.find((it) => it.isMain === 1)?.categoryId
  const ids = new Set(categories.map((it) => it.categoryId))
  return main === filed[0] && ids.size === filed.length && filed.every((it) => ids.has(it))
}

function areSamePictures(
  { pictures }: StoredContent,
  rows: ReturnType<typeof pictureRows>,
): boolean {
  const found = rows.map(({ colourId = null, url = null, altSv = null, altEn = null }) => ({
    ...{ colourId, url, altSv, altEn },
  }))
  return JSON.stringify(pictures) === JSON.stringify(found)
}

function hasText({ texts }: StoredContent, row: ReturnType<typeof textRow>): boolean {
  const stored = texts.find((it) => it.lang === row.lang)
  return (
    stored !== undefined &&
    (['name', 'description', 'trait', 'type', 'material'] as const).every(
      (it) => stored[it] === row[it],
    )
  )
}

/**
 * Whether brand, article numbers and colours are unchanged; texts and categories are compared elsewhere.
 */
function hasSameWords(stored: StoredContent, { brand, articles }: CatalogueProduct): boolean {
  const indexed = stored.articles.filter((it) => it.offInFile === 0)
  if (stored.brand !== brand || indexed.length !== articles.length) return false
  return articles.every(({ number, colour }) => {
    const article = indexed.find((it) => it.number === number)
    const names = [article?.colourSv ?? undefined, article?.colourEn ?? undefined]
    return article !== undefined && names[0] === colour?.name.sv && names[1] === colour?.name.en
  })
}
