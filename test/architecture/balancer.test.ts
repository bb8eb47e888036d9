import { deepEqual, equal, ok } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { parse } from 'yaml'
import { findHaproxy } from '../../scripts/haproxy.mjs'
import { pageAccess } from '../../shop/app/page-access.ts'
import { CONNECTION_LIMITS } from '../../shop/platform/http/connections.ts'
import { helpText, readSettings } from '../../shop/settings/settings.ts'
import { temporaryFolder } from '../helpers/open-shop.ts'
import { BALANCER_FILE, type BalancedPorts, placeBalancer } from '../helpers/run-balancer.ts'

interface Service {
  readonly image: string
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly env_file?: string
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly stop_grace_period?: string
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, null>>
}

const SETTINGS = [...helpText({}).matchAll(/^ {2}([A-Z_]+) /gm)].map(([, name = '']) => name)
/** What the program takes after SIGTERM beside DRAIN_SECONDS. */
const END_SECONDS = 9
const text = readFileSync(BALANCER_FILE, 'utf8')
const source = readFileSync('docs/deployment/compose.yaml', 'utf8')
const { services, volumes }: Compose = parse(source, { merge: true })
const nodes = Object.entries(services).filter(([name]) => name.startsWith('node'))
const ofShop = Object.values(services).filter(({ image }) => image === 'courtside')
const settings = readSettings({})

/** What HAProxy finds wrong with a configuration; undefined where it is missing. */
function verify(t: TestContext, change: (text: string) => string = (it) => it): string | undefined {
  const haproxy = findHaproxy()
  if (haproxy === undefined) return undefined
  const path = placeBalancer(temporaryFolder(t), PORTS, change)
  return spawnSync(haproxy, ['-c', '-f', path], { encoding: 'utf8' }).stderr
}

const PORTS: BalancedPorts = {
  plain: 8080,
  secure: 8443,
  nodes: [
    { shop: 3000, widgets: 3001 },
    { shop: 4000, widgets: 4001 },
  ],
}

/** The values that a word has in the balancer's configuration. */
function valuesOf(pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, value = '']) => value)
}

const secondsOf = (name: string) => Number(valuesOf(new RegExp(`\\b${name} (\\d+)s?\\b`, 'g'))[0])

test('HAProxy reads the configuration without a remark', (t) => {
  const said = verify(t)
  if (said === undefined) return t.skip('haproxy is not here: nobody has read its configuration')
  equal(said, '')
  ok(verify(t, (it) => it.replace('option redispatch', 'option redispach'))?.includes('redispach'))
})

test('the balancer knows the nodes of the composition by their names and ports', () => {
  const names = nodes.map(([name]) => name)
  const ports = [settings.port, settings.port, settings.widgetPort]
  deepEqual(
    valuesOf(/^ {2}server \S+ (\S+)/gm),
    ports.flatMap((port) => names.map((name) => `${name}:${port}`)),
  )
  deepEqual(
    valuesOf(/^ {2}bind :(\d+)/gm).map((it) => `${it}:${it}`),
    services.balancer?.ports,
  )
})

test('the balancer repeats only what has reached no node, or what reads', () => {
  deepEqual(valuesOf(/retry-on (.*)/g), ['conn-failure empty-response'])
  deepEqual(valuesOf(/disable-l7-retry (.*)/g), ['unless METH_GET'])
})

test('the balancer waits longer than the shop, and keeps idle connections shorter', () => {
  const { requestTimeout, connectionTimeout, keepAliveTimeout, http } = CONNECTION_LIMITS
  ok(secondsOf('timeout server') * 1000 > Math.max(connectionTimeout, requestTimeout))
  ok(secondsOf('timeout client') * 1000 > connectionTimeout)
  ok(secondsOf('timeout http-request') * 1000 > http.headersTimeout)
  ok(secondsOf('timeout http-keep-alive') * 1000 < keepAliveTimeout)
  equal(secondsOf('maxconn'), settings.maxConnections)
})

test('the balancer counts the requests of an address as a node does, without its files', () => {
  deepEqual(valuesOf(/sc0_http_req_rate gt (\d+)/g), [String(settings.maxRequests)])
  const [spared = ''] = valuesOf(/path_beg (.*) \}/g)
  const files = pageAccess.filter((it) => it.cache === 'static' && it.path.includes(':'))
  ok(files.length > 2)
  deepEqual(
    files.filter(({ path }) => !spared.split(' ').some((it) => path.startsWith(it))),
    [],
  )
})

test('a node ends later than the balancer notices, and is given the time for it', () => {
  const { environment, stop_grace_period: grace = '' } = services.node1 ?? {}
  const drain = Number(environment?.DRAIN_SECONDS)
  const notices = secondsOf('fall') * secondsOf('inter') + secondsOf('timeout check')
  ok(drain > notices, `${drain} > ${notices}`)
  ok(Number.parseInt(grace, 10) > drain + END_SECONDS)
})

test('the composition has two nodes, which start when the database is laid out', () => {
  equal(nodes.length, 2)
  for (const [, { depends_on }] of nodes) {
    deepEqual(depends_on, { migrate: { condition: 'service_completed_successfully' } })
  }
  const { command = [], depends_on } = services.migrate ?? {}
  deepEqual(depends_on, { database: { condition: 'service_healthy' } })
  const [, program = ''] = command
  ok(existsSync(program.replace('dist', 'cli').replace('.js', '.ts')), program)
})

test('the composition names settings of the shop, and keeps secrets in files beside it', () => {
  const named = ofShop.flatMap(({ environment = {} }) => Object.keys(environment))
  const [, listed = ''] = /settings\.env with ([\s\S]*?)\n\w/.exec(source) ?? []
  const inFile = listed.match(/[A-Z]+_[A-Z]+/g) ?? []

  ok(named.length > 2 && inFile.length > 2)
  deepEqual(
    [...named, ...inFile].filter((it) => !SETTINGS.includes(it)),
    [],
  )
  for (const it of [...ofShop, services.database]) ok(it?.env_file, it?.image)
  ok(!/PASSWORD:|KEY:/.test(source))
})

test('what the composition mounts is declared, or lies beside it', () => {
  const mounted = Object.values(services).flatMap((it) => it.volumes ?? [])
  const sources = mounted.map((it) => it.split(':', 1)[0] ?? '')
  const [files, named] = [true, false].map((is) =>
    sources.filter((it) => it.startsWith('.') === is),
  )
  deepEqual(named, Object.keys(volumes))
  for (const it of files ?? [])
    ok(source.slice(0, source.indexOf('name:')).includes(it.slice(2)), it)
  ok(existsSync(join('docs/deployment', 'haproxy.cfg')))
})

test('the composition has a database and a balancer that the shop works with', () => {
  ok(Number(services.database?.image.split(':')[1]) >= 15)
  deepEqual(
    valuesOf(/^# HAProxy (\S+) or newer/g).map((it) => `haproxy:${it}`),
    [services.balancer?.image],
  )
})
