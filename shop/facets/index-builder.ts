import type { LocalText } from '../../src/model/language.ts'
import { sizeKey, sizeLabel } from '../../src/model/size-order.ts'
import {
  type ArticleColumns,
  NO_PRICE,
  OPTION_GROUPS,
  type OptionGroup,
  STOREFRONT_BITS,
} from './facet-index.ts'
import type { FacetCategoryRow, FacetProductRow } from './facet-queries.ts'
import { NumberList } from './number-list.ts'
import { OptionList } from './option-list.ts'
import { ColumnBuilder } from './option-sets.ts'

const PARTED_BY = /\s*[,;|]\s*/

const SHARE = /^\d{1,3}(?:[.,]\d+)?\s?%\s*/

/** What only sorting needs of a product. */
export interface OrderedProduct {
  readonly nameSv: string
  readonly nameEn: string
  readonly popularity: number
  readonly createdAt: number
}

/** A new colour, and the first product that has it. */
export interface NewColour {
  readonly position: number
  readonly colourId: string
  readonly productId: number
}

type Article = readonly [colourId: string | null, size: string | null, isInStock: 0 | 1]

const GENDERS: Readonly<Record<string, string>> = {
  women: 'facet.gender.women',
  men: 'facet.gender.men',
  unisex: 'facet.gender.unisex',
  kids: 'facet.gender.kids',
}

const SOLD_OUT: readonly number[] = []
const IN_STOCK: readonly number[] = [0]

/** Builds the columns from products in order of ascending id. */
export class IndexBuilder {
  readonly ids = new NumberList()
  readonly storefronts = new NumberList()
  readonly prices = { sport: new NumberList(), professional: new NumberList() }
  readonly products: OrderedProduct[] = []
  readonly options = byGroup(() => new OptionList())
  readonly columns = byGroup(() => new ColumnBuilder())
  /** Colours whose names still have to be read. */
  newColours: NewColour[] = []
  readonly #starts = new NumberList()
  readonly #colours = new NumberList()
  readonly #sizes = new NumberList()
  readonly #stocked = new NumberList()
  readonly #sizeValues = new Map<string, number>()

  constructor(categories: readonly FacetCategoryRow[]) {
    this.#starts.push(0)
    this.columns.stock.know(SOLD_OUT)
    this.columns.stock.know(IN_STOCK)
    for (const { id, slug, nameSv, nameEn } of categories) {
      this.options.category.positionOf(id, () => ({ id: slug, sv: nameSv, en: nameEn }))
    }
    for (const [id, name] of Object.entries(GENDERS)) {
      this.options.gender.positionOf(id, () => ({ id, sv: name, en: name, isKey: true }))
    }
    for (const group of ['campaign', 'stock'] as const) {
      const name = `facet.${group}.yes`
      this.options[group].positionOf('yes', () => ({ id: 'yes', sv: name, en: name, isKey: true }))
    }
  }

  /** Leaves out products without articles on sale. */
  add(row: FacetProductRow): void {
    const articles = JSON.parse(row.articles) as readonly Article[]
    if (articles.length === 0) return
    const isQuotation = row.isQuotation === 1
    this.ids.push(row.id)
    this.storefronts.push(
      (row.onSport && STOREFRONT_BITS.sport) | (row.onProfessional && STOREFRONT_BITS.professional),
    )
    // Number lists have no negative numbers, so prices are stored plus one.
    this.prices.sport.push((isQuotation ? NO_PRICE : row.price) + 1)
    this.prices.professional.push((isQuotation ? NO_PRICE : row.businessPrice) + 1)
    const { nameSv, nameEn, popularity, createdAt } = row
    this.products.push({ nameSv, nameEn, popularity, createdAt })
    this.#addWords(row)
    this.#addArticles(row.id, articles, isQuotation)
  }

  finishArticles(): ArticleColumns {
    const stocked = this.#stocked.finish()
    const inStock = new Uint8Array((stocked.length + 7) >> 3)
    stocked.forEach((it, at) => {
      inStock[at >> 3] = (inStock[at >> 3] ?? 0) | (it << (at & 7))
    })
    return {
      starts: this.#starts.finish(),
      colours: this.#colours.finish(),
      sizes: this.#sizes.finish(),
      inStock,
    }
  }

  #addWords(row: FacetProductRow): void {
    const { category, brand, gender, type, material } = this.options
    const ids = JSON.parse(row.categories) as readonly string[]
    const unknown = () => ({ sv: '', en: '' })
    this.columns.category.push(ids.map((it) => category.positionOf(it, unknown)))
    this.columns.gender.push(row.gender ? [gender.positionOf(row.gender, unknown)] : [])
    const brandWord = { ...wordOf(row.brand, row.brand), sv: row.brand, en: row.brand }
    this.columns.brand.push(row.brand ? [brand.positionOf(brandWord.key, () => brandWord)] : [])
    const typeWord = wordOf(row.typeSv, row.typeEn)
    this.columns.type.push(row.typeSv ? [type.positionOf(typeWord.key, () => typeWord)] : [])
    const materials = materialsOf(row.materialSv ?? '', row.materialEn ?? '').filter((it) => it.sv)
    const positions = materials.map((it) => material.positionOf(it.key, () => it))
    this.columns.material.push([...new Set(positions)])
    this.columns.campaign.push(row.isReduced === 1 && row.isQuotation === 0 ? [0] : [])
  }

  /** The stock of products on request is not stated. */
  #addArticles(productId: number, articles: readonly Article[], isQuotation: boolean): void {
    const colours = articles.map(([it]) => this.#colourValue(it, productId))
    const sizes = articles.map(([, it]) => this.#sizeValue(it))
    const stocked = articles.map(([, , it]) => (isQuotation ? 0 : it))
    for (const it of colours) this.#colours.push(it)
    for (const it of sizes) this.#sizes.push(it)
    for (const it of stocked) this.#stocked.push(it)
    this.#starts.push(this.#colours.length)
    this.columns.colour.push(positionsIn(colours))
    this.columns.size.push(positionsIn(sizes))
    this.columns.stock.push(stocked.includes(1) ? IN_STOCK : SOLD_OUT)
  }

  #colourValue(colourId: string | null, productId: number): number {
    if (colourId === null) return 0
    const words = { id: colourId, sv: colourId, en: colourId }
    const before = this.options.colour.size
    const position = this.options.colour.positionOf(colourId, () => words)
    if (this.options.colour.size > before) this.newColours.push({ position, colourId, productId })
    return position + 1
  }

  /** The option for all spellings of a size. */
  #sizeValue(size: string | null): number {
    if (size === null) return 0
    const existing = this.#sizeValues.get(size)
    if (existing !== undefined) return existing
    const label = sizeLabel(size)
    const words = { id: label, sv: label, en: label }
    const value = this.options.size.positionOf(sizeKey(size), () => words) + 1
    this.#sizeValues.set(size, value)
    return value
  }
}

/** Values of articles are positions plus one, or 0. */
function positionsIn(values: readonly number[]): number[] {
  return [...new Set(values)].filter((it) => it > 0).map((it) => it - 1)
}

function byGroup<Part>(create: () => Part): Record<OptionGroup, Part> {
  return Object.fromEntries(OPTION_GROUPS.map((it) => [it, create()])) as Record<OptionGroup, Part>
}

/** An option in both languages, with the key by which spellings are merged. */
interface Word extends LocalText {
  readonly key: string
}

function wordOf(sv: string, en: string): Word {
  const word = { sv: capital(sv.trim()), en: capital(en.trim()) }
  return { ...word, key: `${word.sv} | ${word.en}`.toLowerCase() }
}

/**
 * Each material of "92 % polyester, elastan". If the languages list different numbers of materials, they
 * cannot be paired, and the text stays whole.
 */
function materialsOf(sv: string, en: string): Word[] {
  const [ones, others] = [partsOf(sv), partsOf(en)]
  if (ones.length !== others.length) return [wordOf(sv, en)]
  return ones.map((it, at) => wordOf(it, others[at] ?? it))
}

function partsOf(text: string): string[] {
  return text
    .split(PARTED_BY)
    .map((it) => it.replace(SHARE, '').trim())
    .filter(Boolean)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
