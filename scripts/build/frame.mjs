import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { integrityOf } from './files.mjs'
import { copyFontLicenses } from './styles.mjs'

const OUTDIR = 'dist/frame'

/** Builds the script and the style sheet of the payment frames, and their `manifest.json`. */
export async function buildFrame() {
  await rm(OUTDIR, { recursive: true, force: true })
  await mkdir(OUTDIR, { recursive: true })
  const { metafile } = await build({
    entryPoints: {
      frame: 'shop/payments/frame/frame.ts',
      look: 'shop/payments/frame/frame.css',
    },
    outdir: OUTDIR,
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file' },
    bundle: true,
    minify: true,
    metafile: true,
    format: 'esm',
    target: ['es2022', 'chrome120', 'firefox121', 'safari17'],
    legalComments: 'none',
    logLevel: 'warning',
  })
  await copyFontLicenses(OUTDIR)
  const names = Object.keys(metafile.outputs).map((it) => basename(it))
  const integrity = Object.fromEntries(names.map((it) => [it, integrityOf(join(OUTDIR, it))]))
  const find = (ending) => names.find((it) => it.endsWith(ending))
  const manifest = { script: find('.js'), css: find('.css'), integrity }
  await writeFile(join(OUTDIR, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
