import { deepEqual, equal, ok, throws } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { helpText, readSettings } from '../../shop/settings/settings.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const SETTINGS = [...helpText({}).matchAll(/^ {2}([A-Z_]+) /gm)].map(([, name]) => name)
const unit = readFileSync('docs/deployment/courtside.service', 'utf8')
const page = readFileSync('docs/deployment.md', 'utf8')
/** The instructions of the container's file, in order. */
const instructions = readFileSync('docs/deployment/Containerfile', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name = '', value = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    return name ? [{ name, value }] : []
  })
const valuesOf = (name: string) =>
  instructions.filter((it) => it.name === name).map((it) => it.value)
const unitValues = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)

/** What systemd finds wrong with a unit; undefined where its program is missing. */
function verify(t: TestContext, text: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'courtside-unit-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'courtside.service')
  writeFileSync(path, text.replace('/usr/bin/node', process.execPath))
  const { error, stdout, stderr } = spawnSync('systemd-analyze', ['verify', path], {
    encoding: 'utf8',
  })
  return error ? undefined : `${stdout}${stderr}`
}

test('systemd reads the unit without a remark', (t) => {
  const said = verify(t, unit)
  if (said === undefined) return t.skip('systemd-analyze is not here: nobody has read the unit')
  equal(said, '')
  ok(verify(t, unit.replace('Restart=', 'Restrat='))?.includes("Unknown key 'Restrat'"))
})

test('the unit waits longer for the end than the shop may take', () => {
  const [seconds = ''] = unitValues('TimeoutStopSec')
  const DRAIN_SECONDS = String(Number(seconds) - 9)
  throws(() => readSettings({ DRAIN_SECONDS }), /DRAIN_SECONDS/)
})

test('unit and container name settings of the shop', () => {
  const named = [
    ...unitValues('Environment').flatMap((it) => it.split(' ')),
    ...valuesOf('ENV').flatMap((it) => it.split(' ')),
  ].map((it) => it.split('=', 1)[0])

  ok(named.length > 2)
  deepEqual(
    named.filter((it) => !SETTINGS.includes(it)),
    [],
  )
})

test('unit and container start the shop as npm start does, and the container opens its ports', () => {
  const flags = scripts.start.match(/--\S+/g).join(' ')
  const command = `node ${flags} shop/dist/main.js`
  deepEqual(unitValues('ExecStart'), [`/usr/bin/${command}`])
  deepEqual(
    valuesOf('CMD').map((it) => JSON.parse(it).join(' ')),
    [command],
  )
  const { port, widgetPort } = readSettings({})
  deepEqual(valuesOf('EXPOSE'), [`${port} ${widgetPort}`])
  ok(valuesOf('HEALTHCHECK')[0]?.includes(`?? ${port}) + '/healthz'`))
})

test('the container copies what is there, runs commands of the package, and is not root', () => {
  const copied = valuesOf('COPY').filter((it) => !it.startsWith('--from=build'))
  const sources = copied.flatMap((it) => it.split(' ').slice(0, -1))
  deepEqual(
    sources.filter((it) => !existsSync(it)),
    [],
  )
  const commands = valuesOf('RUN').flatMap((it) => [...it.matchAll(/npm run (\S+)/g)])
  deepEqual(
    commands.map(([, name = '']) => name).filter((it) => !(it in scripts)),
    [],
  )
  for (const it of valuesOf('RUN').filter((run) => run.startsWith('npm ci'))) {
    ok(it.includes('--ignore-scripts'), it)
  }
  deepEqual(valuesOf('USER'), ['node'])
  const [, data] = /DATA_DIR=(\S+)/.exec(valuesOf('ENV').join(' ')) ?? []
  deepEqual(valuesOf('VOLUME'), [data])
})

test('the container has the Node that the page recommends', () => {
  const [, recommended] = /Use Node (\d+)/.exec(page) ?? []
  deepEqual(
    valuesOf('FROM').map((it) => it.split(' ', 1)[0]),
    [`node:${recommended}-slim`, `node:${recommended}-slim`],
  )
})

test('the page names figures that /metrics has', () => {
  const source = readFileSync('shop/app/metrics.ts', 'utf8')
  const named = [...page.matchAll(/`courtside_(\w+)/g)].map(([, name = '']) => name)

  ok(named.length > 2)
  deepEqual(
    named.filter((it) => !source.includes(`'${it}'`)),
    [],
  )
})
