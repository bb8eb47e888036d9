import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readColour } from '../../../../shop/catalogue/importers/colours.ts'
import { guessKind } from '../../../../shop/catalogue/importers/kinds.ts'
import { readAttributes } from '../../../../shop/catalogue/importers/magento-attributes.ts'
import { plainLine, plainText } from '../../../../shop/catalogue/importers/plain-text.ts'
import { parsePrice } from '../../../../shop/catalogue/importers/prices.ts'
import { idOf, slugOf } from '../../../../shop/catalogue/slugs.ts'
import { compareSizes } from '../../../../src/model/size-order.ts'
import { roundsOf } from '../../../helpers/rounds-of-work.ts'

const SEK = { shopCurrency: 'SEK', fileCurrency: 'SEK', rates: {} }

const PRICES: readonly (readonly [string, number])[] = [
  ['52', 5200],
  ['52.0000', 5200],
  ['1299.5', 129_950],
  ['1299,50', 129_950],
  ['1 299,00 kr', 129_900],
  ['1\u00a0299:-', 129_900],
  ['SEK 1,299.00', 129_900],
  ['1.299,00', 129_900],
  ['1,299', 129_900],
  ['1,299,000', 129_900_000],
  ['12,5', 1250],
  ['1.299', 129_900],
  ['2.450', 245_000],
  ['0', 0],
]

test('reads a price as people and programs write it', () => {
  deepEqual(
    PRICES.map(([cell]) => [cell, parsePrice(cell, SEK)]),
    PRICES.map(([cell, amount]) => [cell, { amount }]),
  )
})

test('finds no price in anything else', () => {
  const cells = [
    'ten',
    '0,005',
    '1299.505',
    '1e3',
    '١٢',
    '１２',
    '1.2.3',
    '1,23,4',
    '--5',
    '5-',
    'NaN',
    'Infinity',
    '0x10',
    '1.299.00,5.1',
    '9'.repeat(30),
  ]

  for (const cell of cells) ok('problem' in parsePrice(cell, SEK), cell)
})

test('reads back every price it is given, in each notation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (amount) => {
      const kronor = Math.floor(amount / 100)
      const öre = String(amount % 100).padStart(2, '0')
      const grouped = kronor.toLocaleString('en')
      const notations = [
        `${kronor}.${öre}`,
        `${kronor},${öre}`,
        `${grouped}.${öre}`,
        `${grouped.replaceAll(',', ' ')},${öre} kr`,
      ]
      for (const cell of notations) deepEqual(parsePrice(cell, SEK), { amount }, cell)
    }),
  )
})

const TEXTS: readonly (readonly [string, string])[] = [
  ['plain\nlines\n\nstay', 'plain\nlines\n\nstay'],
  ['<p>One\ntwo</p><p>Three</p>', 'One two\n\nThree'],
  ['<ul><li>a</li><li>b</ul>', '• a\n• b'],
  ['one<br/>two<BR>three', 'one\ntwo\nthree'],
  ['<script>alert(1)</script>ok<style>p{}</style>', 'ok'],
  ['a<!-- <p>hidden</p> -->b', 'ab'],
  ['sizes < 40 & > 30', 'sizes < 40 & > 30'],
  ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&eacute;&#228;&#xE5;&trade;&unknown;&#0;', 'éäå™&unknown;'],
  ['cut <b', 'cut'],
  ['cut <!-- never', 'cut'],
  ['turn\u202eed\u0000', 'turned'],
]

test('makes plain text of HTML', () => {
  for (const [html, text] of TEXTS) equal(plainText(html), text)
})

test('makes text of any HTML, and takes no longer than it is long', async (t) => {
  const pieces = [
    '<',
    '>',
    '</',
    '<!--',
    '-->',
    '<script>',
    '</script>',
    '&lt;',
    '&',
    'p',
    '\n',
    '\0',
    '<li>',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (chosen) => {
      const text = plainText(`word${chosen.join('')}`)

      ok(text.startsWith('word'))
      equal(/[\0\v]|\n{3}|^\s|\s$/.test(text), false, JSON.stringify(text))
    }),
  )
  const flat = await roundsOf(() => plainText('<p>a</p>'.repeat(200_000)), 2)
  for (const piece of ['<script>', '<', '<!--', '</p', '&']) {
    const times = (await roundsOf(() => plainText(piece.repeat(200_000)), 2)) / flat
    t.diagnostic(`${piece}: ${times.toFixed(1)} times as much as what is flat`)
    ok(times < 5, piece)
  }
})

test('makes one line of a name', () => {
  equal(plainLine(' <b>Löp</b>\nband\t“X” &trade; '), 'Löp band “X” ™')
})

test('sorts sizes as people do', () => {
  const sizes = [
    'XL',
    '10',
    'S',
    '9',
    'One',
    '42 2/3',
    '2XL',
    undefined,
    '42',
    'XS',
    '55 cm',
    'M',
    '42,5',
    '3XL',
    'L',
  ]

  deepEqual(sizes.toSorted(compareSizes), [
    'XS',
    'S',
    'M',
    'L',
    'XL',
    '2XL',
    '3XL',
    '9',
    '10',
    '42',
    '42,5',
    '42 2/3',
    '55 cm',
    'One',
    undefined,
  ])
  equal(compareSizes(undefined, 'XS') < 0, true)
})

test('knows colours by their names in several languages', () => {
  deepEqual(readColour('Gray'), { id: 'grey', name: { sv: 'Grå', en: 'Grey' }, hex: '#8b9096' })
  deepEqual(readColour('svart').id, 'black')
  deepEqual(readColour('Heather Navy').name, { sv: 'Heather Navy', en: 'Heather Navy' })
  equal(readColour('Heather Navy').hex, '#1e2f55')
  equal(readColour('Storm').hex, '#9aa0a8')
  equal(readColour('Brand #A1B2C3').hex, '#a1b2c3')
})

test('gives any colour a drawable shade and an id for addresses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const { id, hex } = readColour(name)

      ok(/^#[0-9a-f]{6}$/.test(hex))
      ok(name === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), id)
    }),
  )
})

const KINDS: readonly (readonly [readonly string[], string | undefined])[] = [
  [['Jackets', 'Beaumont Summit Kit'], 'jacket'],
  [['Pants', 'Diana Tights'], 'tights'],
  [['Löparskor', 'Vind 3'], 'shoe'],
  [['Hoodies & Sweatshirts', 'Chaz Kangeroo Hoodie'], 'hoodie'],
  [['Bras & Tanks', 'Breathe-Easy Tank'], 'tank'],
  [['Tops', 'Hoodie - Red, XL'], 'hoodie'],
  [['Cardio', 'Exercise Bike 300 for home'], 'bike'],
  [['Träning', 'Motionscyklar'], 'bike'],
  [['T-shirts'], 'shirt'],
  [['Hantlar'], 'dumbbell'],
  [['Vattenflaskor'], 'bottle'],
  [['跑步鞋'], undefined],
]

/** Each was drawn as something that it is not. */
const OTHERS: readonly (readonly string[])[] = [
  ['Bikes', 'Road Bicycle 54 cm'],
  ['Cyklar', 'Damcykel 7 växlar'],
  ['Bikes', 'Inner Tube 700C'],
  ['Swim', 'Snorkel Tube'],
  ['Fitness Equipment', 'Zing Jump Rope'],
  ['Fitness Equipment', 'Sprite Yoga Strap 6 foot'],
  ['Bras & Tanks', 'Celeste Sports Bra'],
  ['Shoes', 'Shoe laces'],
  ['Shoes', 'Shoe rack'],
  ['Mats', 'Yoga mat strap'],
  ['Skridskor'],
  ['Fotboll', 'Målvaktströja'],
  ['Winter', 'Snow shoes'],
  ['Camping', 'Gas bottle'],
  ['Automat'],
  ['Sängbord', 'Bank'],
  ['Furniture', 'Garden bench'],
  ['Kayak'],
]

test('guesses what a thing is from its category and its name', () => {
  for (const [words, drawing] of KINDS) equal(guessKind(words)?.drawing, drawing, words.join())
})

test('takes nothing for what it is not', () => {
  for (const words of OTHERS) equal(guessKind(words)?.drawing, undefined, words.join())
})

test('makes addresses of letters, digits and dashes', () => {
  equal(slugOf('Åre Löpband – 5" / Ägg & Ölöl!'), 'are-lopband-5-agg-olol')
  equal(slugOf('跑步鞋'), '')
  equal(idOf('MH01'), 'mh01')
  ok(idOf('A/1') !== idOf('A-1'))
})

test('reads attributes in quotation marks', () => {
  deepEqual(
    [...readAttributes('"size=""XS""","care=""Wash, dry""",color=Red')],
    [
      ['size', 'XS'],
      ['care', 'Wash, dry'],
      ['color', 'Red'],
    ],
  )
})
