import { copyFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { listFiles } from './files.mjs'

const isCss = (path) => path.endsWith('.css')
const FIRST = ['src/ui/tokens.css', 'src/ui/base.css']

/**
 * The elements' one sheet, in cascade layers, under a hashed name for our own pages and as
 * `courtside.css` for everybody else's; the sheet of the reference shop's pages, and
 * that of its staff, which no visitor downloads.
 */
export async function buildStyles(outdir) {
  const ui = listFiles('src/ui', isCss).filter((it) => !FIRST.includes(it))
  const sheets = [...FIRST, ...ui, ...listFiles('src/elements', isCss)]
  const css = await buildSheet('courtside', sheets, outdir)
  const shopCss = await buildSheet(
    'shop',
    listFiles('src/server/platform/pages/styles', isCss),
    outdir,
  )
  const staffCss = await buildSheet('staff', listFiles('src/server/staff/styles', isCss), outdir)
  await copyFile(join(outdir, css), join(outdir, 'courtside.css'))
  return { css, shopCss, staffCss, files: [css, shopCss, staffCss] }
}

async function buildSheet(name, sheets, outdir) {
  const imports = sheets.map((it) => `@import './${it}';`)
  const { metafile } = await build({
    stdin: { contents: imports.join('\n'), resolveDir: '.', loader: 'css', sourcefile: name },
    outdir,
    entryNames: `${name}-[hash]`,
    bundle: true,
    minify: true,
    metafile: true,
    target: ['chrome120', 'firefox121', 'safari17'],
    logLevel: 'warning',
  })
  return basename(Object.keys(metafile.outputs)[0])
}
