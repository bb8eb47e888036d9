import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildLoaderScripts, buildPageApi } from './loader.mjs'
import { buildSmall } from './minify.mjs'
import { buildParts } from './parts.mjs'
import { buildStyles } from './styles.mjs'
import { readTables } from './tables.mjs'
import { CORE, listTextSets, namesOfTexts, registerTexts, TEXT_LANGUAGES } from './texts.mjs'
import { viewConstants } from './views.mjs'

const KEEP_OLD_FILES_MS = 8 * 24 * 60 * 60 * 1000

/** What turns one source into each build. */
export const BUILDS = {
  react: { outdir: 'dist/ui', alias: {} },
  lite: {
    outdir: 'dist/ui-lite',
    alias: {
      react: './scripts/build/lite-react.mjs',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
  },
}

/** Scripts of single pages of the shop, which load them by themselves. */
const PAGE_SCRIPTS = {
  answered: 'shop/pages/answered.ts',
  colours: 'shop/pages/colours.ts',
  forms: 'shop/pages/forms.ts',
  wallets: 'shop/pages/wallets.ts',
}

/** One for each format; the loader brings one of them. */
const TRACKING = {
  tracking: 'src/events/tracking/track-ga4.ts',
  enhanced: 'src/events/tracking/track-enhanced.ts',
}

const shared = () => ({
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  metafile: true,
  jsx: 'automatic',
  legalComments: 'none',
  define: viewConstants(),
  logLevel: 'warning',
})

/** Builds the parts, the loader, the style sheets and `manifest.json` of one build. */
export async function buildBrowser(name) {
  const { outdir, ...source } = BUILDS[name]
  await mkdir(outdir, { recursive: true })
  const tables = await readTables()
  const { parts, written: pieces } = await buildAllParts(tables, outdir, source)
  const plain = await buildAlone(tables, outdir, source)
  const texts = namesOfTexts(listTextSets(tables), (name) => plain[name][0])
  const endOfTexts = texts.sv[CORE].slice(`texts-sv-${CORE}`.length)
  const table = Object.fromEntries(tables.map((it) => [it.tag, describeFiles(it, parts, plain)]))
  const small = plain.tracking[0].slice('tracking'.length)
  const version = await readVersion()
  const hydrator = await buildLoaderScripts({
    table,
    texts: endOfTexts,
    small,
    version,
    outdir,
  })
  const styles = await buildStyles(outdir)
  await buildPageApi(outdir)
  const loader = await copyUnderItsHash(outdir, 'courtside')
  const files = [
    'courtside.js',
    loader,
    'actions.js',
    hydrator,
    ...pieces,
    ...Object.values(plain).flat(),
    ...styles.files,
  ]
  await removeOldFiles(outdir, [...files, ...styles.fonts])
  // Fonts are compressed in themselves.
  await Promise.all(files.map((it) => compress(join(outdir, it))))
  const scripts = Object.fromEntries(Object.keys(PAGE_SCRIPTS).map((it) => [it, plain[it][0]]))
  await writeManifest(outdir, { loader, scripts, table, texts, styles, files })
}

/** The parts with React, and by themselves those without, which would else share files with the others. */
async function buildAllParts(tables, outdir, source) {
  const apart = tables.filter((it) => !it.isAlone && !it.isInLoader)
  const settings = { ...shared(), ...source, outdir }
  const large = await buildParts(
    apart.filter((it) => !it.isSmall),
    settings,
  )
  const small = await buildParts(
    apart.filter((it) => it.isSmall),
    settings,
  )
  return {
    parts: { ...large.parts, ...small.parts },
    written: [...large.written, ...small.written],
  }
}

/**
 * Builds what must not share a chunk with React: texts, vitals, and what the loader itself knows of, which
 * are plain parts, elements without React, and tracking, which brings vitals. The names of these all end
 * alike, and those of texts too, so that the loader carries each end once.
 */
async function buildAlone(tables, outdir, { alias }) {
  const small = { ...TRACKING }
  for (const it of tables) {
    if (it.isAlone) small[it.tag] = it.define
    if (it.plain) small[it.tag] = it.plain
  }
  const named = { vitals: 'src/events/vitals/watch-vitals.ts', ...PAGE_SCRIPTS }
  const texts = {}
  for (const language of TEXT_LANGUAGES) {
    for (const it of listTextSets(tables))
      texts[`texts-${language}-${it}`] = `texts:${language}-${it}`
  }
  const files = {
    ...(await buildFiles(named, '[name]-[hash]', { outdir, alias })),
    ...(await buildFiles(texts, '[name]-[shared]', { outdir, alias })),
  }
  const vitals = `./${files.vitals[0]}`
  const define = { COURTSIDE_VITALS: JSON.stringify(vitals) }
  const external = [vitals]
  const known = await buildFiles(small, '[name]-[shared]', { outdir, alias, define, external })
  return { ...files, ...known }
}

async function buildFiles(entryPoints, entryNames, { define, ...options }) {
  const usual = shared()
  const names = await buildSmall({
    ...usual,
    ...options,
    define: { ...usual.define, ...define },
    entryPoints,
    entryNames,
    plugins: [registerTexts],
  })
  return Object.fromEntries(Object.entries(names).map(([entry, name]) => [entry, [name]]))
}

function describeFiles(table, parts, plain) {
  return {
    files: parts[table.tag] ?? (table.isAlone ? plain[table.tag] : []),
    wake: table.wake,
    ...(table.texts.length > 0 && { texts: table.texts }),
    ...(table.plain && { plain: plain[table.tag] }),
    ...(table.isAlone && { alone: true }),
    ...(table.isInLoader && { inLoader: true }),
    ...(table.adds && { adds: true }),
  }
}

/** Old names stay for a week: a page that is open since before a deploy still asks for them. */
async function removeOldFiles(outdir, current) {
  const keep = new Set([...current, 'courtside.css', 'manifest.json'])
  for (const name of await readdir(outdir)) {
    if (keep.has(name.replace(/\.(br|gz)$/, ''))) continue
    const { mtimeMs } = await stat(join(outdir, name))
    if (Date.now() - mtimeMs > KEEP_OLD_FILES_MS) await rm(join(outdir, name))
  }
}

/**
 * The loader also has a name that says its content. The shop's own pages use that one: an open page
 * finds its loader, with the hash it was promised, after the next deploy too.
 */
async function copyUnderItsHash(outdir, name) {
  const bytes = await readFile(join(outdir, `${name}.js`))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8).toUpperCase()
  await writeFile(join(outdir, `${name}-${hash}.js`), bytes)
  return `${name}-${hash}.js`
}

async function compress(path) {
  const bytes = await readFile(path)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality))
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

async function writeManifest(outdir, { loader, scripts, table, texts, styles, files }) {
  const integrity = {}
  for (const name of files) integrity[name] = await hashOf(join(outdir, name))
  const manifest = {
    version: await readVersion(),
    loader,
    scripts,
    css: styles.css,
    shopCss: styles.shopCss,
    staffCss: styles.staffCss,
    pageCss: styles.pageCss,
    fonts: styles.fonts,
    parts: table,
    texts,
    integrity,
  }
  const path = join(outdir, 'manifest.json')
  await writeFile(`${path}.new`, `${JSON.stringify(manifest, null, 2)}\n`)
  await rename(`${path}.new`, path)
}

async function hashOf(path) {
  return `sha384-${createHash('sha384')
    .update(await readFile(path))
    .digest('base64')}`
}

async function readVersion() {
  return JSON.parse(await readFile('package.json', 'utf8')).version
}
