import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { CategoryTypes } from '../../../shop/search/category-types.ts'
import { countBits, editDistance, letterBits } from '../../../shop/search/edit-distance.ts'
import { interpretQuery } from '../../../shop/search/interpret-query.ts'
import { stemOf } from '../../../shop/search/stemmer.ts'
import { foldWord, MAX_WORDS, tokenizeQuery } from '../../../shop/search/tokenizer.ts'
import { Vocabulary } from '../../../shop/search/vocabulary.ts'

/** Forms of one noun; each row has a stem of its own. */
const SWEDISH = [
  'jacka jackor jackan jackorna',
  'sko skor skon skorna',
  'löparsko löparskor löparskorna',
  'väska väskor väskan väskorna',
  'flaska flaskor flaskorna',
  'boll bollar bollen bollarna',
  'hantel hantlar hantlarna',
  'cykel cyklar cyklarna',
  'byxa byxor byxorna',
  'vikt vikter vikterna',
  'matta mattor mattan',
  'handske handskar handskarna',
  'racket racketar',
  'rack',
  'tights',
]
const ENGLISH = [
  'shoe shoes',
  'ball balls',
  'watch watches',
  'dress dresses',
  'body bodies',
  'glove gloves',
  'fitness',
]

for (const [language, rows] of [
  ['sv', SWEDISH],
  ['en', ENGLISH],
] as const) {
  test(`gives the forms of a noun one stem, and different nouns different ones: ${language}`, () => {
    const stems = rows.map((row) => [
      ...new Set(row.split(' ').map((it) => stemOf(foldWord(it), language))),
    ])

    deepEqual(
      stems.filter((it) => it.length > 1),
      [],
    )
    equal(new Set(stems.flat()).size, rows.length)
  })
}

test('counts slips of the finger', () => {
  const pairs = [
    ['sko', 'sko', 0],
    ['sko', 'skor', 1],
    ['jcaka', 'jacka', 1],
    ['loprasko', 'loparsko', 1],
    ['sko', 'boll', 3],
    ['', 'ab', 2],
  ] as const

  for (const [one, other, slips] of pairs)
    equal(editDistance(one, other, 2), Math.min(slips, 3), one)
})

const word = fc.string({ unit: fc.constantFrom(...'abcdö'), maxLength: 8 })

test('counts slips the same both ways, and never fewer than the letters that differ', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const slips = editDistance(one, other, 9)

      equal(editDistance(other, one, 9), slips)
      equal(slips === 0, one === other)
      ok(countBits(letterBits(one) ^ letterBits(other)) <= slips * 2)
      equal(editDistance(one, other, 1), Math.min(slips, 2))
    }),
  )
})

test('corrects to the nearest word, whatever the vocabulary', () => {
  const words = fc.uniqueArray(
    fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 4, maxLength: 8 }),
    { minLength: 1, maxLength: 30 },
  )
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (all, chosen, at) => {
      const vocabulary = new Vocabulary(
        'sv',
        all.map((it) => ({ word: it, products: 1 })),
      )
      const meant = all[chosen % all.length] ?? ''
      const typed = meant.slice(0, at % meant.length) + meant.slice((at % meant.length) + 1)
      if (typed.length < 4) return
      const best = Math.min(...all.map((it) => editDistance(typed, it, 9)))

      const [first = ''] = vocabulary.corrections(typed)

      equal(editDistance(typed, first, 9), best)
    }),
  )
})

test('parts a query into folded words, no more than it looks at', () => {
  deepEqual(
    tokenizeQuery('Löpar-SKO, é5kg!').map((it) => it.folded),
    ['lopar', 'sko', 'e5kg'],
  )
  equal(tokenizeQuery('a '.repeat(1000)).length, MAX_WORDS)
  deepEqual(tokenizeQuery('\0%_"*'), [])
})

test('a word that is a type of its own is not all that stands in the category of its plural', () => {
  const categoryTypes = new CategoryTypes(
    'sv',
    new Map([
      ['skaljackor', ['skaljacka', 'vindjacka']],
      ['vikter', ['hantel', 'kettlebell']],
      ['fotboll', ['fotboll', 'fotbollssko']],
      ['fotbollar', ['fotboll', 'futsalboll']],
    ]),
  )

  deepEqual(categoryTypes.of('skaljackor'), ['skaljacka', 'vindjacka'])
  deepEqual(categoryTypes.of('skaljacka'), [])
  deepEqual(categoryTypes.of('vikt'), ['hantel', 'kettlebell'])
  deepEqual(categoryTypes.of('fotboll'), ['fotboll', 'fotbollssko'])
  deepEqual(categoryTypes.of('fotbollar'), ['fotboll', 'futsalboll'])
})

test('a word that is typed half is the beginning of one before it is the end of another', () => {
  const completions = (...names: string[]) => {
    const vocabulary = new Vocabulary(
      'sv',
      names.map((word) => ({ word, products: 1 })),
    )
    return interpretQuery('kett', vocabulary, 'unknown').words[0]?.terms[0]?.completions
  }

  deepEqual(completions('kettlebell', 'parkett'), ['kettlebell'])
  deepEqual(completions('parkett'), ['parkett'])
})
