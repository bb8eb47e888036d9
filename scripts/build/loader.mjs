import { join } from 'node:path'
import { importBundled } from './import-bundled.mjs'
import { buildSmall } from './minify.mjs'
import { shortenByOrder } from './shortest-order.mjs'
import { textSetOf } from './texts.mjs'

/**
 * Builds the loader: `courtside.js`, the one script that every page has, and its second script, which
 * comes when somebody acts and knows the files of the parts. Neither has a static import. `table` has
 * a line for each tag: `{ files, wake, texts?, plain?, alone?, inLoader?, adds? }`; a part that is `alone` is
 * one file without React, one that is `inLoader` none, one that `adds` puts goods into the cart. `small` is
 * what the names of small files end with, `texts` what those of texts do. Answers with the name of the
 * second script.
 */
export async function buildLoaderScripts({ table, texts, small, version, outdir }) {
  const { PLAIN, ALONE, IN_LOADER } = await importBundled({
    entryPoints: ['src/loader/constants.ts'],
  })
  const tags = mapValues(table, ({ wake, plain, alone, inLoader }) =>
    [wake, (plain && PLAIN) || (alone && ALONE) || (inLoader && IN_LOADER)].filter(Boolean),
  )
  const hydrator = await buildOne('hydrator', 'src/loader/hydrator.ts', outdir, {
    COURTSIDE_PARTS: linesOfParts(table),
    COURTSIDE_TEXTS: texts,
    COURTSIDE_ADDING: namesWhere(table, ({ adds }) => adds),
    COURTSIDE_STALE: namesWhere(table, ({ wake }) => wake.includes('stale')),
    COURTSIDE_HISTORY: namesWhere(table, ({ wake }) => wake.includes('history')),
  })
  const lines = linesOf(tags)
  const loader = await buildOne('courtside', 'src/loader.ts', outdir, {
    COURTSIDE_TAGS: lines,
    COURTSIDE_HYDRATOR: hydrator,
    COURTSIDE_SMALL: small,
    COURTSIDE_VERSION: version,
  })
  await shortenByOrder(join(outdir, loader), lines)
  return hydrator
}

/**
 * Builds `actions.js`, which makes `window.courtside` and brings nothing until an action is asked for.
 * It is no module, so that a page may add it as any kind of script.
 */
export async function buildPageApi(outdir) {
  await buildOne('actions', 'src/page-api/entry.ts', outdir, {})
}

async function buildOne(name, entry, outdir, values) {
  const names = await buildSmall({
    entryPoints: { [name]: entry },
    outdir,
    entryNames: name === 'hydrator' ? '[name]-[hash]' : '[name]',
    bundle: true,
    // What a page may add as any kind of script keeps its names to itself.
    format: name === 'actions' ? 'iife' : 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    define: mapValues(values, (value) => JSON.stringify(value)),
  })
  return names[name]
}

/** A line for all parts that need the same files and texts, as the second script reads it. */
function linesOfParts(table) {
  const filesOf = new Map()
  for (const { files, texts = [], alone, inLoader } of Object.values(table)) {
    if (inLoader) continue
    const [own, ...others] = files
    // What is alone brings its own texts; others have the core at least.
    const needed = [others.join(' '), alone ? '' : textSetOf(texts)].join()
    filesOf.set(needed, [...(filesOf.get(needed) ?? []), own])
  }
  return [...filesOf].map(([needed, own]) => `${own.join(' ')},${needed}`).join(';')
}

/**
 * A line for all tags that are alike: their names, then their entry. An empty field is read as one that
 * is not there.
 */
function linesOf(tags) {
  const namesOf = new Map()
  for (const [name, entry] of Object.entries(tags)) {
    const written = entry.join()
    namesOf.set(written, [...(namesOf.get(written) ?? []), name])
  }
  return [...namesOf]
    .map(([entry, names]) => `${names.join(' ')},${entry}`)
    .sort()
    .reverse()
    .join(';')
}

function namesWhere(table, fits) {
  return Object.keys(table).filter((tag) => fits(table[tag]))
}

function mapValues(values, change) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}
