import { join } from 'node:path'
import { buildSmall } from './minify.mjs'
import { shortenByOrder } from './shortest-order.mjs'
import { textSetOf } from './texts.mjs'

/**
 * Builds the loader: `courtside.js`, the one script that every page has, and its second script, which
 * comes when somebody acts and knows the files of the parts. Neither has a static import. `table` has
 * a line for each tag: `{ files, wake, texts?, plain?, alone?, adds? }`; a part that is `alone` is one file
 * without React, one that `adds` puts goods into the cart. Answers with the name of the second script.
 */
export async function buildLoaderScripts({ table, texts, tracking, enhanced, version, outdir }) {
  const parts = mapValues(table, ({ files }) => files)
  // What is alone brings its own texts, and is in no set; others have the core at least.
  const special = Object.entries(table).filter(([, { texts: it, alone }]) => it || alone)
  const textSets = Object.fromEntries(
    special.map(([tag, { texts: it, alone }]) => [tag, alone ? '' : textSetOf(it)]),
  )
  const tags = mapValues(table, ({ files, wake, plain, alone }) => {
    if (alone) return [wake, '', files[0]]
    return plain ? [wake, plain[0]] : [wake]
  })
  const hydrator = await buildOne('hydrator', 'src/loader/hydrator.ts', outdir, {
    COURTSIDE_PARTS: parts,
    COURTSIDE_TEXTS: texts,
    COURTSIDE_TEXT_SETS: textSets,
    COURTSIDE_ADDING: namesWhere(table, ({ adds }) => adds),
    COURTSIDE_STALE: namesWhere(table, ({ wake }) => wake.includes('stale')),
  })
  const lines = linesOf(tags)
  const loader = await buildOne('courtside', 'src/loader.ts', outdir, {
    COURTSIDE_TAGS: lines,
    COURTSIDE_HYDRATOR: hydrator,
    COURTSIDE_TRACKING: tracking,
    COURTSIDE_ENHANCED: enhanced,
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
