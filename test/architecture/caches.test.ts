import { deepEqual } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { expectNone } from './support/expect-none.ts'
import { findInLines, plant, readSources, type Source } from './support/sources.ts'

const PAGE = 'docs/caches.md'
/** What keeps things, or may: a cache, a table that holds on to nothing, one of a whole module. */
const KEEPING =
  /new (?:Bounded|Versioned)Cache\b|new WeakMap\b|^(?:const|let) \w+ = new Map<.*>\(\)/g

const keepers = readSources('shop').flatMap((it) => keptIn(it))

function keptIn(source: Source) {
  return findInLines(source, (line) => [...line.matchAll(KEEPING)].map(([it]) => it))
}

function namedOn(page: string): ReadonlySet<string> {
  return new Set([...page.matchAll(/`(shop\/[\w./-]+)`/g)].map(([, path = '']) => path))
}

function unnamed(places: typeof keepers, page: string) {
  const named = namedOn(page)
  return places.filter(({ path }) => !named.has(path))
}

test('whatever is kept in memory stands on the page of caches', (t) => {
  expectNone(t, unnamed(keepers, readFileSync(PAGE, 'utf8')))
})

test('a cache that the page does not name is found', () => {
  const planted = [
    plant('shop/a.ts', 'const rows = new BoundedCache<Row>(MAX_BYTES)'),
    plant('shop/b.ts', '  readonly #words = new VersionedCache(() => read(db), options)'),
    plant('shop/c.ts', 'const menus = new WeakMap<Site, string>()'),
    plant('shop/d.ts', 'const kept = new Map<string, string>()'),
    plant('shop/e.ts', '  const counts = new Map<string, number>()'),
  ].flatMap(keptIn)
  const found = unnamed(planted, '| Rows | `shop/a.ts` |').map(({ path }) => path)

  deepEqual(found, ['shop/b.ts', 'shop/c.ts', 'shop/d.ts'])
})
