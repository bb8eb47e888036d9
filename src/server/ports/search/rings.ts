import type { IndexQuestion } from '../../queries/search-queries.ts'
import type { SearchScope } from '../search.ts'
import { type Circle, matchExpression, ringExpression } from './match-expression.ts'
import { genderOf, termsOf, type Wish } from './wish.ts'

/** A question whose answers come before those of the next ring. */
export interface Ring {
  readonly question: IndexQuestion
  /** Weighing every hit takes time, so it is done where there cannot be many. */
  readonly order: 'weight' | 'catalogue'
}

/** Most hits that are weighed one against the other. */
const MAX_WEIGHED = 1500
const CIRCLES: Record<Wish['reach'], readonly Circle[]> = {
  names: ['named', 'kin', 'begun', 'shelf'],
  text: ['text'],
}

/** The questions that find a wish, the surest first; no product answers two. */
export function ringsOf(wish: Wish, scope: SearchScope): Ring[] {
  const terms = termsOf(wish)
  const order = orderOf(wish)
  const circles = CIRCLES[wish.reach]
  return gendersOf(wish).flatMap((genders) => {
    const base = { storefront: scope.storefront, language: wish.vocabulary.language, genders }
    if (terms.length === 0) return [{ question: base, order }]
    return circles.flatMap((circle, at) => {
      const inner = circles.slice(0, at).findLast((it) => matchExpression(terms, it))
      const match = ringExpression(terms, circle, inner)
      return match === undefined ? [] : [{ question: { ...base, match }, order }]
    })
  })
}

/** The question that all rings together answer, for counting. */
export function wholeOf(wish: Wish, scope: SearchScope): IndexQuestion {
  const widest = CIRCLES[wish.reach].at(-1) ?? 'text'
  const match = matchExpression(termsOf(wish), widest)
  return {
    storefront: scope.storefront,
    language: wish.vocabulary.language,
    genders: gendersOf(wish).flat(),
    ...(match !== undefined && { match }),
  }
}

function gendersOf(wish: Wish): string[][] {
  const gender = genderOf(wish)
  if (gender === undefined) return [[]]
  return gender === 'kids' ? [[gender]] : [[gender], ['unisex']]
}

// No more products can have all words than have the rarest one.
function orderOf(wish: Wish): Ring['order'] {
  const { vocabulary, reach } = wish
  const counts = termsOf(wish).map(({ word, forms, kin }) => {
    const words = [...new Set([...forms, ...kin])]
    const known = words.reduce((sum, it) => sum + vocabulary.products(it), 0)
    return known + vocabulary.countPrefix(word)
  })
  const isFew = counts.length > 0 && Math.min(...counts) <= MAX_WEIGHED
  return isFew || reach === 'text' ? 'weight' : 'catalogue'
}
