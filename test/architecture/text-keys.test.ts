import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { expectNone } from './support/expect-none.ts'
import { plant, readProgram } from './support/sources.ts'
import { findAskedKeys, findKeys, findUsedKeys, isDictionary, isUsed } from './support/text-keys.ts'

const sources = readProgram()
/** Keys that a backend of somebody else's may answer with. */
const ANSWERED = new Set(['error.session'])

const dictionaries = sources.filter(isDictionary)
const code = sources.filter((it) => !isDictionary(it))
const keys = dictionaries.flatMap(findKeys)

test('every text is used somewhere', (t) => {
  const used = findUsedKeys(code)
  expectNone(
    t,
    keys.filter((it) => !ANSWERED.has(it.found) && !isUsed(it, used)),
  )
})

test('every text that is asked for exists', (t) => {
  const known = new Set(keys.map(({ found }) => found))
  expectNone(
    t,
    code.flatMap(findAskedKeys).filter(({ found }) => !known.has(found)),
  )
})

test('reads the keys of a dictionary', () => {
  const planted = plant(
    'src/i18n/texts/cart/sv.ts',
    "export const svCart = { ...other, 'cart.sum': 'Summa', token: `Gammal` + 'sida', n: 1 }",
  )
  equal(isDictionary(planted), true)
  deepEqual(
    findKeys(planted).map((it) => it.found),
    ['cart.sum', 'token'],
  )
  for (const path of ['shop/facets/facet-texts.ts', 'shop/content/texts/en.ts']) {
    equal(isDictionary(plant(path, '')), true, path)
  }
  equal(isDictionary(plant('src/i18n/text.ts', '')), false)
})

test('knows what is used, as a whole and in parts', () => {
  const used = findUsedKeys([
    plant('src/ui/a.ts', "const key = 'cart.sum'; text(`facet.range.$" + '{end}`)'),
    plant('shop/pay/b.ts', 'const title = t(`$' + '{method}.title`)'),
  ])
  const check = (found: string, path = 'src/i18n/texts/sv.ts') =>
    isUsed({ path, line: 1, found }, used)
  equal(check('cart.sum'), true)
  equal(check('cart.su'), false)
  equal(check('facet.range.min'), true)
  equal(check('facet.title'), false)
  equal(check('card.title', 'shop/pay/pay-texts.ts'), true)
})

test('reads the keys that are asked for', () => {
  const planted = plant(
    'src/ui/a.ts',
    "text('a.b'); page.t(isOne ? 'c.d' : 'e.f', {}); t(key); cells.text('g.h'); text('column')",
  )
  deepEqual(
    findAskedKeys(planted).map((it) => it.found),
    ['a.b', 'c.d', 'e.f'],
  )
})
