import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { findCitations } from './support/citations.ts'
import { expectNone } from './support/expect-none.ts'
import { findLongFunctions } from './support/functions.ts'
import { findLongLines } from './support/lines.ts'
import { plant, readProgram, readSources } from './support/sources.ts'

const OF_PEOPLE = /\.(tsx?|css|md|sql)$/

test('no line of code is over 120 characters', (t) => {
  expectNone(t, readProgram().flatMap(findLongLines))
})

test('no line cites a document that is not here', (t) => {
  expectNone(t, readProgram(OF_PEOPLE).flatMap(findCitations))
})

test('no test cites a document that is not here', (t) => {
  const tests = readSources('test').filter((it) => !it.path.startsWith('test/architecture/'))
  expectNone(t, tests.flatMap(findCitations))
})

test('no function is over 50 lines', (t) => {
  expectNone(t, readProgram().flatMap(findLongFunctions))
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

test('finds every shape of citation', () => {
  const cited = (text: string) => findCitations(plant('src/planted.ts', text)).length
  for (const text of [
    '/** SPEC 4: arrows wrap. */',
    "// SPEC 8's sentence stands first",
    '/** What is wrong (SPEC 5, "Size grid"). */',
    '/** Ticked by the visitor (THREATS, "EU consumer"). */',
    '// (API.md, "Search")',
    '// see HOUSE.md or ELEMENTS.md',
    '// BACKEND 2',
    '/* THREATS 71 */',
    '/* UX 18 gives the values. */',
    "test('names both (PAY-14)', run)",
  ]) {
    deepEqual(cited(text), 1, text)
  }
  for (const text of ['SHA-256', 'README.md', "'SALE-1'", 'the API answers', 'ALLOWED_ELEMENTS']) {
    deepEqual(cited(text), 0, text)
  }
})

test('finds a long function of every kind', () => {
  const body = '\n'.repeat(50)
  const found = (text: string) => findLongFunctions(plant('src/planted.tsx', text)).length
  deepEqual(found(`function a() {${body}}`), 1)
  deepEqual(found(`const a = () => {${body}}`), 1)
  deepEqual(found(`const a = { b() {${body}}, get c() {${body}} }`), 2)
  deepEqual(found(`class A { constructor() {${body}} }`), 1)
  deepEqual(found(`const A = memo(function A() {${body}})`), 1)
  deepEqual(found(`function a() {${'\n'.repeat(49)}}`), 0)
  deepEqual(found(`interface A {${body}}\nconst a = {${body}}\n/**${body}*/ function b() {}`), 0)
})
