import { deepEqual, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { expectNone } from './support/expect-none.ts'
import { readImports } from './support/imports.ts'
import { findRepeatedKeys, readTextKeys } from './support/repeated-keys.ts'
import { plant, readSources } from './support/sources.ts'

const REGISTRIES = ['shop/app/texts.ts', 'shop/cli/texts/texts.ts']
const texts = [...readSources('shop'), ...readSources('src/i18n')].filter((it) =>
  /\/texts\/.*\.ts$/.test(it.path),
)

/** The files of one language; a key stands once in each. */
const inLanguage = (language: string) =>
  texts.filter((it) => new RegExp(`[/-]${language}\\.ts$`).test(it.path))

for (const language of ['sv', 'en']) {
  test(`no key of a text stands twice (${language})`, (t) => {
    const sources = inLanguage(language)
    ok(sources.flatMap(readTextKeys).length > 500)
    expectNone(t, findRepeatedKeys(sources))
  })
}

test('the texts of every feature are in a registry', () => {
  const imported = REGISTRIES.flatMap(importsOf)
  const gathered = imported.filter((it) => it.endsWith('/texts/texts.ts')).flatMap(importsOf)
  const registered = new Set([...imported, ...gathered])
  const features = texts.filter(
    ({ path, text }) =>
      path.startsWith('shop/') &&
      !path.startsWith('shop/platform/texts/') &&
      /^export const \w+ = \{/m.test(text),
  )
  ok(features.length > 20)
  deepEqual(
    features.map(({ path }) => path).filter((it) => !registered.has(it)),
    [],
  )
})

function importsOf(path: string): readonly string[] {
  return readImports({ path, text: readFileSync(path, 'utf8') }).map(({ to }) => to)
}

test('finds a key that stands twice, in one file or in two', () => {
  const one = plant('a/sv.ts', "export const a = { 'x.y': 'X', plain: 'P' } as const")
  const two = plant('b/sv.ts', "export const b = {\n  'x.y': 'Other',\n  'x.z': 'Z',\n}")
  const twice = plant('c/sv.ts', "export const c = { 'x.q': 'Q', 'x.q': 'R' }")
  deepEqual(findRepeatedKeys([one]), [])
  deepEqual(findRepeatedKeys([one, two]), [
    { path: 'b/sv.ts', line: 2, found: 'x.y, also in a/sv.ts' },
  ])
  deepEqual(
    findRepeatedKeys([twice]).map((it) => it.found),
    ['x.q, also in c/sv.ts'],
  )
})
