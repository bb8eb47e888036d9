import { deepEqual } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { COMPILE_HINT } from '../../scripts/build/compile-hint.mjs'

const LARGE = 4000

interface Manifest {
  readonly parts: Record<string, { readonly files: readonly string[]; readonly alone?: boolean }>
}

for (const build of ['ui', 'ui-lite']) {
  test(`large files of ${build} ask to be compiled as they load, small ones save the bytes`, () => {
    const { parts } = JSON.parse(readFileSync(`dist/${build}/manifest.json`, 'utf8')) as Manifest
    const names = Object.values(parts).flatMap((it) => (it.alone ? [] : it.files))
    const files = [...new Set(names)].map((it) => readFileSync(`dist/${build}/${it}`, 'utf8'))
    const hinted = files.filter((it) => it.startsWith(`${COMPILE_HINT}\n`))

    deepEqual(
      hinted,
      files.filter((it) => it.length >= LARGE),
    )
    deepEqual([hinted.length > 5, hinted.length < files.length / 2], [true, true])
  })
}
