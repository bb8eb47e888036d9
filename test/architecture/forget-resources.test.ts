import { equal, match } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { temporaryFolder } from '../helpers/open-shop.ts'

const UNCAUGHT = `
import { test } from 'node:test'
const wait = () => new Promise((done) => setTimeout(done, 50))
test('goes well', wait)
test('throws later', async () => {
  setTimeout(() => { throw new Error('from a timer') })
  await wait()
})
test('rejects unseen', async () => {
  Promise.reject(new Error('nobody waited'))
  await wait()
})`

test('an error that nobody caught fails the test that it comes from', (t) => {
  const file = join(temporaryFolder(t), 'uncaught.test.mjs')
  writeFileSync(file, UNCAUGHT)
  const preload = `--import=${pathToFileURL('scripts/forget-resources.mjs')}`
  // A test that runs in a test reports to it instead of to whoever reads.
  const { NODE_TEST_CONTEXT, ...env } = process.env
  const args = [preload, '--test', '--test-reporter=tap', file]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  equal(status, 1)
  match(stdout, /^not ok \d+ - throws later/m)
  match(stdout, /^not ok \d+ - rejects unseen/m)
  match(stdout, /^# fail 2$/m)
})
