import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import { build } from 'esbuild'
import { readTables } from '../../scripts/build/tables.mjs'
import { viewConstants } from '../../scripts/build/views.mjs'

const TEXTS = 'src/i18n/texts'
/** The loader brings these with every part. */
const CORE = 'core'
/** What has become of the list is known to all who add to it, and said by the form of the list alone. */
const SAID_BY_FORM = ['quote.list.lost', 'quote.list.broken']
const QUOTATION_FORM = 'quotation-form'

test('every part brings the texts that its code names, and what it asks for later', async () => {
  const tables = (await readTables()).filter((it) => !it.isAlone && !it.isInLoader)
  const scripts = await bundleParts(tables)
  const keysOf = await readKeys()

  const missing = tables.flatMap(({ tag, texts }) => {
    const script = scripts.get(tag) ?? ''
    return [...keysOf]
      .filter(([subject]) => ![CORE, ...texts].includes(subject))
      .flatMap(([subject, keys]) =>
        keys
          .filter((key) => tag === QUOTATION_FORM || !SAID_BY_FORM.includes(key))
          .filter((key) => ['"', "'", '`'].some((it) => script.includes(`${it}${key}${it}`)))
          .map((key) => `${tag} names ${key} of ${subject}`),
      )
  })

  assert.deepEqual(missing, [])
  assert.ok([...scripts.values()].some((it) => it.includes('"cart.empty"')))
})

/** The code of each tag by itself, as nothing but that tag would have it. */
async function bundleParts(
  tables: readonly { readonly tag: string; readonly define: string }[],
): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(tables.map((it) => [it.tag, it.define])),
    outdir: 'test-build/parts',
    write: false,
    bundle: true,
    format: 'esm',
    minifySyntax: true,
    packages: 'external',
    jsx: 'automatic',
    define: viewConstants(),
  })
  return new Map(outputFiles.map((it) => [basename(it.path, '.js'), it.text]))
}

/** The keys of each subject that some text in Swedish stands under. */
async function readKeys(): Promise<Map<string, readonly string[]>> {
  const subjects = readdirSync(TEXTS, { withFileTypes: true }).filter((it) => it.isDirectory())
  const { outputFiles } = await build({
    stdin: {
      contents: subjects
        .map(({ name }) => `export * as ${name} from './${TEXTS}/${name}/sv.ts'`)
        .join('\n'),
      resolveDir: '.',
    },
    write: false,
    bundle: true,
    format: 'esm',
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  const texts: Record<string, Record<string, object>> = await import(
    `data:text/javascript;base64,${code}`
  )
  return new Map(
    Object.entries(texts).map(([subject, groups]) => [
      subject,
      Object.values(groups).flatMap((it) => Object.keys(it)),
    ]),
  )
}
