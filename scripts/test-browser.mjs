/**
 * Runs the browser tests: `node scripts/test-browser.mjs [folder or file …] [--browser firefox]
 * [--build lite]`; without a name, all that the build makes a difference to.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bundleBrowserTests, chooseTests } from './bundle-tests.mjs'

/** The layers below the views know no React (check:layers), so both builds of them are the same. */
const WITHOUT_VIEWS = ['model', 'i18n', 'services', 'events', 'state', 'pages', 'loader']
const WITH_VIEWS = ['ui', 'elements']
const SHARED_PAGES = ['model', 'i18n']
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'string', default: 'chromium' },
    build: { type: 'string', default: 'react' },
  },
})
const layers = values.build === 'lite' ? WITH_VIEWS : [...WITHOUT_VIEWS, ...WITH_VIEWS]
const folders = layers.map((it) => `test/${it}`).filter((it) => existsSync(it))
const files = chooseTests(positionals, folders)
const outdir = `test-build/browser-${process.pid}`
await bundleBrowserTests(files, outdir, values.build)
const pages = inPages(files.map((it) => it.replace(/\.tsx?$/, '.js')))
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

/** One page for all tests of a layer that keeps nothing in the page; else one for each file. */
function inPages(paths) {
  const shared = SHARED_PAGES.map((it) => paths.filter((path) => path.startsWith(`test/${it}/`)))
  const alone = paths.filter((path) => !shared.some((it) => it.includes(path)))
  return [...alone, ...shared.filter((it) => it.length > 0).map(writePage)]
}

function writePage(paths) {
  const [, layer] = paths[0].split('/')
  const page = `test/${layer}.test.js`
  const lines = paths.map((it) => `import './${it.slice('test/'.length)}'\n`)
  writeFileSync(`${outdir}/${page}`, lines.join(''))
  return page
}
