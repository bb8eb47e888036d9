import type { Db } from '../platform/db/schema.ts'
import { findCategories } from './find-categories.ts'
import type { Report } from './kept.ts'
import { countAtMost, ringsOf, wholeOf } from './rings.ts'
import { type Lexicon, SearchMemory } from './search-memory.ts'
import type {
  FoundProducts,
  SearchPage,
  SearchPort,
  SearchScope,
  Suggestions,
} from './search-port.ts'
import {
  filterFilled,
  findByNumber,
  findHits,
  type IndexPage,
  type IndexQuestion,
  listMatches,
  matchesMoreThan,
} from './search-queries.ts'
import { spellOut } from './spell-out.ts'
import { calledSo, isEmpty, listWishes, termsOf, type Wish } from './wish.ts'

/** Most products that the beginning of an article number leads to. */
const MAX_BY_NUMBER = 200
const MAX_CATEGORIES = 3
const MIN_NUMBER = 3
const MAX_NUMBER = 64
/** Most hits that are weighed one against the other; more keep the order of the catalogue. */
const MAX_WEIGHED = 1500

/** Hits in a colour of that name that are enough, a list of quick search; else those like it follow. */
const ENOUGH_CALLED = 10

/** Search in the shop's own database: FTS5 finds, and a vocabulary in memory understands. */
export function createSqliteSearch(db: Db, report: Report): SearchPort {
  const memory = new SearchMemory(db, report)

  return {
    async searchProducts(query, page) {
      const byNumber = await findNumbered(db, query, page)
      if (byNumber.length > 0) return pageOf(byNumber, page)
      const marks = await memory.marks()
      const lexicons = await memory.lexicons(page.language)
      for (const wide of wishesFor(query, lexicons)) {
        const wish = await asCalled(db, wide, page)
        const whole = wholeOf(wish, page)
        const all = marks.filter(await listMatches(db, whole), page.storefront, whole.genders)
        if (all.length > 0) return pageOfHits(db, { wish, all, lexicons }, page)
      }
      return { ids: [], all: new Int32Array(0), total: 0 }
    },

    async suggest(query, scope) {
      const numbered = await findNumbered(db, query, scope)
      const byNumber = numbered.slice(0, scope.limit)
      if (byNumber.length > 0) return { categoryIds: [], productIds: byNumber }
      const lexicons = await memory.lexicons(scope.language)
      for (const wide of wishesFor(query, lexicons)) {
        const wish = await asCalled(db, wide, scope)
        const order = await orderOf(db, wish, scope)
        const page = { order, limit: scope.limit, offset: 0 }
        const productIds = await collect(db, ringsOf(wish, scope), page)
        if (productIds.length === 0) continue
        const categoryIds = await filledCategories(db, wish, lexicons, scope)
        const colourIds = coloursOf(wish)
        return { categoryIds, productIds, colourIds, ...(await correctionOf(db, wish, productIds)) }
      }
      return { categoryIds: [], productIds: [] }
    },
  }
}

interface Hits {
  readonly wish: Wish
  readonly all: Int32Array
  readonly lexicons: readonly Lexicon[]
}

async function pageOfHits(
  db: Db,
  { wish, all, lexicons }: Hits,
  page: SearchPage,
): Promise<FoundProducts> {
  const order = all.length > MAX_WEIGHED ? 'catalogue' : 'weight'
  const ids = await collect(db, ringsOf(wish, page), { ...page, order })
  const categoryIds = page.offset > 0 ? [] : await filledCategories(db, wish, lexicons, page)
  const told = { categoryIds, colourIds: coloursOf(wish) }
  return { ids, all, total: all.length, ...told, ...(await correctionOf(db, wish, ids)) }
}

function* wishesFor(query: string, lexicons: readonly Lexicon[]): Generator<Wish> {
  const vocabularies = lexicons.map((it) => it.vocabulary)
  for (const wish of listWishes(query, vocabularies)) if (!isEmpty(wish)) yield wish
}

function coloursOf(wish: Wish): string[] {
  return termsOf(wish).flatMap((it) => it.colourIds ?? [])
}

async function asCalled(db: Db, wish: Wish, scope: SearchScope): Promise<Wish> {
  const called = calledSo(wish)
  if (!called) return wish
  const isEnough = await matchesMoreThan(db, wholeOf(called, scope), ENOUGH_CALLED - 1)
  return isEnough ? called : wish
}

/** Products by the beginning of an article number; a number has a digit and no blank. */
async function findNumbered(db: Db, query: string, scope: SearchScope): Promise<number[]> {
  const number = query.trim()
  const isNumber = /\d/.test(number) && !/[\s\0]/.test(number)
  if (!isNumber || number.length < MIN_NUMBER || number.length > MAX_NUMBER) return []
  // The database folds letters of ASCII only.
  const folded = number.replace(/[A-Z]+/g, (it) => it.toLowerCase())
  return findByNumber(db, folded, scope.storefront, MAX_BY_NUMBER)
}

function pageOf(ids: readonly number[], { limit, offset }: SearchPage): FoundProducts {
  const all = Int32Array.from(ids)
  return { ids: ids.slice(offset, offset + limit), all, total: ids.length }
}

/** One page of the hits of all rings, one ring after another. */
async function collect(
  db: Db,
  rings: readonly IndexQuestion[],
  { order, limit, offset }: IndexPage & { readonly offset: number },
): Promise<number[]> {
  const ids: number[] = []
  // What lies before the page is read along: pages far from the first are seldom asked for.
  const end = offset + limit
  for (const ring of rings) {
    if (ids.length >= end) break
    ids.push(...(await findHits(db, ring, { order, limit: end - ids.length })))
  }
  return ids.slice(offset)
}

/** Weighing every hit takes time, so it is done where there cannot be many. */
async function orderOf(db: Db, wish: Wish, scope: SearchScope): Promise<IndexPage['order']> {
  if (wish.reach !== 'text') return countAtMost(wish) > MAX_WEIGHED ? 'catalogue' : 'weight'
  const isMany = await matchesMoreThan(db, wholeOf(wish, scope), MAX_WEIGHED)
  return isMany ? 'catalogue' : 'weight'
}

async function filledCategories(
  db: Db,
  wish: Wish,
  lexicons: readonly Lexicon[],
  { storefront }: SearchScope,
): Promise<string[]> {
  const lexicon = lexicons.find((it) => it.vocabulary === wish.vocabulary)
  const named = lexicon ? findCategories(wish, lexicon) : []
  if (named.length === 0) return []
  const filled = await filterFilled(db, named, storefront)
  return named.filter((it) => filled.has(it)).slice(0, MAX_CATEGORIES)
}

async function correctionOf(
  db: Db,
  wish: Wish,
  ids: readonly number[],
): Promise<Pick<Suggestions, 'corrected'>> {
  return wish.isChanged ? { corrected: await spellOut(db, wish, ids) } : {}
}
