import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { findHaproxy } from '../../scripts/haproxy.mjs'

/** The example of a balancer's configuration. */
export const BALANCER_FILE = 'docs/deployment/haproxy.cfg'

/** Where the balancer and the nodes of a test are. */
export interface BalancedPorts {
  readonly plain: number
  readonly secure: number
  readonly nodes: readonly { readonly shop: number; readonly widgets: number }[]
}

/** Writes the example with the ports of this machine and a certificate of its own; returns its path. */
export function placeBalancer(
  folder: string,
  { plain, secure, nodes }: BalancedPorts,
  change: (text: string) => string = (it) => it,
): string {
  const text = readFileSync(BALANCER_FILE, 'utf8')
    .replace('bind :80\n', `bind 127.0.0.1:${plain}\n`)
    .replace('bind :443 ', `bind 127.0.0.1:${secure} `)
    .replace('/etc/haproxy/certs/', makeCertificate(folder))
    .replaceAll(/ node(\d):(\d+)/g, (_all, place, port) => {
      const node = nodes[Number(place) - 1]
      return ` 127.0.0.1:${port === '3000' ? node?.shop : node?.widgets}`
    })
  const path = join(folder, 'haproxy.cfg')
  writeFileSync(path, change(text))
  return path
}

function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const request = ['req', '-x509', '-nodes', '-days', '2', '-subj', '/CN=shop.example']
  const keyed = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-keyout', key]
  const { status, stderr } = spawnSync('openssl', [...request, ...keyed, '-out', certificate])
  if (status !== 0) throw new Error(`openssl: ${stderr}`)
  const path = join(folder, 'both.pem')
  writeFileSync(path, `${readFileSync(key)}${readFileSync(certificate)}`)
  return path
}

/** Runs the example until the test ends; returns what waits until it takes so many nodes for ready. */
export async function runBalancer(
  t: TestContext,
  folder: string,
  ports: BalancedPorts,
): Promise<(count: number) => Promise<void>> {
  const haproxy = findHaproxy()
  if (haproxy === undefined) throw new Error('No HAProxy could be found')
  const path = placeBalancer(folder, ports)
  const socket = join(folder, 'balancer.sock')
  const beside = join(folder, 'beside.cfg')
  writeFileSync(beside, `global\n  stats socket ${socket} mode 600 level admin\n`)
  const child = spawn(haproxy, ['-db', '-f', path, '-f', beside], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  t.after(() => child.kill('SIGKILL'))
  return async (count) => {
    while ((await countReady(socket)) !== count) {
      if (child.exitCode !== null) throw new Error(`The balancer has ended: ${said}`)
      await sleep(50)
    }
  }
}

async function countReady(path: string): Promise<number> {
  const socket = connect(path)
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  socket.write('show stat shop 4 -1\n')
  // It has not opened its socket yet.
  await once(socket, 'close').catch(() => {})
  return said.split('\n').filter((it) => /^shop,node\d,.*,UP[ ,]/.test(it)).length
}
