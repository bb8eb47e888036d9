import { deepEqual, equal } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { assignCopies, assignFiles, FAMILIES, usersOfCopy } from '../../scripts/build/families.mjs'

/** The loader's second script, texts, packages, what all share, the family's file, and its own. */
const MAX_FILES = 6
const HYDRATOR_AND_TEXTS = 2

interface Manifest {
  readonly parts: Record<string, { readonly files: readonly string[] }>
  readonly texts: Record<string, Record<string, string>>
}

interface Chunk {
  readonly tag?: string
  readonly imports: readonly string[]
  readonly later: readonly string[]
  readonly isPackage?: boolean
}

for (const build of ['ui', 'ui-lite']) {
  test(`no element of ${build} takes more than ${MAX_FILES} files once the loader is there`, () => {
    const { parts } = readManifest(build)
    const many = Object.entries(parts).filter(
      ([, { files }]) => files.length + HYDRATOR_AND_TEXTS > MAX_FILES,
    )

    deepEqual(many, [])
  })

  test(`the framework of ${build} is a file of its own, the same for every element with React`, () => {
    const { parts } = readManifest(build)
    const packages = Object.values(parts).flatMap(({ files }) =>
      files.filter((it) => it.startsWith('packages-')),
    )

    equal(new Set(packages).size, 1)
    equal(packages.length > 30, true)
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
        'react.js': { ...startsWith([]), isPackage: true },
      }),
    ),
  )

  deepEqual(Object.fromEntries(files), {
    'rows.js': 'cart',
    'button.js': 'shared',
    'react.js': 'packages',
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

test('what forms alone share is copied to each, and once to a family that needs it twice', () => {
  const needs = (tag: string, more: string[] = []) =>
    startsWith(['field.js', 'button.js', ...more], { tag })
  const chunks = {
    'login-form.js': needs('login-form'),
    'register-me.js': needs('register-me', ['lines.js']),
    'my-addresses.js': needs('my-addresses', ['lines.js']),
    'buy-button.js': startsWith(['button.js'], { tag: 'buy-button' }),
    'lines.js': startsWith(['field.js']),
    'field.js': startsWith([]),
    'button.js': startsWith([]),
  }
  const map = new Map(Object.entries(chunks))
  const copies = assignCopies(map)
  const places = [...copies].map(([name, it]) => [name, Object.fromEntries(it)])

  deepEqual(Object.fromEntries(places), {
    'lines.js': { 'register-me': 'register-me', 'my-addresses': 'my-addresses' },
    'field.js': {
      'login-form': 'account',
      'register-me': 'account',
      'my-addresses': 'my-addresses',
    },
  })
  const inAccount = { name: 'field.js', place: 'account' }
  deepEqual(usersOfCopy(map, copies, inAccount), ['login-form', 'register-me'])
  deepEqual(usersOfCopy(map, copies, { name: 'my-addresses.js', place: undefined }), [
    'my-addresses',
  ])
})

test('nothing is copied that a part asks for later, or that one family alone shares', () => {
  const form = (tag: string, later: string[] = []) => startsWith(['field.js'], { tag, later })
  const late = {
    'login-form.js': form('login-form'),
    'my-addresses.js': form('my-addresses', ['sheet.js']),
    'sheet.js': startsWith(['field.js']),
    'field.js': startsWith([]),
  }
  const family = {
    'login-form.js': form('login-form'),
    'register-me.js': form('register-me'),
    'field.js': startsWith([]),
  }

  deepEqual([...assignCopies(new Map(Object.entries(late)))], [])
  deepEqual([...assignCopies(new Map(Object.entries(family)))], [])
})

function startsWith(imports: readonly string[], more: Partial<Chunk> = {}): Chunk {
  return { imports, later: [], ...more }
}

function readManifest(build: string): Manifest {
  return JSON.parse(readFileSync(`dist/${build}/manifest.json`, 'utf8'))
}
