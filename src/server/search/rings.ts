import { type Circle, matchExpression, type Reach, ringExpression } from './match-expression.ts'
import type { SearchScope } from './search-port.ts'
import type { IndexQuestion } from './search-queries.ts'
import type { Term } from './understand-query.ts'
import { genderOf, termsOf, type Wish } from './wish.ts'

const CIRCLES: Record<Wish['reach'], readonly Circle[]> = {
  names: ['named', 'kin', 'begun', 'shelved'],
  categories: ['filed'],
  text: ['text'],
}

/** The questions that find a wish, the surest first; no product answers two. */
export function ringsOf(wish: Wish, scope: SearchScope): IndexQuestion[] {
  const terms = termsOf(wish)
  const reaches = reachesOf(terms, CIRCLES[wish.reach])
  return gendersOf(wish).flatMap((genders) => {
    const base = { storefront: scope.storefront, language: wish.vocabulary.language, genders }
    if (terms.length === 0) return [base]
    return reaches.flatMap((reach, at) => {
      const match = ringExpression(terms, reach, innerOf(terms, reach, reaches.slice(0, at)))
      return match === undefined ? [] : [{ ...base, match }]
    })
  })
}

/** Within each circle what is called so comes before what only looks so. */
function reachesOf(terms: readonly Term[], circles: readonly Circle[]): Reach[] {
  const sights = terms.some((it) => it.seen?.length)
    ? (['called', 'seen'] as const)
    : ['seen' as const]
  return circles.flatMap((circle) => sights.map((sight) => ({ circle, sight })))
}

/** The widest of what has been asked before; of both sights, where the circle is the same. */
function innerOf(terms: readonly Term[], reach: Reach, before: readonly Reach[]): Reach[] {
  const asked = before.filter((it) => matchExpression(terms, it) !== undefined)
  const narrower = asked.findLast((it) => it.sight === reach.sight && it.circle !== reach.circle)
  const called = asked.find((it) => it.circle === reach.circle)
  return [narrower, called].filter((it) => it !== undefined)
}

/** The question that all rings together answer. */
export function wholeOf(wish: Wish, scope: SearchScope): IndexQuestion {
  const circle = CIRCLES[wish.reach].at(-1) ?? 'text'
  const match = matchExpression(termsOf(wish), { circle, sight: 'seen' })
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
  const counts = termsOf(wish).map(({ word, forms, kin, begun, shelf, seen }) => {
    const words = [...new Set([...forms, ...kin, ...begun, ...shelf, ...(seen ?? [])])]
    const known = words.reduce((sum, it) => sum + vocabulary.products(it), 0)
    return seen ? known : known + vocabulary.countPrefix(word)
  })
  return Math.min(...counts)
}

function gendersOf(wish: Wish): string[][] {
  const gender = genderOf(wish)
  if (gender === undefined) return [[]]
  if (gender === 'adults') return [['women', 'men', 'unisex']]
  return gender === 'kids' || gender === 'unisex' ? [[gender]] : [[gender], ['unisex']]
}
