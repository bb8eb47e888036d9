import type { Language } from '../../catalogue/catalogue.ts'
import type { Db } from '../../db/schema.ts'
import { countHits, filterFilled, findByNumber, findHits } from '../../queries/search-queries.ts'
import type { FoundProducts, SearchPage, SearchPort, SearchScope, Suggestions } from '../search.ts'
import { findCategories } from './find-categories.ts'
import { type Ring, ringsOf, wholeOf } from './rings.ts'
import { spellOut } from './spell-out.ts'
import { type Lexicon, VocabularyKeeper } from './vocabulary-keeper.ts'
import { isEmpty, listWishes, type Wish } from './wish.ts'

/** Most products that the beginning of an article number leads to. */
const MAX_BY_NUMBER = 200
const MAX_CATEGORIES = 3
const MIN_NUMBER = 3
const MAX_NUMBER = 64

/** Search in the shop's own database: FTS5 finds, and a vocabulary in memory understands. */
export function createSqliteSearch(db: Db): SearchPort {
  const keeper = new VocabularyKeeper(db)

  async function lexicons(language: Language): Promise<Lexicon[]> {
    const other = language === 'sv' ? 'en' : 'sv'
    return [await keeper.lexicon(language), await keeper.lexicon(other)]
  }

  return {
    async searchProducts(query, page) {
      const byNumber = await findNumbered(db, query, page)
      if (byNumber.length > 0) return pageOf(byNumber, page)
      for (const wish of wishesFor(query, await lexicons(page.language))) {
        const total = await countHits(db, wholeOf(wish, page))
        if (total === 0) continue
        const ids = await collect(db, ringsOf(wish, page), page)
        return { ids, total, ...(await correctionOf(db, wish, ids)) }
      }
      return { ids: [], total: 0 }
    },

    async suggest(query, scope) {
      const numbered = await findNumbered(db, query, scope)
      const byNumber = numbered.slice(0, scope.limit)
      if (byNumber.length > 0) return { categoryIds: [], productIds: byNumber }
      const known = await lexicons(scope.language)
      for (const wish of wishesFor(query, known)) {
        const productIds = await collect(db, ringsOf(wish, scope), { ...scope, offset: 0 })
        if (productIds.length === 0) continue
        const categoryIds = await filledCategories(db, wish, known, scope)
        return { categoryIds, productIds, ...(await correctionOf(db, wish, productIds)) }
      }
      return { categoryIds: [], productIds: [] }
    },
  }
}

function* wishesFor(query: string, lexicons: readonly Lexicon[]): Generator<Wish> {
  const vocabularies = lexicons.map((it) => it.vocabulary)
  for (const wish of listWishes(query, vocabularies)) if (!isEmpty(wish)) yield wish
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
  return { ids: ids.slice(offset, offset + limit), total: ids.length }
}

/** One page of the hits of all rings, one ring after another. */
async function collect(
  db: Db,
  rings: readonly Ring[],
  { limit, offset }: Pick<SearchPage, 'limit' | 'offset'>,
): Promise<number[]> {
  const ids: number[] = []
  let skip = offset
  for (const { question, order } of rings) {
    const page = { order, limit: limit - ids.length, offset: skip }
    const found = await findHits(db, question, page)
    ids.push(...found)
    if (ids.length >= limit) break
    skip = found.length > 0 || skip === 0 ? 0 : Math.max(0, skip - (await countHits(db, question)))
  }
  return ids
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
