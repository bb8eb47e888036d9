import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { expectNone } from './support/expect-none.ts'
import { findPoorHasRules } from './support/has-rules.ts'
import { plant, readSources } from './support/sources.ts'

/**
 * Chromium keeps in one set what any `:has()` of a page may change. One rule that styles everything,
 * `.form:has(p) > *`, has it style whatever stands in each element that is asked about: 490 elements of
 * a list at each press on a buy button.
 */
test('what is styled where something else :has() is called by its name', async (t) => {
  const found = await Promise.all(readSources('src', /\.css$/).map(findPoorHasRules))
  expectNone(t, found.flat())
})

const foundIn = async (css: string) =>
  (await findPoorHasRules(plant('planted.css', css))).map((it) => it.found)

test('finds what has no name', async () => {
  deepEqual(await foundIn('.form:has(p) > * { color: red }'), ['.form:has(p)>*'])
  deepEqual(await foundIn('.a, .form:has(> p) :first-child { color: red }'), [
    '.form:has(>p) :first-child',
  ])
  deepEqual(
    await foundIn('@media (width < 9rem) { .form:has(p) { & ~ :not(.a) { color: red } } }'),
    ['.form:has(p)~:not(.a)'],
  )
})

test('lets be what has one, what is asked itself, and paper', async () => {
  deepEqual(await foundIn('.form:has(p, q > *) > .a { color: red }'), [])
  deepEqual(await foundIn('.form:has(p) li { color: red } .form:has(p) [open] { color: red }'), [])
  deepEqual(await foundIn('.form:has(> *) > :is(a, .b):hover { color: red }'), [])
  deepEqual(await foundIn('.form > :has(+ p) { color: red } .form > * { color: red }'), [])
  deepEqual(await foundIn('@media print { .form { &:has(p) > * { color: red } } }'), [])
})
