import type { Db } from '../platform/db/schema.ts'
import type { Term } from './interpret-query.ts'
import {
  isEmpty,
  type ParsedQuery,
  relaxQuery,
  termsOf,
  withNamedColours,
} from './query-relaxation.ts'
import type { Lexicon, SearchCache } from './search-cache.ts'
import type { FoundProducts, SearchPage, SearchScope, Suggestions } from './search-port.ts'
import {
  filterFilled,
  findByNumber,
  findHits,
  type IndexPage,
  type IndexQuery,
  listMatches,
  matchesMoreThan,
} from './search-queries.ts'
import { listSpellings } from './search-word-queries.ts'
import { combinedQuery, maxHits, tieredQueries } from './tiers.ts'
import { foldWord, tokenize } from './tokenizer.ts'

/** Hits from which the spelling of words is taken. */
const LOOKED_AT = 10

/** Products found by the beginning of an article number. */
const MAX_BY_NUMBER = 200
const MAX_CATEGORIES = 3
const MIN_NUMBER = 3
const MAX_NUMBER = 64
/** Hits that are ranked; more of them keep the catalogue's order. */
const MAX_WEIGHED = 1500

/**
 * Hits in a colour of that name that are enough for a list of quick search; with fewer, similar colours
 * follow.
 */
const ENOUGH_CALLED = 10

/** What a search needs. */
export interface Searching {
  readonly db: Db
  readonly cache: SearchCache
  readonly version: number
}

export async function searchProducts(
  { db, cache, version }: Searching,
  query: string,
  page: SearchPage,
): Promise<FoundProducts> {
  const byNumber = await findNumbered(db, query, page)
  if (byNumber.length > 0) return pageOf(byNumber, page)
  const flags = await cache.flags(version)
  const lexicons = await cache.lexicons(page.language, version)
  for (const wide of parsedQueries(query, lexicons)) {
    const parsed = await preferNamedColours(db, wide, page)
    const whole = combinedQuery(parsed, page)
    const named = await listNamed(db, whole)
    const whom = { genders: whole.genders, named }
    const all = flags.filter(await listMatches(db, whole), page.storefront, whom)
    if (all.length > 0) return pageOfHits(db, { parsed, all, lexicons }, page)
  }
  return { ids: [], all: new Int32Array(0), total: 0 }
}

export async function suggest(
  { db, cache, version }: Searching,
  query: string,
  scope: SearchScope & { readonly limit: number },
): Promise<Suggestions> {
  const numbered = await findNumbered(db, query, scope)
  const byNumber = numbered.slice(0, scope.limit)
  if (byNumber.length > 0) return { categoryIds: [], productIds: byNumber }
  const lexicons = await cache.lexicons(scope.language, version)
  for (const wide of parsedQueries(query, lexicons)) {
    const parsed = await preferNamedColours(db, wide, scope)
    const order = await orderOf(db, parsed, scope)
    const page = { order, limit: scope.limit, offset: 0 }
    const productIds = await collect(db, tieredQueries(parsed, scope), page)
    if (productIds.length === 0) continue
    const categoryIds = await filledCategories(db, parsed, lexicons, scope)
    const colourIds = coloursOf(parsed)
    return {
      categoryIds,
      productIds,
      colourIds,
      ...(await correctionOf(db, parsed, productIds)),
    }
  }
  return { categoryIds: [], productIds: [] }
}

/** Products whose names contain the requested gender. */
async function listNamed(db: Db, { language, named }: IndexQuery): Promise<Set<number>> {
  return new Set(named === undefined ? [] : await listMatches(db, { language, match: named }))
}

interface Hits {
  readonly parsed: ParsedQuery
  readonly all: Int32Array
  readonly lexicons: readonly Lexicon[]
}

async function pageOfHits(
  db: Db,
  { parsed, all, lexicons }: Hits,
  page: SearchPage,
): Promise<FoundProducts> {
  const order = all.length > MAX_WEIGHED ? 'catalogue' : 'weight'
  const ids = await collect(db, tieredQueries(parsed, page), { ...page, order })
  const categoryIds = page.offset > 0 ? [] : await filledCategories(db, parsed, lexicons, page)
  const refinements = { categoryIds, colourIds: coloursOf(parsed) }
  return { ids, all, total: all.length, ...refinements, ...(await correctionOf(db, parsed, ids)) }
}

function* parsedQueries(query: string, lexicons: readonly Lexicon[]): Generator<ParsedQuery> {
  const vocabularies = lexicons.map((it) => it.vocabulary)
  for (const parsed of relaxQuery(query, vocabularies)) if (!isEmpty(parsed)) yield parsed
}

function coloursOf(parsed: ParsedQuery): string[] {
  return termsOf(parsed).flatMap((it) => it.colourIds ?? [])
}

async function preferNamedColours(
  db: Db,
  parsed: ParsedQuery,
  scope: SearchScope,
): Promise<ParsedQuery> {
  const called = withNamedColours(parsed)
  if (!called) return parsed
  const isEnough = await matchesMoreThan(db, combinedQuery(called, scope), ENOUGH_CALLED - 1)
  return isEnough ? called : parsed
}

/** Products by the beginning of an article number, which has a digit and no blank. */
async function findNumbered(db: Db, query: string, scope: SearchScope): Promise<number[]> {
  const number = query.trim()
  const isNumber = /\d/.test(number) && !/[\s\0]/.test(number)
  if (!isNumber || number.length < MIN_NUMBER || number.length > MAX_NUMBER) return []
  // The database only folds ASCII letters.
  const folded = number.replace(/[A-Z]+/g, (it) => it.toLowerCase())
  return findByNumber(db, folded, scope.storefront, MAX_BY_NUMBER)
}

function pageOf(ids: readonly number[], { limit, offset }: SearchPage): FoundProducts {
  const all = Int32Array.from(ids)
  return { ids: ids.slice(offset, offset + limit), all, total: ids.length }
}

/** One page of the hits of all tiers, tier by tier. */
async function collect(
  db: Db,
  queries: readonly IndexQuery[],
  { order, limit, offset }: IndexPage & { readonly offset: number },
): Promise<number[]> {
  const ids: number[] = []
  // Earlier pages are read as well: visitors seldom go far.
  const end = offset + limit
  for (const query of queries) {
    if (ids.length >= end) break
    ids.push(...(await findHits(db, query, { order, limit: end - ids.length })))
  }
  return ids.slice(offset)
}

/** Ranking every hit takes time, so it is done only if there cannot be many. */
async function orderOf(
  db: Db,
  parsed: ParsedQuery,
  scope: SearchScope,
): Promise<IndexPage['order']> {
  if (parsed.fields !== 'text') return maxHits(parsed) > MAX_WEIGHED ? 'catalogue' : 'weight'
  const isMany = await matchesMoreThan(db, combinedQuery(parsed, scope), MAX_WEIGHED)
  return isMany ? 'catalogue' : 'weight'
}

async function filledCategories(
  db: Db,
  parsed: ParsedQuery,
  lexicons: readonly Lexicon[],
  { storefront }: SearchScope,
): Promise<string[]> {
  const lexicon = lexicons.find((it) => it.vocabulary === parsed.vocabulary)
  const named = lexicon ? findCategories(parsed, lexicon) : []
  if (named.length === 0) return []
  const filled = await filterFilled(db, named, storefront)
  return named.filter((it) => filled.has(it)).slice(0, MAX_CATEGORIES)
}

async function correctionOf(
  db: Db,
  parsed: ParsedQuery,
  ids: readonly number[],
): Promise<Pick<Suggestions, 'corrected' | 'isGuess'>> {
  if (!parsed.isRelaxed) return {}
  const corrected = await spellOut(db, parsed, ids)
  return parsed.unknown.length > 0 ? { corrected, isGuess: true } : { corrected }
}

/** Categories whose names contain every word of a query; those with the fewest other words first. */
function findCategories(parsed: ParsedQuery, { categories }: Lexicon): string[] {
  const terms = parsed.words.flatMap((it) => (it.isDetail ? [] : it.terms))
  if (terms.length === 0) return []
  return categories
    .map(({ id, name }) => ({ id, words: tokenize(name).map(foldWord) }))
    .filter(({ words }) => terms.every((term) => words.some((it) => isNamedBy(it, term))))
    .sort((one, other) => one.words.length - other.words.length)
    .map((it) => it.id)
}

function isNamedBy(word: string, { word: searched, forms, related }: Term): boolean {
  return word.startsWith(searched) || forms.includes(word) || related.includes(word)
}

/** The words of a query as people spell them: the index has "loparskor", the hits have "löparskor". */
async function spellOut(db: Db, parsed: ParsedQuery, ids: readonly number[]): Promise<string> {
  const texts = await listSpellings(db, ids.slice(0, LOOKED_AT), parsed.vocabulary.language)
  const spellings = new Map(
    texts.flatMap(tokenize).map((word) => [foldWord(word), word.toLowerCase()]),
  )
  return parsed.words
    .map(({ typed, meant }) => (meant === undefined ? typed : (spellings.get(meant) ?? meant)))
    .join(' ')
}
