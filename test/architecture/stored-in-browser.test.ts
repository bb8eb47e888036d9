import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { STORED_IN_BROWSER } from '../../shop/content/stored-in-browser.tsx'
import { expectNone } from './support/expect-none.ts'
import { findInLines, readProgram } from './support/sources.ts'

/** The files that speak to the browser's storage; everybody else goes through them. */
const SPEAKERS = [
  'src/events/tracking/push-once.ts',
  'src/loader/hydrator/page-changes.ts',
  'src/loader/watch.ts',
  'src/services/session-storage.ts',
  'src/services/storage.ts',
]
const SPEAKS = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)\b/
const KEEPS =
  /\b(?:(?:read|write|remove)Stored\(|storedList\(|(?:read|save|forget)Session\(|[gs]etItem\(|(?:local|session)Storage\[)(\w+)/g
const SETS_COOKIE = /\bsetCookie\(\s*([\w.]+|['"`])/g
const COOKIE_NAME = /['"`](courtside_\w+)/g

const sources = readProgram().filter((it) => !it.path.startsWith('shop/demo/'))

/** Those of the loader's two scripts. */
const CONSTANTS = 'src/loader/constants.ts'
const constants = sources.find((it) => it.path === CONSTANTS)?.text ?? ''

/** The value of a constant of the same file, or of the loader's. */
function constantOf(name: string, text: string): string[] {
  const value = new RegExp(`const ${name}\\b[^=]*= '([^']+)'`).exec(text + constants)?.[1]
  return value ? [value] : []
}

const matches = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

test('storage of the browser is used in five files', () => {
  const found = sources.filter((it) => SPEAKS.test(it.text)).map((it) => it.path)
  deepEqual(found.sort(), SPEAKERS)
})

test('every name that is kept in a browser is listed with why and for how long', () => {
  const keys = sources.flatMap(({ text }) =>
    matches(KEEPS, text).flatMap((name) => constantOf(name, text)),
  )
  const cookies = sources.flatMap(({ text }) => matches(COOKIE_NAME, text))
  const listed = Object.keys(STORED_IN_BROWSER)
  deepEqual([...new Set([...keys, ...cookies])].sort(), [...listed].sort())
})

/** The loader may import nothing, so it says again what services and pages call these. */
test('loader, services and pages call the mark of a visitor by the same names', () => {
  const said = (path: string, pattern: RegExp) =>
    new Set(matches(pattern, sources.find((it) => it.path === path)?.text ?? ''))
  const attribute = /(data-courtside-[a-z]+)/g
  const key = /'(courtside\.[a-z]+)'/g
  const service = 'src/services/stored-lists.ts'
  const loader = 'src/loader/hydrator/page-changes.ts'
  deepEqual([...said(CONSTANTS, key)], ['courtside.visitor'])
  deepEqual(said('src/services/storage.ts', key), said(CONSTANTS, key))
  deepEqual([...said(loader, attribute)], ['data-courtside-visitor'])
  deepEqual(said(service, attribute), said(loader, attribute))
  deepEqual(said('src/loader/watch.ts', attribute), said(loader, attribute))
  deepEqual(said('shop/layout/personal.tsx', attribute), said(loader, attribute))
})

test('every cookie has a name of the shop’s', (t) => {
  const named = sources.flatMap((it) =>
    findInLines(it, (line) => matches(SETS_COOKIE, line)).filter(({ found }) => /\W$/.test(found)),
  )
  expectNone(t, named)
})
