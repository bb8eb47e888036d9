import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { colourOf, joinTones } from '../../../shop/search/colour-words.ts'
import { matchColours } from '../../../shop/search/palette.ts'
import { looksLike } from '../../../shop/search/shades.ts'
import { foldWord, tokenizeQuery } from '../../../shop/search/tokenizer.ts'

const SHADES = [
  ['black', 'svart svarta black'],
  ['white', 'vit vita vitt white'],
  ['grey', 'grå gråa grått grey gray'],
  ['red', 'röd röda rött red RÖD'],
  ['yellow', 'gul gula gult yellow'],
  ['green', 'grön gröna grönt green'],
  ['blue', 'blå blåa blått blue'],
  ['navy', 'marinblå marinblått navy mörkblå mörkblåa'],
  ['purple', 'lila purple'],
  ['pink', 'rosa pink'],
  ['brown', 'brun bruna brunt brown'],
] as const

test('knows a colour in all its forms, in both languages', () => {
  for (const [shade, words] of SHADES)
    for (const word of words.split(' ')) equal(colourOf(foldWord(word))?.shade, shade, word)
})

test('takes no other word for a colour', () => {
  for (const word of ['', 'skor', 'rosor', 'darkroom', 'ljus', 'multicoloured', '__proto__'])
    equal(colourOf(word), undefined, word)
})

test('makes one word of a colour and its tone, and of nothing else', () => {
  const joined = (query: string) => joinTones(tokenizeQuery(query)).map((it) => it.folded)

  deepEqual(joined('dark blue jacket'), ['darkblue', 'jacket'])
  deepEqual(joined('ljusa gröna skor'), ['ljusagrona', 'skor'])
  deepEqual(joined('navy blue'), ['navyblue'])
  deepEqual(joined('navy jacket dark'), ['navy', 'jacket', 'dark'])
})

const LOOKS = [
  ['#000000', 'black'],
  ['#ffffff', 'white'],
  ['#808080', 'grey'],
  ['#d22b2b', 'red'],
  ['#7a1f35', 'red'],
  ['#ef7d1a', 'orange'],
  ['#f2c61f', 'yellow'],
  ['#2e8b4f', 'green'],
  ['#5f6638', 'green'],
  ['#2563c9', 'blue'],
  ['#1e2f55', 'navy blue'],
  ['#7a3fa6', 'purple'],
  ['#ec6fa3', 'pink'],
  ['#7b4f32', 'brown'],
  ['#d9c6a5', 'beige'],
  ['#27b5b0', 'green turquoise'],
  ['#1d6b78', 'green turquoise blue'],
  ['no colour', ''],
] as const
const ALL =
  'black white grey red orange yellow green turquoise blue navy purple pink brown beige'.split(
    ' ',
  ) as readonly Parameters<typeof looksLike>[1]['shade'][]

for (const [hex, shades] of LOOKS) {
  test(`sees in ${hex}: ${shades || 'nothing'}`, () => {
    const seen = ALL.filter((shade) => looksLike(hex, { shade }))

    deepEqual(seen.sort(), shades.split(' ').filter(Boolean).sort())
  })
}

test('tells dark from light', () => {
  equal(looksLike('#1f6b52', { shade: 'green', tone: 'dark' }), true)
  equal(looksLike('#1f6b52', { shade: 'green', tone: 'light' }), false)
  equal(looksLike('#9ddfc4', { shade: 'green', tone: 'light' }), true)
})

test('finds colours by a name in any language first, then by their looks', () => {
  const palette = [
    { id: 'clay', name: 'clay', words: ['clay', 'grusrod'], hex: '#b8441f' },
    { id: 'red', name: 'signal red', words: ['signal', 'red', 'signalrod'], hex: '#b3232d' },
    { id: 'lava', name: 'lava', words: ['lava', 'lava'], hex: '#c02020' },
    {
      id: 'multi',
      name: 'multicoloured',
      words: ['multicoloured', 'flerfargad'],
      hex: '#8a7fb0',
    },
  ]

  deepEqual(matchColours(palette, { shade: 'red' }), {
    namedColours: ['clay', 'signal red'],
    similarColours: ['lava'],
    ids: ['clay', 'red', 'lava'],
  })
})
