import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { expectNone } from './support/expect-none.ts'
import { plant, readProgram } from './support/sources.ts'
import { findWideRules } from './support/wide-rules.ts'

/**
 * Chromium keeps in one set what any `:has()` of a page may change, and in one what may change beside
 * something new. A rule there that styles everything has it style all around each change: for the withdrawal
 * page's `:has(form) > *` 490 elements of a list at each press on a buy button.
 */
test('no rule has a browser style everything around a change', async (t) => {
  const found = await Promise.all(readProgram(/\.css$/).map(findWideRules))
  expectNone(t, found.flat())
})

const foundIn = async (css: string) =>
  (await findWideRules(plant('planted.css', css))).map((it) => it.found)

test('finds what has no name', async () => {
  deepEqual(await foundIn('.form:has(p) > * { color: red }'), ['.form:has(p)>*'])
  deepEqual(await foundIn('.a, .form:has(> p) :first-child { color: red }'), [
    '.form:has(>p) :first-child',
  ])
  deepEqual(await foundIn('@media (width < 9rem) { .form:has(p) { & ~ :not(.a) { top: 0 } } }'), [
    '.form:has(p)~:not(.a)',
  ])
  deepEqual(await foundIn('.form { & > * + * { color: red } } .form p ~ :last-child { top: 0 }'), [
    '.form>*+*',
    '.form p~:last-child',
  ])
})

test('lets be what has one, what is asked itself, and paper', async () => {
  deepEqual(await foundIn('.form:has(p, q > *) > .a { color: red }'), [])
  deepEqual(await foundIn('.form:has(p) li { color: red } .form:has(p) [open] { color: red }'), [])
  deepEqual(await foundIn('.form:has(> *) > :is(a, .b):hover { color: red }'), [])
  deepEqual(await foundIn('.form > :has(+ p) { color: red } .form > * { color: red }'), [])
  deepEqual(await foundIn('p + p { color: red } .form > .a + * { color: red }'), [])
  deepEqual(await foundIn('@media print { .form { &:has(p) > * { color: red } } }'), [])
})
