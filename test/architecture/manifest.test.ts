import { deepEqual, equal, match } from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'

interface Module {
  readonly path: string
  readonly declarations: readonly { readonly tagName: string; readonly summary: string }[]
  readonly exports: readonly { readonly kind: string; readonly name: string }[]
}

const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
  readonly modules: readonly Module[]
}
const TYPINGS = readFileSync('types/elements.d.ts', 'utf8')
const tags = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName))

test('every module of custom-elements.json is a file', () => {
  deepEqual(
    modules.filter(({ path }) => !existsSync(path)).map(({ path }) => path),
    [],
  )
})

test('custom-elements.json says of a tag that it is defined exactly where it is', () => {
  const defined = modules.flatMap((it) => it.exports.map(({ name }) => name))
  deepEqual(
    defined,
    tags.filter((it) => !existsSync(`src/elements/${it}/in-loader.ts`)),
  )
  deepEqual(
    tags.filter((it) => !defined.includes(it)),
    ['page-header'],
  )
})

test('manifest and typings say that page-header is the loader’s, and never defined', () => {
  const header = modules.find(({ declarations }) => declarations[0]?.tagName === 'page-header')
  equal(header?.path, 'dist/ui/courtside.js')
  match(header?.declarations[0]?.summary ?? '', /defines no element/)
  match(TYPINGS, /defines no element[^\n]*\nexport interface PageHeaderElement /)
})

test('README’s table has every tag once, with a link to what docs/elements.md says of it', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(
    /^\| \[`([a-z-]+)`\]\(docs\/elements\.md#([a-z-]+)\)/gm,
  )
  const named = [...rows].map(([, tag, anchor]) => [tag, anchor])
  deepEqual(named.map(([tag]) => tag).toSorted(), tags.toSorted())
  deepEqual(
    named.filter(([tag, anchor]) => tag !== anchor),
    [],
  )
  const files = readdirSync('src/elements', { encoding: 'utf8', recursive: true })
  const tables = files
    .filter((it) => it.endsWith('.table.ts'))
    .map((it) => basename(it, '.table.ts'))
  // A name without a hyphen is no tag's.
  deepEqual(tables.filter((it) => it.includes('-')).toSorted(), tags.toSorted())
})
