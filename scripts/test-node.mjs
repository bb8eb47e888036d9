/** Runs tests in Node: `node scripts/test-node.mjs [folder or file …]`; without a name, test/server. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { bundleNodeTests, chooseTests } from './bundle-tests.mjs'

const files = chooseTests(process.argv.slice(2), ['test/server'])
const outdir = `test-build/node-${process.pid}`
await bundleNodeTests(files, outdir)
const bundled = files.map((it) => `${outdir}/${it.replace(/\.tsx?$/, '.mjs')}`)
const flags = ['--enable-source-maps', '--test', '--test-concurrency=2', '--test-reporter=spec']
const { status } = spawnSync(process.execPath, [...flags, ...bundled], { stdio: 'inherit' })
rmSync(outdir, { recursive: true, force: true })
process.exit(status ?? 1)
