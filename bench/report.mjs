/**
 * `node bench/report.mjs [--other FOLDER] [--vendure FOLDER] [--only name] [--out FILE]`: the measurements
 * of `bench/` in one run with short settings, as one page of Markdown: first the machine's own floor, then
 * what each bench prints. With the folder of another checkout that is built, what is asked of both stands
 * in it too; with one that has Vendure in it and is filled (`bench/vendure.mjs`), what is asked of that.
 * Read the ratios: absolute figures are of this machine in this hour. Needs `node build.mjs` first. A
 * bench that fails is said on the page and in the exit code; the others are run.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { call, closeAll, costOf, median } from './built-shop.mjs'
import { countCpu, openBrowser, openPage, taskMs } from './page-bench.mjs'

const TIMEOUT_MS = 10 * 60 * 1000
const ROUNDS = 5
const CALLS = 400

const { values } = parseArgs({
  options: {
    other: { type: 'string' },
    vendure: { type: 'string' },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
  },
})

const lines = []
const failed = []
say('# Figures of one run')
say(
  `${new Date().toISOString()}, Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model}`,
)
say(await describeFloor())
for (const bench of benches().filter(({ name }) => name.includes(values.only))) await run(bench)
say(failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All of them ran.')
if (values.out) writeFileSync(values.out, `${lines.join('\n\n')}\n`)
process.exitCode = failed.length > 0 ? 1 : 0

/** What is measured, with settings that end within minutes. */
function benches() {
  const other = values.other && resolve(values.other)
  return [
    { name: 'kept-pages', args: [...(other ? [other] : []), '--rounds', '3', '--calls', '200'] },
    { name: 'kept-pages', args: ['--measured', '--rounds', '3', '--calls', '200'] },
    ...(other ? [{ name: 'beside', args: [other, '--rounds', '4', '--calls', '200'] }] : []),
    ...(other ? [{ name: 'views', args: ['--base', other, '--rounds', '7'] }] : []),
    { name: 'page-cache', args: ['--rounds', '500'] },
    { name: 'shop-calls', args: ['--calls', '1000'] },
    ...(values.vendure ? [{ name: 'vendure', args: [values.vendure, '--calls', '400'] }] : []),
    { name: 'search', args: ['10000'] },
    { name: 'facets', args: ['10000'] },
    { name: 'campaign-lists', args: ['10000'] },
    { name: 'quick-order', args: [] },
    { name: 'import', args: ['2000'] },
    { name: 'adopt', args: ['12', '20'] },
    { name: 'mini-cart', args: ['12'] },
    { name: 'facet-options', args: ['8'] },
    { name: 'quick-search', args: [] },
    { name: 'many-buttons', args: ['--rounds', '3'] },
    { name: 'presses', args: [...(other ? ['--other', other] : []), '--rounds', '3'] },
  ]
}

async function run({ name, args }) {
  const started = performance.now()
  const { output, code } = await runNode([`bench/${name}.mjs`, ...args])
  const seconds = Math.round((performance.now() - started) / 1000)
  if (code !== 0) failed.push(name)
  const command = ['node', `bench/${name}.mjs`, ...args].join(' ')
  const load = loadavg()[0]?.toFixed(1)
  const end = code === 0 ? '' : `, **ended with ${code}**`
  say(`## ${name}\n\n\`${command}\`: ${seconds} s, load ${load}${end}`)
  say(['```', output.trim(), '```'].join('\n'))
}

function runNode(args) {
  const child = spawn(process.execPath, args, { timeout: TIMEOUT_MS })
  const parts = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (it) => parts.push(it))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code, signal) =>
      done({ output: Buffer.concat(parts).toString(), code: code ?? signal }),
    )
  })
}

/** What everything here is done on top of: a server that does nothing, and a page with nothing in it. */
async function describeFloor() {
  const [server, page] = [await measureServer(), await measurePage()]
  return [
    '## The floor',
    '| | ms of CPU |',
    '|---|---|',
    `| a call that a bare \`node:http\` server answers with 60 kB | ${server.toFixed(2)} |`,
    `| an empty page, until two frames are drawn | ${page.toFixed(1)} |`,
  ]
    .join('\n')
    .replace('\n', '\n\n')
}

async function measureServer() {
  const data = mkdtempSync(join(tmpdir(), 'courtside-report-'))
  const file = join(data, 'page.html')
  writeFileSync(file, 'x'.repeat(60_000))
  const child = spawn(process.execPath, ['bench/bare-server.mjs', file])
  try {
    const origin = `http://127.0.0.1:${await portOf(child)}`
    const costs = []
    for (let round = -1; round < ROUNDS; round += 1) {
      const cost = await costOf({ child }, CALLS, () => call({ origin }, 'GET', '/'))
      if (round >= 0) costs.push(cost)
    }
    return median(costs)
  } finally {
    closeAll([{ child, data }])
  }
}

function portOf(child) {
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code) => fail(new Error(`The bare server ended with ${code}`)))
    child.stdout.once('data', (it) => done(Number(it)))
  })
}

async function measurePage() {
  const browser = await openBrowser()
  const costs = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const content = { script: '', css: '', body: '', viewport: { width: 1280, height: 800 } }
    const { page, session } = await openPage(browser, content)
    await countCpu(session)
    const before = await taskMs(session)
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    costs.push((await taskMs(session)) - before)
    await page.context().close()
  }
  await browser.close()
  return median(costs)
}

function say(text) {
  lines.push(text)
  console.log(`${text}\n`)
}
