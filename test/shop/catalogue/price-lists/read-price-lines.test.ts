import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { cellsOfLine } from '../../../../shop/catalogue/price-lists/price-file.ts'
import {
  describeFaults,
  readPriceLines,
} from '../../../../shop/catalogue/price-lists/read-price-lines.ts'
import { decodeText } from '../../../../shop/platform/decode-text.ts'
import { demoShop } from '../../../helpers/demo-shop.ts'
import { roundsOf } from '../../../helpers/rounds-of-work.ts'
import { onShop } from '../../../helpers/row-database.ts'

const SEK = { currency: 'SEK' }

for (const [name, separator] of [
  ['semicolons', ';'],
  ['tabs', '\t'],
] as const) {
  test(
    `reads lines with ${name}, and writes them as it reads them`,
    onShop(async (tx) => {
      const text = ['artikel;antal;pris', 'shoe;10;1 249,50', '', 'BOOK-1;;12,5 %', '*;5;15%']
      const lines = [...text, 'BOOK-1;1;8,00 EUR'].join('\r\n').replaceAll(';', separator)
      const read = await readPriceLines(tx, lines, SEK)
      deepEqual('lines' in read && read.lines.map((it) => cellsOfLine(it, 'SEK')), [
        ['SHOE-42', 10, '1249,50'],
        ['SHOE-43', 10, '1249,50'],
        ['BOOK-1', 1, '12,5%'],
        ['*', 5, '15%'],
        ['BOOK-1', 1, '8 EUR'],
      ])
    }),
  )
}

test(
  'reads what the download writes: quoted, with commas',
  onShop(async (tx) => {
    const read = await readPriceLines(tx, '"article","from","price"\r\n"BOOK-1","1","8,50"', SEK)
    deepEqual('lines' in read && read.lines[0]?.price, 850)
  }),
)

test(
  'names each row that is wrong, and what is wrong with it',
  onShop(async (tx) => {
    const text = [
      'SHOE-42;1;100',
      'NONE;1;100',
      'SHOE-42;0;100',
      'SHOE-42;1',
      'SHOE-42;5;gratis',
      'SHOE-42;6;100%',
      'SHOE-42;7;0',
      'shoe;1;90',
      'SHOE-42;1;80;x',
    ].join('\n')
    const read = await readPriceLines(tx, text, SEK)
    deepEqual('faults' in read && describeFaults(demoShop.text('sv'), read.faults), [
      'Rad 2: ”NONE” är varken en artikel eller en produkt',
      'Rad 3: ”0” är inget antal mellan 1 och 9 999',
      'Rad 4: det ska stå artikel, antal och pris, inget mer',
      'Rad 5: ”gratis” är varken ett pris eller en rabatt som 15 %',
      'Rad 6: ”100%” är varken ett pris eller en rabatt som 15 %',
      'Rad 7: ”0” är varken ett pris eller en rabatt som 15 %',
      'Rad 8: SHOE-42 har redan ett pris från det antalet',
      'Rad 9: det ska stå artikel, antal och pris, inget mer',
    ])
    const many = Array.from({ length: 25 }, () => 'NONE;1;1').join('\n')
    const bad = await readPriceLines(tx, many, SEK)
    equal(
      'faults' in bad && describeFaults(demoShop.text('en'), bad.faults).at(-1),
      'and 5 more errors',
    )
    const huge = await readPriceLines(tx, 'SHOE-42;1;1\n'.repeat(20_001), SEK)
    deepEqual('faults' in huge && huge.faults[0]?.key, 'pricelist.fault.many')
  }),
)

test(
  'reads no further than the first row that is too many',
  onShop(async (tx) => {
    const work = (rows: number) =>
      roundsOf(() => readPriceLines(tx, 'SHOE-42;1;1\n'.repeat(rows), SEK), 3)

    const many = await work(20_010)
    const endless = await work(800_000)

    ok(endless < 4 * many, `${endless.toFixed(1)} rounds, ${many.toFixed(1)} for a few too many`)
  }),
)

test('takes a file of Windows for what it is', () => {
  equal(decodeText(Buffer.from([0x53, 0xc5, 0x80, 0x92])), 'SÅ€’')
  equal(decodeText(Buffer.from('SÅ')), 'SÅ')
})
