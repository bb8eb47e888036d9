import type { IndexQuestion } from '../../queries/search-queries.ts'
import type { SearchScope } from '../search.ts'
import { type Circle, matchExpression, ringExpression } from './match-expression.ts'
import { genderOf, termsOf, type Wish } from './wish.ts'

const CIRCLES: Record<Wish['reach'], readonly Circle[]> = {
  names: ['named', 'kin', 'begun', 'shelved'],
  categories: ['filed'],
  text: ['text'],
}

/** The questions that find a wish, the surest first; no product answers two. */
export function ringsOf(wish: Wish, scope: SearchScope): IndexQuestion[] {
  const terms = termsOf(wish)
  const circles = CIRCLES[wish.reach]
  return gendersOf(wish).flatMap((genders) => {
    const base = { storefront: scope.storefront, language: wish.vocabulary.language, genders }
    if (terms.length === 0) return [base]
    return circles.flatMap((circle, at) => {
      const inner = circles.slice(0, at).findLast((it) => matchExpression(terms, it))
      const match = ringExpression(terms, circle, inner)
      return match === undefined ? [] : [{ ...base, match }]
    })
  })
}

/** The question that all rings together answer. */
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

/** Most products that can have all words of a wish: as many as have the rarest. */
export function countAtMost(wish: Wish): number {
  const { vocabulary } = wish
  const counts = termsOf(wish).map(({ word, forms, kin, begun, shelf }) => {
    const words = [...new Set([...forms, ...kin, ...begun, ...shelf])]
    const known = words.reduce((sum, it) => sum + vocabulary.products(it), 0)
    return known + vocabulary.countPrefix(word)
  })
  return Math.min(...counts)
}

function gendersOf(wish: Wish): string[][] {
  const gender = genderOf(wish)
  if (gender === undefined) return [[]]
  return gender === 'kids' ? [[gender]] : [[gender], ['unisex']]
}
