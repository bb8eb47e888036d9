import { type Gender, genderHeads, splitGender, wordsOfGender } from './gender-words.ts'
import type { Term } from './interpret-query.ts'
import { type FieldScope, matchExpression, type Tier, tierExpression } from './match-expression.ts'
import { genderOf, type ParsedQuery, termsOf } from './query-relaxation.ts'
import type { SearchScope } from './search-port.ts'
import type { IndexQuery } from './search-queries.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Compounds with the same beginning that are searched for in names. */
const MAX_COMPOUNDS = 40

const TIERS: Record<ParsedQuery['fields'], readonly Tier[]> = {
  names: ['named', 'related', 'completions', 'categoryTypes'],
  categories: ['category'],
  text: ['text'],
}

/** The queries of an interpreted query, the best tier first; no product matches two of them. */
export function tieredQueries(parsed: ParsedQuery, scope: SearchScope): IndexQuery[] {
  const terms = termsOf(parsed)
  const fieldScopes = fieldScopesOf(terms, TIERS[parsed.fields])
  const named = namedOf(parsed)
  return gendersOf(parsed).flatMap((genders, rank) => {
    const { language } = parsed.vocabulary
    const base = {
      ...{ storefront: scope.storefront, language, genders },
      // Only once, since no product may match two queries.
      ...(rank === 0 && named !== undefined && { named }),
    }
    if (terms.length === 0) return [base]
    return fieldScopes.flatMap((fieldScope, at) => {
      const match = tierExpression(
        terms,
        fieldScope,
        narrowerScopes(terms, fieldScope, fieldScopes.slice(0, at)),
      )
      return match === undefined ? [] : [{ ...base, match }]
    })
  })
}

/** Within each tier, matching names of colours come before similar colours. */
function fieldScopesOf(terms: readonly Term[], tiers: readonly Tier[]): FieldScope[] {
  const colourMatches = terms.some((it) => it.similarColours?.length)
    ? (['named', 'similar'] as const)
    : ['similar' as const]
  return tiers.flatMap((tier) => colourMatches.map((colourMatch) => ({ tier, colourMatch })))
}

/** The widest of the earlier queries, for the same kind of colour match; and the one of the same tier. */
function narrowerScopes(
  terms: readonly Term[],
  fieldScope: FieldScope,
  before: readonly FieldScope[],
): FieldScope[] {
  const searchable = before.filter((it) => matchExpression(terms, it) !== undefined)
  const narrower = searchable.findLast(
    (it) => it.colourMatch === fieldScope.colourMatch && it.tier !== fieldScope.tier,
  )
  const called = searchable.find((it) => it.tier === fieldScope.tier)
  return [narrower, called].filter((it) => it !== undefined)
}

/** One query for all tiers together. */
export function combinedQuery(parsed: ParsedQuery, scope: SearchScope): IndexQuery {
  const tier = TIERS[parsed.fields].at(-1) ?? 'text'
  const match = matchExpression(termsOf(parsed), { tier, colourMatch: 'similar' })
  return {
    storefront: scope.storefront,
    language: parsed.vocabulary.language,
    genders: gendersOf(parsed).flat(),
    named: namedOf(parsed),
    ...(match !== undefined && { match }),
  }
}

/** Maximum number of products with all words of a query: as many as have the rarest word. */
export function maxHits({ vocabulary, words: readings }: ParsedQuery): number {
  const terms = readings.flatMap((it) => (it.isDetail ? [] : it.terms))
  const counts = terms.map(
    ({ word, forms, related, completions, categoryTypes, similarColours }) => {
      const words = [
        ...new Set([
          ...forms,
          ...related,
          ...completions,
          ...categoryTypes,
          ...(similarColours ?? []),
        ]),
      ]
      const count = words.reduce((sum, it) => sum + vocabulary.products(it), 0)
      return similarColours ? count : count + vocabulary.countPrefix(word)
    },
  )
  return Math.min(...counts)
}

function namedOf(parsed: ParsedQuery): string | undefined {
  const gender = genderOf(parsed)
  if (gender === undefined) return undefined
  const named = gender === 'adults' ? (['adults', 'women', 'men'] as const) : [gender]
  return namedGenders(named, parsed.vocabulary)
}

function gendersOf(parsed: ParsedQuery): string[][] {
  const gender = genderOf(parsed)
  if (gender === undefined) return [[]]
  if (gender === 'adults') return [['women', 'men', 'unisex']]
  return gender === 'kids' || gender === 'unisex' ? [[gender]] : [[gender], ['unisex']]
}

/**
 * The expression for products with the gender in their names, as many catalogues have it nowhere else.
 * Undefined if no name has it.
 */
function namedGenders(genders: readonly Gender[], vocabulary: Vocabulary): string | undefined {
  const words = genders.flatMap((gender) => [
    ...wordsOfGender(gender).filter((it) => vocabulary.products(it) > 0),
    ...genderHeads(gender).flatMap((head) => compoundsOf(head, vocabulary)),
  ])
  if (words.length === 0) return undefined
  return `{name} : (${[...new Set(words)].map((it) => `"${it}"`).join(' OR ')})`
}

/** "Damjacka" is a jacket for women; "dammsugare" has nothing to do with them. */
function compoundsOf(head: string, vocabulary: Vocabulary): string[] {
  const compounds = vocabulary.wordsFrom(head).filter((word) => {
    const rest = splitGender(word)?.rest
    return rest !== undefined && vocabulary.forms(rest).length > 0
  })
  return compounds.slice(0, MAX_COMPOUNDS)
}
