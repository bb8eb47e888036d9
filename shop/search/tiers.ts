import { type Gender, genderHeads, splitGender, wordsOfGender } from './gender-words.ts'
import type { Term } from './interpret-query.ts'
import { type FieldScope, matchExpression, type Tier, tierExpression } from './match-expression.ts'
import { genderOf, type ParsedQuery, termsOf } from './query-relaxation.ts'
import type { SearchScope } from './search-port.ts'
import type { IndexQuery } from './search-queries.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Most compounds of one beginning that are looked for in names. */
const MAX_COMPOUNDS = 40

const TIERS: Record<ParsedQuery['fields'], readonly Tier[]> = {
  names: ['named', 'related', 'completions', 'categoryTypes'],
  categories: ['category'],
  text: ['text'],
}

/** The questions that find a parsed query, the surest first; no product answers two. */
export function tieredQueries(parsed: ParsedQuery, scope: SearchScope): IndexQuery[] {
  const terms = termsOf(parsed)
  const fieldScopes = fieldScopesOf(terms, TIERS[parsed.fields])
  const named = namedOf(parsed)
  return gendersOf(parsed).flatMap((genders, rank) => {
    const { language } = parsed.vocabulary
    const base = {
      ...{ storefront: scope.storefront, language, genders },
      // Once: no product answers two questions.
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

/** Within each tier what is called so comes before what only looks so. */
function fieldScopesOf(terms: readonly Term[], tiers: readonly Tier[]): FieldScope[] {
  const colourMatches = terms.some((it) => it.similarColours?.length)
    ? (['named', 'similar'] as const)
    : ['similar' as const]
  return tiers.flatMap((tier) => colourMatches.map((colourMatch) => ({ tier, colourMatch })))
}

/** The widest of what has been asked before; of both colour matches, where the tier is the same. */
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

/** The question that all tiers together answer. */
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

/** Most products that can have all words of a query: as many as have the rarest. */
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
      const known = words.reduce((sum, it) => sum + vocabulary.products(it), 0)
      return similarColours ? known : known + vocabulary.countPrefix(word)
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
 * What the index is asked for to find goods whose names say whom they are for: many catalogues say it
 * nowhere else. Undefined where no name does.
 */
function namedGenders(genders: readonly Gender[], vocabulary: Vocabulary): string | undefined {
  const words = genders.flatMap((gender) => [
    ...wordsOfGender(gender).filter((it) => vocabulary.products(it) > 0),
    ...genderHeads(gender).flatMap((head) => compoundsOf(head, vocabulary)),
  ])
  if (words.length === 0) return undefined
  return `{name} : (${[...new Set(words)].map((it) => `"${it}"`).join(' OR ')})`
}

/** "Damjacka" is a jacka for women; "dammsugare" is nothing for them. */
function compoundsOf(head: string, vocabulary: Vocabulary): string[] {
  const compounds = vocabulary.wordsFrom(head).filter((word) => {
    const rest = splitGender(word)?.rest
    return rest !== undefined && vocabulary.forms(rest).length > 0
  })
  return compounds.slice(0, MAX_COMPOUNDS)
}
