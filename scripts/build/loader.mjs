import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { hashOf } from './files.mjs'
import { textSetOf } from './texts.mjs'

/**
 * Builds the loader: `courtside.js`, the only script on every page, and its second script, which loads at the
 * first interaction and knows the files of the parts. Neither has static imports. `table` has a line for each
 * tag: `{ files, wake, texts?, plain?, alone?, adds? }`; a part that is `alone` is one file without React, one
 * without files is in the loader itself, one that `adds` puts products into the cart. `tracking` and `texts`
 * are file names, the latter by language and set; `later` lists the files of each file that parts load later.
 * All of them are in `outdir`, and each script knows the hashes of the files that it names. Returns the name
 * of the second script.
 */
export async function buildLoaderScripts({ table, tracking, texts, later, version, outdir }) {
  const hashes = (...named) => hashFiles(named.flatMap(listNames), outdir)
  const parts = partsOf(table)
  const hydrator = await buildOne('hydrator', 'src/loader/hydrator.ts', outdir, {
    COURTSIDE_PARTS: parts,
    COURTSIDE_TEXTS: texts,
    COURTSIDE_LATER: later,
    COURTSIDE_HASHES: hashes(parts, texts, later),
    COURTSIDE_ADDING: namesWhere(table, ({ adds }) => adds),
    COURTSIDE_STALE: namesWhere(table, ({ wake }) => wake.includes('stale')),
    COURTSIDE_HISTORY: namesWhere(table, ({ wake }) => wake.includes('history')),
  })
  const tags = mapValues(table, ({ wake, plain, alone, files }) => ({
    wake,
    plain,
    ...(alone && { alone: files[0] }),
  }))
  await buildOne('courtside', 'src/loader.ts', outdir, {
    COURTSIDE_TAGS: tags,
    COURTSIDE_HASHES: hashes(tags, tracking, hydrator),
    COURTSIDE_TRACKING: tracking,
    COURTSIDE_HYDRATOR: hydrator,
    COURTSIDE_VERSION: version,
  })
  return hydrator
}

/**
 * Builds `actions.js`, which defines `window.courtside` and loads nothing until an action is called. It is not a
 * module, so that a page may add it as any kind of script.
 */
export async function buildPageApi(outdir) {
  await buildOne('actions', 'src/page-api/entry.ts', outdir, {})
}

async function buildOne(name, entry, outdir, values) {
  const { metafile } = await build({
    entryPoints: { [name]: entry },
    outdir,
    entryNames: name === 'hydrator' ? '[name]-[hash]' : '[name]',
    bundle: true,
    // Wrapped in a function, since a classic script would share its names with the page.
    format: name === 'actions' ? 'iife' : 'esm',
    target: 'es2022',
    minify: true,
    metafile: true,
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'warning',
    define: mapValues(values, (value) => JSON.stringify(value)),
  })
  return basename(Object.keys(metafile.outputs)[0])
}

/** Standalone parts contain their texts; the others need at least the core. */
function partsOf(table) {
  const brought = Object.entries(table).filter(([, { files }]) => files.length > 0)
  const parts = brought.map(([tag, { files, texts = [], alone }]) => {
    return [tag, { files, ...(!alone && { texts: textSetOf(texts) }) }]
  })
  return Object.fromEntries(parts)
}

/** All names of files in a value, however deep. */
function listNames(value) {
  if (typeof value === 'string') return value.endsWith('.js') ? [value] : []
  return Object.values(value ?? {}).flatMap(listNames)
}

function hashFiles(names, outdir) {
  return Object.fromEntries(names.map((it) => [it, hashOf('sha256', join(outdir, it))]))
}

function namesWhere(table, fits) {
  return Object.keys(table).filter((tag) => fits(table[tag]))
}

function mapValues(values, change) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}
