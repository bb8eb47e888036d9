import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  type BuyLine,
  codeIn,
  linesIn,
  readBuyLines,
  writeBuyLines,
} from '../../../shop/buy-links/buy-address.ts'
import '../../helpers/seeded-fast-check.ts'

const describe = ({ articleNumber, quantity }: BuyLine) => `${articleNumber} ${quantity}`
const lines = (written: string) => readBuyLines(written)?.map(describe)

test('an address contains articles with their quantities, without duplicates and in order', () => {
  deepEqual(lines('B7:1,A1:2'), ['A1 2', 'B7 1'])
  deepEqual(lines('A1,A1:2,B7'), ['A1 3', 'B7 1'])
  deepEqual(lines('A1:02'), ['A1 2'])
})

test('spaces, invisible characters and a trailing comma have no meaning', () => {
  deepEqual(lines('%20A1%20:%202,%E2%80%8BB7:1,'), ['A1 2', 'B7 1'])
})

test('a number may contain any character, the separators as %2C and %3A', () => {
  deepEqual(lines('A%2C1:2'), ['A,1 2'])
  deepEqual(lines('A%3A1:2'), ['A:1 2'])
  deepEqual(lines('A:1:2'), ['A:1 2'])
  deepEqual(lines('A/1:2,%C3%85%25%201:3'), ['A/1 2', 'Å% 1 3'])
})

test('an address in which a program has also encoded the separators is read all the same', () => {
  deepEqual(lines('A1%3A2%2CB7%3A1'), ['A1 2', 'B7 1'])
})

for (const written of ['', ',', 'A1:0', 'A1:-1', 'A1:1.5', 'A1:x', 'A1:', ':2', '%FF:1', '%zz:1']) {
  test(`“${written}” is no address of anything`, () => {
    equal(readBuyLines(written), undefined)
  })
}

test('an address has at most a hundred articles, and a number 64 characters', () => {
  const many = Array.from({ length: 100 }, (_, at) => `A${at}:1`)
  equal(readBuyLines(many.join(','))?.length, 100)
  equal(readBuyLines([...many, 'A0:1'].join(','))?.length, 100)
  equal(readBuyLines([...many, 'B1:1'].join(',')), undefined)
  equal(readBuyLines(`${'A'.repeat(64)}:1`)?.length, 1)
  equal(readBuyLines(`${'A'.repeat(65)}:1`), undefined)
})

test('far too large a quantity stays too large', () => {
  deepEqual(lines('A1:999999999,A1:1'), ['A1 999'])
})

test('written lines are read back, whatever characters numbers have', () => {
  const number = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((it) => lines(`${encodeURIComponent(it)}:1`)?.[0]?.slice(0, -2) ?? 'A1')
  const line = fc.record({ articleNumber: number, quantity: fc.integer({ min: 1, max: 999 }) })
  const some = fc.uniqueArray(line, { selector: (it) => it.articleNumber, minLength: 1 })
  fc.assert(
    fc.property(some, (wanted: readonly BuyLine[]) => {
      const written = writeBuyLines(wanted)
      const read = readBuyLines(written) ?? []
      deepEqual(new Set(read.map(describe)), new Set(wanted.map(describe)))
      equal(new URL(`/buy/${written}`, 'https://shop.example').pathname, `/buy/${written}`)
      equal(writeBuyLines(readBuyLines(writeBuyLines(read)) ?? []), writeBuyLines(read))
    }),
  )
})

test('lines come before the query, a code within it', () => {
  equal(linesIn('/buy/A1:2,B7:1?code=SUMMER'), 'A1:2,B7:1')
  equal(linesIn('/BUY/A1:2/'), 'A1:2')
  equal(linesIn('/buyers/A1:2'), undefined)
  equal(codeIn('/buy/A1:2?utm_source=mail&code=%20SUMMER%20'), 'SUMMER')
  equal(codeIn('/buy/A1:2'), '')
})
