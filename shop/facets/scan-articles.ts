import { type Choice, codeOf, IN, OUT } from './choice.ts'
import { ARTICLE_GROUPS, type ArticleGroup, type FacetIndex, isInStock } from './facet-index.ts'

/** Number of products by option, in the groups that a single article has to match. */
export type ArticleCounts = Readonly<Record<ArticleGroup, Uint32Array>>

interface Near {
  readonly rows: Int32Array
  readonly state: Uint8Array
  readonly count: number
}

const COLOUR = 1
const SIZE = 2
const STOCK = 4
const ALL = COLOUR | SIZE | STOCK
const BITS: Readonly<Record<ArticleGroup, number>> = { colour: COLOUR, size: SIZE, stock: STOCK }

/** Counts products by option; an option of several articles of a product counts once. */
class ProductCounter {
  readonly counts: Uint32Array
  readonly #last: Int32Array

  constructor(options: number) {
    this.counts = new Uint32Array(options)
    this.#last = new Int32Array(options).fill(-1)
  }

  count(option: number, row: number): void {
    if (option < 0 || this.#last[option] === row) return
    this.#last[option] = row
    this.counts[option] = (this.counts[option] ?? 0) + 1
  }
}

/**
 * Scans the articles of every row that matches or nearly matches, counts the options of their groups, and
 * excludes products without any article that matches the whole choice.
 */
export function scanArticles(index: FacetIndex, choice: Choice, near: Near): ArticleCounts {
  const scan = new ArticleScan(index, choice)
  const wantedBy = new Uint8Array(OUT + 1)
  wantedBy[IN] = ALL
  for (const group of ARTICLE_GROUPS) wantedBy[codeOf(group)] = BITS[group]
  const { rows, state, count } = near
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] ?? 0
    const before = state[row] ?? OUT
    if (before === OUT) continue
    const hasAll = scan.look(row, wantedBy[before] ?? 0)
    if (!hasAll) state[row] = OUT
  }
  return scan.counts
}

class ArticleScan {
  readonly #index: FacetIndex
  readonly #colours: ProductCounter
  readonly #sizes: ProductCounter
  readonly #stock = new ProductCounter(1)
  /** By value of the column: the group's bit if the value matches. */
  readonly #colourBits: Uint8Array
  readonly #sizeBits: Uint8Array
  readonly #soldOutBit: number

  constructor(index: FacetIndex, { options }: Choice) {
    const { colour, size } = index.options
    this.#index = index
    this.#colours = new ProductCounter(colour.labels.length)
    this.#sizes = new ProductCounter(size.labels.length)
    this.#colourBits = passing(colour.labels.length, options.get('colour'), COLOUR)
    this.#sizeBits = passing(size.labels.length, options.get('size'), SIZE)
    this.#soldOutBit = options.has('stock') ? 0 : STOCK
  }

  get counts(): ArticleCounts {
    return {
      colour: this.#colours.counts,
      size: this.#sizes.counts,
      stock: this.#stock.counts,
    }
  }

  /** Whether one article of a product matches the whole choice; counts for the groups in `wanted`. */
  look(row: number, groups: number): boolean {
    const { starts } = this.#index.articles
    const end = starts[row + 1] ?? 0
    let hasAll = false
    for (let article = starts[row] ?? 0; article < end; article += 1) {
      const bits = this.#bitsOf(article)
      hasAll ||= bits === ALL
      this.#count(article, row, groups & missingGroups(bits))
    }
    return hasAll
  }

  #bitsOf(article: number): number {
    const { articles } = this.#index
    const colour = this.#colourBits[articles.colours[article] ?? 0] ?? 0
    const size = this.#sizeBits[articles.sizes[article] ?? 0] ?? 0
    return colour | size | (isInStock(articles, article) ? STOCK : this.#soldOutBit)
  }

  /** An article counts for a group if it matches the other groups. */
  #count(article: number, row: number, groups: number): void {
    if (groups === 0) return
    const { articles } = this.#index
    if (groups & COLOUR) this.#colours.count((articles.colours[article] ?? 0) - 1, row)
    if (groups & SIZE) this.#sizes.count((articles.sizes[article] ?? 0) - 1, row)
    if (groups & STOCK && isInStock(articles, article)) this.#stock.count(0, row)
  }
}

/** The groups for which an article counts: every group if it matches all of them. */
function missingGroups(bits: number): number {
  if (bits === ALL) return ALL
  const missing = ALL & ~bits
  return missing === COLOUR || missing === SIZE || missing === STOCK ? missing : 0
}

function passing(options: number, chosen: readonly number[] | undefined, bit: number): Uint8Array {
  const bits = new Uint8Array(options + 1)
  if (!chosen) return bits.fill(bit)
  for (const it of chosen) bits[it + 1] = bit
  return bits
}
