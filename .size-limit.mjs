/** Bytes as a test: what a page downloads, brotli. File names come from the builds' manifests. */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { BUILDS } from './scripts/build/browser.mjs'
import { FRAMEWORK, framework } from './scripts/build/framework.mjs'
import { textSetOf } from './scripts/build/texts.mjs'

const [, lite, react] =
  /at most (\d+) kB of framework, compressed, in place of (\d+)/.exec(
    readFileSync('README.md', 'utf8'),
  ) ?? []

// `framework` is react, react-dom, r2wc, valtio and nanoevents, or what stands in their place: as README says.
// `hydrated` is a widget with everything it needs, the loader and one language's texts included.
const LIMITS = {
  react: { framework: `${react} kB`, hydrated: '103.5 kB', checkout: '124.9 kB' },
  lite: { framework: `${lite} kB`, hydrated: '59.9 kB', checkout: '80.4 kB' },
}

// By kind of page of the reference shop; `other` may hold any tag.
const PAGE_CSS = {
  home: { first: '16 kB', all: '21 kB' },
  list: { first: '16 kB', all: '21 kB' },
  product: { first: '16 kB', all: '21 kB' },
  cart: { first: '16 kB', all: '21 kB' },
  checkout: { first: '16 kB', all: '21 kB' },
  other: { first: '28 kB', all: '32 kB' },
}

// A whole page in one tag.
const PRODUCT_TAGS = ['product-availability', 'product-card', 'product-list', 'product-price']
const LARGE_PARTS = {
  // One file for all four, without React, with its texts in both languages.
  ...Object.fromEntries(PRODUCT_TAGS.map((it) => [it, '12 kB'])),
  // One file for both, with the cards that it draws.
  'favourite-list': '7 kB',
  'seen-list': '7 kB',
  // Without React, with its texts in both languages.
  'cookie-consent': '7 kB',
  'shop-checkout': '22 kB',
  'register-me': '7 kB',
  'order-returns': '6 kB',
  'quick-search': '6 kB',
}

// What an editor puts into a text is no application.
const CONTENT = [
  'content-accordion',
  'image-slider',
  'lightbox-images',
  'newsletter-block',
  'size-guide',
  'size-guide-button',
]
const CONTENT_PARTS = Object.fromEntries(CONTENT.map((it) => [it, '3.5 kB']))

const measured = (await Promise.all(Object.keys(LIMITS).map(measure))).flat()

// Most files are in many of these sums: what the build has compressed is not compressed for each again.
export default measured.map((it) => ({
  ...it,
  path: [it.path].flat().map((file) => `${file}.br`),
  brotli: false,
}))

async function measure(name) {
  const { outdir, ...source } = BUILDS[name]
  const { framework, hydrated, checkout } = LIMITS[name]
  const { parts, scripts, css, pageCss, texts, integrity } = JSON.parse(
    readFileSync(`${outdir}/manifest.json`, 'utf8'),
  )
  const hydrator = Object.keys(integrity).find((it) => it.startsWith('hydrator-'))
  const paths = (files) => files.map((it) => `${outdir}/${it}`)
  const filesOf = (start) => paths(Object.keys(integrity).filter((it) => it.startsWith(start)))
  return [
    { name: `${name}: loader, with page-header`, path: paths(['courtside.js']), limit: '4.3 kB' },
    {
      name: `${name}: tracking and what brings a tag manager, once a visitor agrees`,
      path: filesOf('tracking-'),
      limit: '3.5 kB',
    },
    {
      name: `${name}: the same in the older format, where a shop names it`,
      path: filesOf('enhanced-'),
      limit: '3.5 kB',
    },
    {
      name: `${name}: vitals, once a visitor agrees`,
      path: filesOf('vitals-'),
      limit: '3.5 kB',
    },
    {
      name: `${name}: window.courtside, once it is asked for`,
      path: paths(['actions.js']),
      limit: '1.3 kB',
    },
    { name: `${name}: framework`, path: await bundleFramework(name, source), limit: framework },
    { name: `${name}: style sheet of all elements`, path: paths([css]), limit: '16 kB' },
    ...Object.entries(pageCss).flatMap(([page, { first, later }]) => [
      {
        name: `${name}: style sheets that a page of ${page} is drawn with`,
        path: paths(first),
        limit: PAGE_CSS[page].first,
      },
      {
        name: `${name}: all style sheets of a page of ${page}`,
        path: paths([...first, ...later]),
        limit: PAGE_CSS[page].all,
      },
    ]),
    ...Object.entries(scripts).map(([page, file]) => ({
      name: `${name}: script of ${page}`,
      path: paths([file]),
      limit: '2 kB',
    })),
    ...Object.entries(withFiles(parts)).flatMap(([tag, { files, texts: subjects = [] }]) => [
      {
        name: `${name}: ${tag} alone`,
        path: paths(files.slice(0, 1)),
        limit: LARGE_PARTS[tag] ?? CONTENT_PARTS[tag] ?? '6 kB',
      },
      {
        name: `${name}: ${tag} with all it needs`,
        path: paths(['courtside.js', hydrator, ...files, texts.sv[textSetOf(subjects)]]),
        limit: tag === 'shop-checkout' ? checkout : hydrated,
      },
    ]),
  ]
}

/** Without what the loader has in itself. */
function withFiles(parts) {
  return Object.fromEntries(Object.entries(parts).filter(([, { files }]) => files.length > 0))
}

/** What elements use of the packages, and no more. */
async function bundleFramework(name, { alias }) {
  const outfile = `dist/measure/framework-${name}.js`
  await build({
    stdin: {
      contents: `
        export * from '${FRAMEWORK}'
        export { default } from '${FRAMEWORK}'
        export { createNanoEvents } from 'nanoevents'
        export { proxy, ref, snapshot, subscribe } from 'valtio/vanilla'
        export { useSnapshot } from 'valtio/react'`,
      resolveDir: '.',
    },
    outfile,
    alias,
    plugins: [framework],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  writeFileSync(`${outfile}.br`, brotliCompressSync(readFileSync(outfile)))
  return outfile
}
