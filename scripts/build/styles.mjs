import { copyFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { listFiles } from './files.mjs'
import { filesOfSheets, listShopSheets, PAGE_SHEETS } from './page-sheets.mjs'

const isCss = (path) => path.endsWith('.css')
const { resolve } = createRequire(join(process.cwd(), 'shop/package.json'))
const FONT_LICENSES = ['@fontsource-variable/figtree/LICENSE', '@fontsource/archivo/LICENSE']
const nameOf = (license) => `${license.split('/')[1]}-license.txt`
const FIRST = ['src/ui/tokens.css', 'src/ui/base.css']

/**
 * Builds the elements' style sheet in cascade layers, under a hashed name for the shop's own pages and as
 * `courtside.css` for others; the sheets of the reference shop's pages and of its staff area; and both split
 * into sheets by kind of page.
 */
export async function buildStyles(outdir) {
  const ui = listFiles('src/ui', isCss).filter((it) => !FIRST.includes(it))
  const sheets = [...FIRST, ...ui, ...listFiles('src/elements', isCss)]
  const pages = listShopSheets()
  const { css } = await buildSheet('courtside', sheets, outdir)
  const { css: shopCss, fonts } = await buildSheet('shop', pages, outdir)
  const staff = listFiles('shop/staff/styles', isCss)
  const { css: staffCss } = await buildSheet('staff', staff, outdir)
  const { pageCss, written } = await buildPageSheets([...pages, ...sheets], outdir)
  await copyFile(join(outdir, css), join(outdir, 'courtside.css'))
  await copyFontLicenses(outdir)
  return { css, shopCss, staffCss, pageCss, fonts, files: [css, shopCss, staffCss, ...written] }
}

/** They go where the typefaces go. */
export async function copyFontLicenses(outdir) {
  await Promise.all(FONT_LICENSES.map((it) => copyFile(resolve(it), join(outdir, nameOf(it)))))
}

/** File names by kind of page; the files have the same order in each sheet. */
async function buildPageSheets(all, outdir) {
  const names = {}
  for (const [name, files] of Object.entries(filesOfSheets(all))) {
    const ordered = all.filter((it) => files.includes(it))
    const missing = files.filter((it) => !all.includes(it))
    if (missing.length > 0) throw new Error(`No such style sheet: ${missing.join(', ')}`)
    names[name] = (await buildSheet(`page-${name}`, ordered, outdir)).css
  }
  const nameAll = (it) => it.map((name) => names[name])
  const pageCss = Object.fromEntries(
    Object.entries(PAGE_SHEETS).map(([kind, { first, later }]) => [
      kind,
      { first: nameAll(first), later: nameAll(later) },
    ]),
  )
  return { pageCss, written: Object.values(names) }
}

async function buildSheet(name, sheets, outdir) {
  const imports = sheets.map((it) => `@import './${it}';`)
  const { metafile } = await build({
    stdin: { contents: imports.join('\n'), resolveDir: '.', loader: 'css', sourcefile: name },
    loader: { '.woff2': 'file' },
    // Served by the shop itself.
    external: ['/marks/*'],
    outdir,
    entryNames: `${name}-[hash]`,
    assetNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    metafile: true,
    target: ['chrome120', 'firefox121', 'safari17'],
    logLevel: 'warning',
  })
  const names = Object.keys(metafile.outputs).map((it) => basename(it))
  return { css: names.find(isCss), fonts: names.filter((it) => it.endsWith('.woff2')) }
}
