import { equal } from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { expectNone } from './support/expect-none.ts'
import { findInLines, plant, readSources, type Source } from './support/sources.ts'

const FILES = /\.(?:[mc]?js|tsx?)$/
const NAMED = /(?:\bfrom|\bimport|\bimport\(|new URL\()\s*['"](\.{1,2}\/[^'"$]+|[\w-]+\.json)['"]/g

/** Benches run by hand, and nobody notices before that what they need has moved. */
const missingImports = (source: Source) =>
  findInLines(source, (line) =>
    [...line.matchAll(NAMED)]
      .map(([, path = '']) => join(dirname(source.path), path))
      .filter((it) => !existsSync(it)),
  )

test('everything that a bench imports is there', (t) => {
  expectNone(t, readSources('bench', FILES).flatMap(missingImports))
})

test('finds an import of what is not there, however it is written', () => {
  for (const line of [
    "import { a } from './none.ts'",
    "import '../none.ts'",
    "const a = await import('../bench/none.mjs')",
    "new URL('none.json', import.meta.url)",
  ]) {
    equal(missingImports(plant('bench/a.mjs', line)).length, 1, line)
  }
})
