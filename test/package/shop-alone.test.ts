import { equal, ok } from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, test } from 'node:test'
import { npmCommand } from '../../scripts/npm-command.mjs'

/** The last part of the file: what stands in the container. */
const container =
  readFileSync('docs/deployment/Containerfile', 'utf8')
    .split(/^FROM /m)
    .at(-1) ?? ''
const COPIED = [...container.matchAll(/^COPY (?:--from=build \/courtside\/)?(.*) \S+$/gm)]
const [, INSTALL = ''] = /^RUN npm (ci .*?)(?: &&|$)/m.exec(container) ?? []
const [, ...START]: string[] = JSON.parse(/^CMD (.*)$/m.exec(container)?.[1] ?? '[]')
const READY = /is open at (\S+)/

const folder = mkdtempSync(join(tmpdir(), 'courtside-alone-'))
after(() => rmSync(folder, { recursive: true }))

test('the built shop starts with its own packages, as the container installs it', async () => {
  for (const it of COPIED.flatMap(([, paths = '']) => paths.split(' '))) {
    cpSync(it, join(folder, it), { recursive: true })
  }
  const wanted = [...INSTALL.split(' '), '--prefer-offline', '--no-audit', '--no-fund']
  const { command, args, options } = npmCommand(process, wanted)
  const { status, stderr } = spawnSync(command, args, { ...options, cwd: folder, encoding: 'utf8' })
  equal(status, 0, stderr)
  for (const it of ['esbuild', 'typescript', 'playwright-core', 'valtio'])
    equal(existsSync(join(folder, 'node_modules', it)), false, it)

  const shop = spawn(process.execPath, START, {
    cwd: folder,
    env: { ...process.env, PORT: '0', WIDGET_PORT: '0', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const url = await readAddress(shop.stdout)
    for (const path of ['/', '/ui/courtside.js', '/pro']) {
      equal((await fetch(new URL(path, url))).status, 200, path)
    }
  } finally {
    const ended = once(shop, 'exit')
    shop.kill()
    await ended
  }
})

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, url] = READY.exec(line) ?? []
    if (url) return url
  }
  ok(false, 'The shop has not opened.')
}
