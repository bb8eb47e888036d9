import { deepEqual, equal, match, ok, throws } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { build } from 'esbuild'
import { ALIASES, EVENTS, MADE_EVENTS, REACT_EXPORTS } from '../../scripts/build/react-in-use.mjs'
import {
  TRIMMED_VERSION,
  trimClient,
  trimR2wc,
  trimReact,
} from '../../scripts/build/trim-react.mjs'
import { expectNone } from './support/expect-none.ts'
import { readReact, readUse } from './support/react-use.ts'
import { plant, readSources } from './support/sources.ts'

const FOLDERS = ['src/ui', 'src/elements', 'src/state', 'src/services', 'src/events', 'src/i18n']
const uses = FOLDERS.flatMap((it) => readSources(it)).map(readUse)
const react = readReact()
const EXPORTS = Object.entries(REACT_EXPORTS).flatMap(([name, all]) =>
  all.map((it) => `${name}:${it}`),
)
const HEARD = [...EVENTS, ...MADE_EVENTS]

test('views listen to no event that the build leaves out of React', (t) => {
  const found = uses.flatMap((it) => it.events)
  expectNone(
    t,
    found.filter((it) => react.events.includes(it.found) && !HEARD.includes(it.found)),
  )
  deepEqual(
    HEARD.filter((event) => !found.some((it) => it.found === event)),
    [],
  )
})

test('views set no attribute whose other name the build leaves out of React', (t) => {
  const found = uses.flatMap((it) => it.attributes)
  expectNone(
    t,
    found.filter((it) => react.aliases.includes(it.found) && !(it.found in ALIASES)),
  )
})

test('views draw nothing that React moves to the head of the page', (t) => {
  expectNone(
    t,
    uses.flatMap((it) => it.pageTags),
  )
})

test('elements import nothing that the build leaves out of React', (t) => {
  expectNone(
    t,
    uses.flatMap((it) => it.imports).filter((it) => !EXPORTS.includes(it.found)),
  )
})

test('what is left out was looked up in the React that is installed', () => {
  const { version } = JSON.parse(readFileSync('node_modules/react-dom/package.json', 'utf8'))
  equal(version, TRIMMED_VERSION)
})

const namesIn = (text: string) => {
  const { events, attributes, pageTags, imports } = readUse(plant('planted.tsx', text))
  return [events, attributes, pageTags, imports].map((all) => all.map((it) => it.found))
}

test('reads what a view uses of React', () => {
  deepEqual(namesIn("import { memo, type FC, useId as id } from 'react'"), [
    [],
    [],
    [],
    ['react:memo', 'react:useId'],
  ])
  deepEqual(namesIn("import type { FC } from 'react'; import * as all from 'react-dom'"), [
    [],
    [],
    [],
    ['react-dom:*'],
  ])
  deepEqual(namesIn('<i onMouseEnter={it} /> ; <i onClickCapture={it} strokeWidth="2" />'), [
    ['mouseEnter', 'click'],
    ['onMouseEnter', 'onClickCapture', 'strokeWidth'],
    [],
    [],
  ])
  deepEqual(namesIn('const props = { onSelect: it }; <title>x</title>'), [
    ['select'],
    ['onSelect'],
    ['title'],
    [],
  ])
})

test('knows what there is of React to leave out', () => {
  for (const it of ['click', 'select', 'mouseEnter', 'beforeInput', 'scroll']) {
    ok(react.events.includes(it), it)
  }
  ok(react.aliases.includes('htmlFor') && react.aliases.includes('strokeWidth'))
})

/** A package, as a build with this plugin takes it in. */
async function bundle(entry: string, plugin: typeof trimReact): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '${entry}'`, resolveDir: '.' },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [plugin],
    external: ['@r2wc/core', ...(plugin === trimR2wc ? ['react', 'react-dom'] : [])],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

test('leaves out of React what no view uses', async () => {
  const code = await bundle('react-dom/client', trimReact)
  match(code, /function getResource\(\) \{\s+throw unused/)
  ok(!code.includes('"onSelect"') && !code.includes('exports.useActionState'))
  ok(code.includes('"onPointerEnter"') && code.includes('function updateSuspenseComponent(current'))
})

test('ends the build where React has no longer what is left out of it', () => {
  throws(() => trimClient('function getResource() {\n  return null;\n}\n'), /Not in the package/)
})

test('has r2wc import of React what it calls', async () => {
  const code = await bundle('@r2wc/react-to-web-component', trimR2wc)
  ok(code.includes('import * as o from "react"'))
})
