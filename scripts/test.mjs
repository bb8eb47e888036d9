/**
 * `npm test`: installs missing packages, and runs every check and every test, in two browsers, each with one of
 * the two builds. `npm run test:all` adds the other two pairs, WebKit, and tests with thousands of cases. Up to
 * a few failed test files run again alone: those that fail again are failures, and those that pass are named
 * in the last lines as unsteady, to be fixed. `--only check` skips the tests; `--only test` skips the checks.
 */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { installMissing } from './install.mjs'
import { LONG_TESTS } from './long-tests.mjs'
import { npmCommand } from './npm-command.mjs'
import { filesToRerun } from './rerun.mjs'

const AT_ONCE = 4
/** Checks that read only sources. */
const WITHOUT_BUILD = ['types', 'lint', 'layers']
/** Whole errands, of visitors and of the staff: `npm run test:all` tries them on two nodes on PostgreSQL too. */
const ERRANDS = [
  ...['cart', 'checkout', 'payments', 'orders', 'staff', 'returns', 'withdrawals', 'quotations'],
  ...['approvals', 'account', 'app', 'catalogue/campaigns', 'search', 'facets'],
].map((it) => `test/shop/${it}`)
/** Where two nodes meet most. */
const TWO_NODES = ['checkout/checkout-races', 'platform/http/idempotency'].map(
  (it) => `test/shop/${it}.test.ts`,
)
/** Jobs that depend on the build. */
const VIEWS = ['test/ui', 'test/elements']
const { values } = parseArgs({ options: { only: { type: 'string' }, all: { type: 'boolean' } } })

installMissing()
const absent = await prepareMachine()
const started = Date.now()
const { buildAll } = await import('../build.mjs')
/** The build's error, if any. Jobs that do not depend on the build do not wait for it. */
const built = buildAll().then(
  () => undefined,
  (error) => error,
)
const results = []
for (const it of await runAll(chooseJobs())) results.push(await runFailedAgain(it))
report(results)

async function prepareMachine() {
  if (values.only === 'check') return []
  const { installBrowsers } = await import('./install-browsers.mjs')
  const { providePostgres } = await import('./postgres-server.mjs')
  const { provideHaproxy } = await import('./haproxy.mjs')
  const missing = installBrowsers(['chromium', 'firefox', ...(values.all ? ['webkit'] : [])])
  if (providePostgres() === undefined) missing.push('postgres')
  if (provideHaproxy() === undefined) missing.push('haproxy')
  if (!missing.includes('chromium')) return missing
  console.error('No Chromium could be found or installed; the browser tests need one.')
  process.exit(1)
}

/** The longest first, so that all jobs end at about the same time. */
function chooseJobs() {
  const env = values.all ? { TRY_ALL: '1' } : {}
  const tests = [
    { ...nodeTests('test:server', 'scripts/test-node.mjs'), env },
    { ...nodeTests('test:postgres', 'scripts/test-postgres.mjs'), needs: 'postgres' },
    { ...nodeTests('test:journeys', 'scripts/test-journeys.mjs'), env },
    browserTests('firefox', 'lite'),
    browserTests('chromium', 'react'),
    ...(values.all ? otherTests() : [onTwoNodes('a few errands', TWO_NODES)]),
  ]
  const checks = ['types', 'lint', 'layers', 'unused', 'docs', 'size', 'package'].map(check)
  // A run of all tests includes those of the architecture.
  if (values.only === 'check') return [...checks, check('architecture')]
  return values.only === 'test' ? tests : [...tests, ...checks]
}

/** Different cases each time; a failure prints the seed, and SEED repeats them. */
function otherTests() {
  const SEED = process.env.SEED ?? String(Date.now() % 1e9)
  console.log(`SEED=${SEED}`)
  return [
    browserTests('firefox', 'react', VIEWS),
    browserTests('chromium', 'lite', VIEWS),
    nodeTests('test:package', 'scripts/test-node.mjs', ['test/package']),
    onTwoNodes('errands', ERRANDS),
    {
      ...nodeTests('WebKit', 'scripts/test-node.mjs', ['test/long/webkit.test.ts']),
      needs: 'webkit',
    },
    ...LONG_TESTS.map(({ name, script, file, env, needs }) => ({
      ...nodeTests(name, script, [file]),
      env: { SEED, ...env },
      needs,
    })),
  ]
}

function browserTests(name, build, files = []) {
  const args = ['scripts/test-browser.mjs', '--browser', name, '--build', build]
  const job = { name: `browser tests, ${name}, ${build} build`, needs: name }
  return { ...job, command: process.execPath, args, files }
}

function onTwoNodes(subject, files) {
  const job = nodeTests(
    `${subject} on PostgreSQL, on two nodes`,
    'scripts/test-postgres.mjs',
    files,
  )
  return { ...job, env: { TEST_NODES: '2' }, needs: 'postgres' }
}

/** For these files or folders, or for all files of the script. */
function nodeTests(name, script, files = []) {
  return { name, command: process.execPath, args: [script], files, needsBuild: true }
}

function check(subject) {
  const name = `check:${subject}`
  const needsBuild = !WITHOUT_BUILD.includes(subject)
  return { name, ...npmCommand(process, ['run', '--silent', name]), needsBuild }
}

async function runAll(jobs) {
  const done = []
  const waiting = jobs.filter(({ needs }) => !absent.some((it) => [needs].flat().includes(it)))
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) done.push(await run(job))
  })
  await Promise.all(workers)
  return done
}

/** Runs failed files alone: a failure due to load does not recur, a fault does. */
async function runFailedAgain(result) {
  const { job, status, output, failed, passed, skipped } = result
  const files = status !== 0 && job.files ? filesToRerun(output, failed) : []
  if (files.length === 0) return result
  console.log(`again, with nothing beside: ${files.join(', ')}`)
  const again = await run({ ...job, name: `${job.name}, again`, files })
  if (again.status !== 0) return result
  return { ...again, name: job.name, passed: passed + failed, skipped, unsteady: files }
}

async function run(job) {
  const fault = job.needsBuild && (await built)
  if (fault) return endRun(job, { status: 1, output: fault.stack, seconds: 0 })
  const { command, args, files = [], options } = job
  const began = Date.now()
  const env = { ...process.env, CI: 'true', FORCE_COLOR: '0', ...job.env }
  const child = spawn(command, [...args, ...files], { ...options, env })
  let output = ''
  child.stdout.on('data', (it) => {
    output += it
  })
  child.stderr.on('data', (it) => {
    output += it
  })
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const seconds = Math.round((Date.now() - began) / 1000)
      resolve(endRun(job, { status, output, seconds }))
    })
  })
}

function endRun(job, { status, output, seconds }) {
  const { name } = job
  const counts = countTests(output)
  const words = counts.passed + counts.failed > 0 ? `, ${counts.passed} passed` : ''
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s${words})`)
  if (status !== 0) console.log(withoutPassed(output))
  return { job, name, status, output, ...counts }
}

/** Prints failures last, so that they are not lost among thousands of lines. */
function withoutPassed(output) {
  const start = output.indexOf('✖ failing tests:')
  const told = start === -1 ? output : output.slice(start)
  return told.replace(/^(\s*✔|npm warn|.*\r).*\n/gm, '')
}

/** Reads the closing lines of node:test and of our own line after the browser tests. */
function countTests(output) {
  const sum = (pattern) => [...output.matchAll(pattern)].reduce((all, it) => all + Number(it[1]), 0)
  return {
    passed: sum(/^ℹ pass (\d+)$/gm) + sum(/^browser: (\d+) passed/gm),
    failed: sum(/^ℹ fail (\d+)$/gm) + sum(/^browser: \d+ passed, (\d+) failed/gm),
    skipped: sum(/^ℹ skipped (\d+)$/gm),
  }
}

function report(done) {
  const total = (key) => done.reduce((all, it) => all + it[key], 0)
  const failed = done.filter((it) => it.status !== 0)
  for (const it of absent) console.log(`${it} could not be had, so nothing ran in it`)
  for (const it of done)
    for (const file of it.unsteady ?? []) console.log(`unsteady: ${file} (${it.name})`)
  for (const it of failed) console.log(`failed: ${it.name}`)
  console.log(`${Math.round((Date.now() - started) / 1000)} s`)
  const uncounted = failed.filter((it) => it.failed === 0).length
  const skipped = total('skipped')
  console.log(
    `${total('passed')} passed, ${total('failed') + uncounted} failed, ${skipped} skipped`,
  )
  const isIncomplete = process.env.CI === 'true' && absent.length > 0
  process.exit(failed.length > 0 || isIncomplete ? 1 : 0)
}
