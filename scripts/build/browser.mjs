import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'esbuild'
import { hashOf, integrityOf } from './files.mjs'
import { buildLoaderScripts, buildPageApi } from './loader.mjs'
import { buildParts } from './parts.mjs'
import { buildStyles } from './styles.mjs'
import { readTables } from './tables.mjs'
import { listTextSets, namesOfTexts, registerTexts, TEXT_LANGUAGES } from './texts.mjs'
import { viewConstants } from './views.mjs'

const HASH = /-[A-Z\d]{8}\.js$/
const KEEP_OLD_FILES_MS = 8 * 24 * 60 * 60 * 1000

/** The settings of each build. */
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

/** Scripts of single pages of the shop, which are not part of the package. */
const PAGE_SCRIPTS = {
  'page-answered': 'shop/pages/answered.ts',
  'page-colours': 'shop/pages/colours.ts',
  'page-forms': 'shop/pages/forms.ts',
  'page-wallets': 'shop/pages/wallets.ts',
}

/** One for each format; the loader loads one of them. */
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
  charset: 'utf8',
  define: viewConstants(),
  logLevel: 'warning',
})

/** Builds the parts, the loader, the style sheets and `manifest.json` of one build. */
export async function buildBrowser(name) {
  const { outdir, ...source } = BUILDS[name]
  await mkdir(outdir, { recursive: true })
  const tables = await readTables()
  const { parts, later, written: pieces } = await buildAllParts(tables, outdir, source)
  const plain = await buildAlone(tables, outdir)
  const texts = namesOfTexts(listTextSets(tables), (name) => plain[name])
  const table = Object.fromEntries(tables.map((it) => [it.tag, describeFiles(it, parts, plain)]))
  const hydrator = await buildLoaderScripts({
    table,
    tracking: { tracking: plain.tracking, enhanced: plain.enhanced },
    texts,
    later,
    version: await readVersion(),
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
    ...Object.values(plain),
    ...styles.files,
  ]
  await removeOldFiles(outdir, [...files, ...styles.fonts])
  // Fonts are compressed already.
  await Promise.all(files.map((it) => compress(join(outdir, it))))
  const pages = Object.keys(PAGE_SCRIPTS).map((it) => [it.replace('page-', ''), plain[it]])
  const scripts = Object.fromEntries(pages)
  await writeManifest(outdir, { loader, scripts, table, texts, styles, files })
}

/** The parts with React, and separately those without, which would otherwise share files with them. */
async function buildAllParts(tables, outdir, source) {
  const settings = { ...shared(), ...source, outdir }
  const apart = tables.filter((it) => !it.isAlone)
  const large = await buildParts(
    apart.filter((it) => it.isReact),
    settings,
  )
  const small = await buildParts(
    apart.filter((it) => !it.isReact),
    settings,
  )
  return {
    parts: { ...large.parts, ...small.parts },
    later: { ...large.later, ...small.later },
    written: [...large.written, ...small.written],
  }
}

/**
 * Builds files that must not share chunks: texts, vitals, scripts of pages, and what the loader loads itself:
 * drawings of empty tags, standalone elements, and tracking, which loads vitals. They are the same in both
 * builds, since they contain at most the JSX runtime of React.
 */
async function buildAlone(tables, outdir) {
  const entries = { vitals: 'src/events/vitals/watch-vitals.ts', ...PAGE_SCRIPTS }
  for (const it of tables) {
    if (it.isAlone && !it.isInLoader) entries[it.folder] = it.define
    if (it.plain) entries[it.tag] = it.plain
  }
  for (const language of TEXT_LANGUAGES) {
    for (const it of listTextSets(tables))
      entries[`texts-${language}-${it}`] = `texts:${language}-${it}`
  }
  const files = await buildFiles(entries, { outdir })
  const vitals = { file: files.vitals, hash: hashOf('sha256', join(outdir, files.vitals)) }
  const tracking = await buildFiles(TRACKING, {
    outdir,
    define: { COURTSIDE_VITALS: JSON.stringify(vitals) },
  })
  return { ...files, ...tracking }
}

/** Files without static imports, by entry. */
async function buildFiles(entryPoints, { define, ...options }) {
  const usual = shared()
  const { metafile } = await build({
    ...usual,
    ...options,
    define: { ...usual.define, ...define },
    entryPoints,
    entryNames: '[name]-[hash]',
    plugins: [registerTexts],
  })
  const names = Object.keys(metafile.outputs).map((it) => basename(it))
  return Object.fromEntries(names.map((it) => [it.replace(HASH, ''), it]))
}

function describeFiles(table, parts, plain) {
  const alone = table.isInLoader ? [] : [plain[table.folder]]
  return {
    files: table.isAlone ? alone : parts[table.tag],
    wake: table.wake,
    ...(table.texts.length > 0 && { texts: table.texts }),
    ...(table.plain && { plain: plain[table.tag] }),
    ...(table.isAlone && { alone: true }),
    ...(table.adds && { adds: true }),
  }
}

/** Keeps old files for a week, for pages that were opened before a deploy. */
async function removeOldFiles(outdir, current) {
  const keep = new Set([...current, 'courtside.css', 'manifest.json'])
  for (const name of await readdir(outdir)) {
    if (keep.has(name.replace(/\.(br|gz)$/, ''))) continue
    const { mtimeMs } = await stat(join(outdir, name))
    if (Date.now() - mtimeMs > KEEP_OLD_FILES_MS) await rm(join(outdir, name))
  }
}

/**
 * The loader also has a hashed name, for the shop's own pages: an open page still finds its loader, with the
 * expected hash, after the next deploy.
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
  const integrity = Object.fromEntries(files.map((it) => [it, integrityOf(join(outdir, it))]))
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

async function readVersion() {
  return JSON.parse(await readFile('package.json', 'utf8')).version
}
