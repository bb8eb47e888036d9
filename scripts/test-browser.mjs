/**
 * Runs the browser tests: `node scripts/test-browser.mjs [folder or file …] [--browser firefox]
 * [--build lite]`; without a name, all of them.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bundleBrowserTests, chooseTests } from './bundle-tests.mjs'

const FOLDERS = ['model', 'i18n', 'services', 'events', 'state', 'ui', 'elements', 'loader']
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'string', default: 'chromium' },
    build: { type: 'string', default: 'react' },
  },
})
const folders = FOLDERS.map((it) => `test/${it}`).filter((it) => existsSync(it))
const files = chooseTests(positionals, folders)
const outdir = `test-build/browser-${process.pid}`
await bundleBrowserTests(files, outdir, values.build)
const { status } = spawnSync('npx', ['wtr', '--config', 'web-test-runner.config.mjs'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    COURTSIDE_TESTS: outdir,
    COURTSIDE_BROWSER: values.browser,
    COURTSIDE_BUILD: values.build,
  },
})
rmSync(outdir, { recursive: true, force: true })
process.exit(status ?? 1)
