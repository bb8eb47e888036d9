import type { Catalogue, CatalogueProduct } from '../../../../shop/catalogue/catalogue.ts'
import {
  both,
  english,
  type Fits,
  is,
  JACKET,
  type JudgedQuery,
  RUNNING_SHOE,
  SHOE,
  swedish,
} from './judges.ts'
import { QUERIES } from './query-list.ts'

/** The whole list, with brands, names and numbers that are taken from the catalogue. */
export function judgedQueries({ products }: Catalogue): JudgedQuery[] {
  const runner = firstOf(products, is(/^löparsko$/))
  const jacket = firstOf(products, is(/^skaljacka$/))
  const dumbbell = firstOf(products, is(/^hantel$/))
  return [
    ...QUERIES,
    ...swedish('brand', [
      [runner.brand, ofBrand(runner)],
      [withoutAccents(runner.brand), ofBrand(runner)],
      [withoutLetter(runner.brand), ofBrand(runner)],
      [`${runner.brand} löparsko`, both(ofBrand(runner), RUNNING_SHOE)],
      [`skor ${runner.brand}`, both(ofBrand(runner), SHOE)],
      [`${withoutLetter(jacket.brand)} jackor`, both(ofBrand(jacket), JACKET)],
    ]),
    ...swedish('number', [
      [numberOf(runner), same(runner)],
      [numberOf(dumbbell).toLowerCase(), same(dumbbell)],
      [numberOf(runner).slice(0, -1), withNumber(numberOf(runner).slice(0, -1))],
    ]),
    ...swedish('name', [
      [runner.name.sv, same(runner)],
      [jacket.name.sv, same(jacket)],
    ]),
    ...english([
      ['brand', `${runner.brand} shoes`, both(ofBrand(runner), SHOE)],
      ['number', numberOf(jacket), same(jacket)],
    ]),
  ]
}

function ofBrand({ brand }: CatalogueProduct): Fits {
  return (product) => product.brand === brand
}

function same({ id }: CatalogueProduct): Fits {
  return (product) => product.id === id
}

function withNumber(start: string): Fits {
  return ({ articles }) => articles.some((it) => it.number.startsWith(start))
}

function numberOf({ articles }: CatalogueProduct): string {
  return articles[0]?.number ?? ''
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A slip of the finger: the third letter is left out. */
function withoutLetter(word: string): string {
  return word.slice(0, 2) + word.slice(3)
}

function firstOf(products: readonly CatalogueProduct[], fits: Fits): CatalogueProduct {
  const found = products.find(fits)
  if (!found) throw new Error('The catalogue lacks a product that the queries need')
  return found
}
