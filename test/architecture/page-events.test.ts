import { deepEqual, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { expectNone } from './support/expect-none.ts'
import { findInLines, plant, readSources, type Source } from './support/sources.ts'

const sources = readSources('src')
const map = readFileSync('src/events/event-map.ts', 'utf8')
const [, page = ''] = /interface PageEvents \{([\s\S]*?)\n\}/.exec(map) ?? []
const [, bus = ''] = /interface EventMap extends PageEvents \{([\s\S]*?)\n\}/.exec(map) ?? []
const namesIn = (text: string) => [...text.matchAll(/^ {2}'([\w:-]+)':/gm)].map(([, it = '']) => it)

/** Said by the seam, on the document or on the window, and by no tag of its own. */
const NO_TABLE = [
  ...['courtside:consent-asked', 'courtside:cart-changed', 'courtside:purchased'],
  ...['courtside:ready', 'courtside:error'],
]

test('every event of the bus is heard', () => {
  const heard = sources
    .map(({ path, text }) =>
      path === 'src/events/tracking/actions.ts'
        ? text
        : (text.match(/shopEvents\.on\('[\w:]+'/g) ?? []).join(),
    )
    .join('\n')

  ok(namesIn(bus).length > 5)
  deepEqual(
    namesIn(bus).filter((it) => !heard.includes(`'${it}'`)),
    [],
  )
})

test('every event of the page is fired, and stands in the tables of who fires it', () => {
  const tables = sources.filter(({ path }) => /table\.ts$/.test(path)).map(({ text }) => text)
  const others = sources.filter(({ path }) => !/(?:table|event-map|event-fields)\.ts$/.test(path))

  ok(namesIn(page).length > 20)
  deepEqual(
    namesIn(page).filter(
      (it) =>
        !others.some(({ text }) => text.includes(`'${it}'`)) ||
        (!NO_TABLE.includes(it) && !tables.some((text) => text.includes(`'${it}'`))),
    ),
    [],
  )
})

/** Calls that put something in the cart, in a file that does not ask the page first. */
function unasked({ text }: Source): (line: string) => readonly string[] {
  const asks = text.includes("from './put-in-cart.ts'")
  return (line) => (asks ? [] : (line.match(/\b(?:addArticles|reorder)\((?=.*signal)/g) ?? []))
}

test('nothing goes into the cart unasked', (t) => {
  const state = sources.filter(({ path }) => path.startsWith('src/state/'))
  expectNone(
    t,
    state.flatMap((it) => findInLines(it, unasked(it))),
  )
  const planted = plant('src/state/a.ts', 'call: (key, signal) => addArticles(all, key, signal)')
  deepEqual(findInLines(planted, unasked(planted)).length, 1)
})
