import type { Language, LocalText } from '../../../src/model/language.ts'
import { compareSizes } from '../../../src/model/size-order.ts'
import type { CatalogueArticle, CatalogueProduct } from '../catalogue.ts'
import type { Sentence } from '../file-sentence.ts'
import { idOf } from '../slugs.ts'
import { type CategoryPath, guessGender } from './category-paths.ts'
import { readColour } from './colours.ts'
import type { FileArticle, FileProduct, FileText } from './file-product.ts'
import type { Findings } from './findings.ts'
import { guessKind } from './kinds.ts'
import { quote } from './prices.ts'
import { type PictureRules, shapePictures } from './shape-pictures.ts'

/** What the owner says about the whole file. */
export interface ProductRules extends PictureRules {
  readonly storefronts: CatalogueProduct['storefronts']
  readonly vatRate: number
  /** The manufacturer if the file names none: name, postal and electronic address. */
  readonly manufacturer: string
  /** Prefix of every product's id, so that the keys of two shops never clash. */
  readonly idPrefix: string
}

/** A product that lacks only its address and categories in the shop. */
export interface ShapedProduct {
  readonly file: FileProduct
  readonly product: Omit<CatalogueProduct, 'slug' | 'categoryIds'>
  /** The main one first. */
  readonly paths: readonly CategoryPath[]
  /** One reason for each picture that was left out. */
  readonly leftPictures: readonly Sentence[]
}

/**
 * Converts a file's product to the catalogue's form: texts in both languages, drawing, colours and order
 * of articles.
 */
export function shapeProduct(
  file: FileProduct,
  rules: ProductRules,
  refusals: Findings,
): ShapedProduct {
  const kind = guessKind(file.kindWords)
  const gender = guessGender(file.genderWords)
  const text = (part: keyof FileText) => localText(file, part)
  const { leftOut, ...pictures } = shapePictures(file, rules)
  return {
    file,
    leftPictures: leftOut,
    paths: file.paths.toSorted((one, other) => other.length - one.length),
    product: {
      id: `${rules.idPrefix}${idOf(file.key)}`,
      name: text('name'),
      description: text('description'),
      brand: file.brand,
      type: kind?.type ?? twice(file.paths[0]?.at(-1) ?? ''),
      ...(gender && { gender }),
      ...(file.material !== undefined && { material: twice(file.material) }),
      storefronts: rules.storefronts,
      vatRate: rules.vatRate,
      drawing: kind?.drawing ?? 'article',
      manufacturer: file.manufacturer || rules.manufacturer,
      ...(file.newUntil !== undefined && { newUntil: file.newUntil }),
      ...(file.energy && { energy: file.energy }),
      articles: shapeArticles(file, refusals),
      ...pictures,
    },
  }
}

function localText(file: FileProduct, part: keyof FileText): LocalText {
  const of = (language: Language) => file.translations[language]?.[part] || file.text[part]
  return { sv: of('sv'), en: of('en') }
}

function twice(text: string): LocalText {
  return { sv: text, en: text }
}

function shapeArticles(file: FileProduct, refusals: Findings): CatalogueArticle[] {
  checkDuplicates(file.articles, refusals)
  const colours = [...new Set(file.articles.map((it) => it.colour))]
  const sorted = file.articles.toSorted(
    (one, other) =>
      colours.indexOf(one.colour) - colours.indexOf(other.colour) ||
      compareSizes(one.size, other.size),
  )
  return sorted.map(({ number, size, colour, price, campaignPrice, stock, content }) => ({
    number,
    price,
    stock,
    ...(size !== undefined && { size }),
    ...(colour !== undefined && { colour: readColour(colour) }),
    ...(campaignPrice !== undefined && { campaignPrice }),
    ...(content && { content }),
  }))
}

// Customers could not tell apart two articles of the same colour and size.
function checkDuplicates(articles: readonly FileArticle[], refusals: Findings): void {
  const numbers = new Map<string, string>()
  for (const { number, size, colour, location } of articles) {
    const key = JSON.stringify([size, colour])
    const duplicate = numbers.get(key)
    if (duplicate === undefined) numbers.set(key, number)
    else {
      const values = { cell: quote(number), other: quote(duplicate) }
      refusals.add(location, { key: 'cli.file.double', values })
    }
  }
}
