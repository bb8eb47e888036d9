import { deepEqual, equal } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { assignFiles, FAMILIES } from '../../scripts/build/families.mjs'

/** The loader's second script, texts, the framework, what all share, some share and its family, and its own. */
const MAX_FILES = 8
/** A press on one element that has another drawn, as a first buy does the cart. */
const MAX_FILES_OF_TWO = 11
const HYDRATOR_AND_TEXTS = 2

interface Part {
  readonly files: readonly string[]
  readonly texts?: readonly string[]
  readonly adds?: boolean
}

interface Manifest {
  readonly parts: Record<string, Part>
  readonly texts: Record<string, Record<string, string>>
}

interface Chunk {
  readonly tag?: string
  readonly imports: readonly string[]
  readonly later: readonly string[]
  readonly isFramework?: boolean
}

for (const build of ['ui', 'ui-lite']) {
  test(`no element of ${build} takes more than ${MAX_FILES} files once the loader is there`, () => {
    const { parts } = readManifest(build)
    const many = Object.entries(parts).filter(
      ([, { files }]) => files.length + HYDRATOR_AND_TEXTS > MAX_FILES,
    )

    deepEqual(many, [])
  })

  test(`what puts goods into the cart of ${build} and shows it takes at most ${MAX_FILES_OF_TWO}`, () => {
    const { parts, texts } = readManifest(build)
    const filesOf = (tag: string) => {
      const { files = [], texts: subjects = ['core'] } = parts[tag] ?? {}
      return [...files, texts.sv?.[subjects.join('-')]]
    }
    const adding = Object.keys(parts).filter((it) => parts[it]?.adds)
    const counts = adding.map((it) => new Set([...filesOf(it), ...filesOf('mini-cart')]).size + 1)

    equal(adding.length > 3, true)
    deepEqual(
      counts.filter((it) => it > MAX_FILES_OF_TWO),
      [],
    )
  })

  test(`the framework of ${build} is a file of its own, the same for every element with React`, () => {
    const { parts } = readManifest(build)
    const found = Object.values(parts).flatMap(({ files }) =>
      files.filter((it) => it.startsWith('framework-')),
    )

    equal(new Set(found).size, 1)
    equal(found.length > 30, true)
  })
}

test('every name in a family is a tag, in no other family', () => {
  const { parts } = readManifest('ui')
  const members = Object.values(FAMILIES).flat()

  deepEqual(
    members.filter((it) => !(it in parts)),
    [],
  )
  equal(new Set(members).size, members.length)
})

test('what several families share goes into one file, what one shares into its own', () => {
  const files = assignFiles(
    new Map(
      Object.entries({
        'mini-cart.js': startsWith(['rows.js', 'button.js', 'react.js'], { tag: 'mini-cart' }),
        'cart-table.js': startsWith(['rows.js', 'button.js', 'react.js'], { tag: 'cart-table' }),
        'login-form.js': startsWith(['button.js', 'react.js'], { tag: 'login-form' }),
        'rows.js': startsWith([]),
        'button.js': startsWith([]),
        'react.js': { ...startsWith([]), isFramework: true },
      }),
    ),
  )

  deepEqual(Object.fromEntries(files), {
    'rows.js': 'cart',
    'button.js': 'shared',
    'react.js': 'framework',
  })
})

test('what one tag shares with what comes later joins its family only where nobody else asks for it', () => {
  const ask = (tag: string) => startsWith([], { tag, later: ['sheet.js'] })
  const chunks = {
    'faceted-search-compact.js': startsWith(['panel.js'], { tag: 'faceted-search-compact' }),
    'faceted-search.js': ask('faceted-search'),
    'sheet.js': startsWith(['panel.js']),
    'panel.js': startsWith([]),
  }
  const others = { ...chunks, 'login-form.js': ask('login-form') }

  deepEqual([...assignFiles(new Map(Object.entries(chunks)))], [['panel.js', 'facets']])
  deepEqual([...assignFiles(new Map(Object.entries(others)))], [])
})

test('what families share that are forms goes into a file that nobody else loads', () => {
  const needs = (tag: string, imports: string[]) => startsWith(imports, { tag })
  const chunks = {
    'login-form.js': needs('login-form', ['field.js', 'button.js']),
    'my-addresses.js': needs('my-addresses', ['field.js', 'button.js']),
    'buy-button.js': needs('buy-button', ['button.js']),
    'field.js': startsWith([]),
    'button.js': startsWith([]),
  }

  deepEqual(Object.fromEntries(assignFiles(new Map(Object.entries(chunks)))), {
    'field.js': 'forms',
    'button.js': 'shared',
  })
})

function startsWith(imports: readonly string[], more: Partial<Chunk> = {}): Chunk {
  return { imports, later: [], ...more }
}

function readManifest(build: string): Manifest {
  return JSON.parse(readFileSync(`dist/${build}/manifest.json`, 'utf8'))
}
