import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { expectNone } from './support/expect-none.ts'
import { findInLines, type Place, plant, readProgram, type Source } from './support/sources.ts'

const MOST_CHARACTERS = 120

/** Sentences, path data and goods are no code: breaking them makes them harder to read, not easier. */
const NO_CODE: readonly RegExp[] = [
  /\/texts?\//,
  /(^|[/-])(texts|sv|en)(-[\w-]+)?\.ts$/,
  /\/drawings\//,
  /\/icon-paths\.ts$/,
  /^shop\/demo\//,
]

function findLongLines(source: Source): readonly Place[] {
  if (NO_CODE.some((it) => it.test(source.path))) return []
  return findInLines(source, ({ length }) =>
    length > MOST_CHARACTERS ? [`${length} characters`] : [],
  )
}

test('no line of code is over 120 characters', (t) => {
  expectNone(t, readProgram().flatMap(findLongLines))
})

test('finds a long line, but not in texts, drawings and goods', () => {
  const text = `short\n${'x'.repeat(121)}\n${'x'.repeat(120)}\n`
  const lines = (path: string) => findLongLines(plant(path, text)).map((it) => it.line)
  deepEqual(lines('shop/mail/transport.ts'), [2])
  deepEqual(lines('shop/catalogue/texture.ts'), [2])
  for (const path of [
    'src/i18n/texts/cart/sv.ts',
    'shop/platform/mail/texts-sv.ts',
    'shop/account/account-mail-en.ts',
    'shop/withdrawals/mail-texts.ts',
    'shop/demo/shoes.ts',
    'shop/demo/drawings/soles.ts',
    'src/model/icon-paths.ts',
  ]) {
    deepEqual(lines(path), [], path)
  }
})
