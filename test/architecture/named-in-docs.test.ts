import { deepEqual, ok } from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'
import { expectNone } from './support/expect-none.ts'
import { findInLines, plant, readProgram, readSources, type Source } from './support/sources.ts'

const MARKDOWN = /\.md$/
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md']
const ROOTS = /^(?:src|shop|test|scripts|docs|bench|types|dist)\//
/** What the commands write. */
const WRITTEN = /^dist\//

const texts: readonly Source[] = [
  ...PAGES.map((path) => plant(path, readFileSync(path, 'utf8'))),
  ...readSources('docs', MARKDOWN),
  ...readProgram(MARKDOWN),
]
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

const matches = (line: string, pattern: RegExp) =>
  [...line.matchAll(pattern)].map(([, found = '']) => found)

/** Files and folders that are named as code, in whole or as what a pattern stands for. */
function namedPaths(line: string): readonly string[] {
  return matches(line, /`([\w./{},*<>-]+)`/g)
    .filter((it) => ROOTS.test(it) && !WRITTEN.test(it))
    .map((it) => it.replace(/[^/]*[{<*].*$/, ''))
}

/** Programs that are named by the end of their path, as `limits/network.ts` is. */
function namedPrograms(line: string): readonly string[] {
  return matches(line, /`([\w./-]+\.(?:tsx?|mjs))`/g)
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (it) => `${folder}/${it.replaceAll('\\', '/')}`,
  )
}

function linkedPaths({ path }: Source): (line: string) => readonly string[] {
  return (line) =>
    matches(line, /\]\(([^)\s#]+)[^)]*\)/g)
      .filter((it) => !/^[a-z]+:/.test(it))
      .map((it) => normalize(join(dirname(path), it)))
}

function isMissing({ found }: { readonly found: string }): boolean {
  return !existsSync(found)
}

test('every file and folder that the documents name is there', (t) => {
  expectNone(t, texts.flatMap((it) => findInLines(it, namedPaths)).filter(isMissing))
})

test('every program that the documents name by the end of its path is there', (t) => {
  const folders = ['src', 'shop', 'test', 'scripts', 'bench', 'types']
  const files = [...readdirSync('.'), ...folders.flatMap(listFiles)].map((it) => `/${it}`)
  const isThere = (name: string) => files.some((it) => it.endsWith(`/${name}`))
  expectNone(
    t,
    texts.flatMap((it) => findInLines(it, namedPrograms)).filter(({ found }) => !isThere(found)),
  )
})

test('every link of the documents leads to a file', (t) => {
  expectNone(t, texts.flatMap((it) => findInLines(it, linkedPaths(it))).filter(isMissing))
})

test('every command that the documents name is one of the package', (t) => {
  const named = texts.flatMap((it) =>
    findInLines(it, (line) => matches(line, /npm run ([\w:-]+)/g)),
  )
  expectNone(
    t,
    named.filter(({ found }) => !(found in scripts)),
  )
})

test('every test that a command names is there', (t) => {
  const pattern = /npm run test:\w+ -- ([\w./-]+)/g
  expectNone(
    t,
    texts.flatMap((it) => findInLines(it, (line) => matches(line, pattern))).filter(isMissing),
  )
})

test('finds what is not there', () => {
  deepEqual(namedPaths('See `src/none.ts`, `src/a/{b,c}.ts` and `none`.'), [
    'src/none.ts',
    'src/a/',
  ])
  const planted = plant('docs/a.md', '[x](none.md), [y](#z), [w](https://w.example)')
  deepEqual(findInLines(planted, linkedPaths(planted)).filter(isMissing).length, 1)
})

test('the documented list of events is whole', () => {
  const source = readFileSync('src/events/event-map.ts', 'utf8')
  const page = readFileSync('docs/events.md', 'utf8')
  const events = matches(source, /'(courtside:[\w-]+)'/g)

  ok(events.length > 10)
  deepEqual(
    events.filter((it) => !page.includes(`\`${it}\``)),
    [],
  )
})

test('the documents name every state of an element', () => {
  const lifecycle = readFileSync('src/elements/element-lifecycle.ts', 'utf8')
  const states = matches(/#state: ([^=]+)=/.exec(lifecycle)?.[1] ?? '', /'(\w+)'/g)
  const head = readFileSync('docs/elements.md', 'utf8').split('\n## ')[0] ?? ''

  deepEqual(states, ['waiting', 'loading', 'ready', 'failed'])
  deepEqual(
    states.filter((it) => !head.includes(`\`${it}\``)),
    [],
  )
})
