/**
 * Runs the browser tests: `node scripts/test-browser.mjs [folder or file …] [--browser firefox]
 * [--build lite]`; without a name, all of them.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bundleBrowserTests, chooseTests } from './bundle-tests.mjs'
import { groupInPages } from './test-pages.mjs'

const LAYERS = [
  'model',
  'i18n',
  'services',
  'events',
  'state',
  'shop/pages',
  'loader',
  'ui',
  'elements',
]
/** Files that need a fresh page: for its policy, frames, loader or state. */
const OWN_PAGE = [
  'loader/',
  'services/content',
  'services/fetch-page',
  'state/cart/two-tabs',
  'ui/payment-frame-hostile',
  'elements/before-undo',
  'elements/cart-table-removal',
  'elements/cart-table-states',
  'elements/faceted-search',
  'elements/facets-adopt',
  'elements/fuzz-attributes',
  'elements/main-',
  'elements/mini-',
  'elements/my-',
  'elements/shop-checkout',
]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'string', default: 'chromium' },
    build: { type: 'string', default: 'react' },
  },
})
const files = chooseTests(
  positionals,
  LAYERS.map((it) => `test/${it}`),
)
const outdir = `test-build/browser-${process.pid}`
const pages = groupInPages(files, pageOf)
await bundleBrowserTests(pages, outdir, values.build)
const runner = [
  'node_modules/@web/test-runner/dist/bin.js',
  '--config',
  'web-test-runner.config.mjs',
]
const { status } = spawnSync(process.execPath, runner, {
  stdio: 'inherit',
  env: {
    ...process.env,
    COURTSIDE_TESTS: outdir,
    COURTSIDE_PAGES: JSON.stringify(pages),
    COURTSIDE_BROWSER: values.browser,
    COURTSIDE_BUILD: values.build,
  },
})
rmSync(outdir, { recursive: true, force: true })
process.exit(status ?? 1)

/** One page for each layer below the views, and one for all files of an element. */
function pageOf(file) {
  const [, layer, name] = file.split('/')
  const own = file.replace(/\.test\.tsx?$/, '')
  if (OWN_PAGE.some((it) => own.startsWith(`test/${it}`))) return own
  return layer === 'elements' ? `test/elements/${name.split(/[-.]/)[0]}` : `test/${layer}`
}
