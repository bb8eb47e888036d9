import { equal, ok } from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, test } from 'node:test'
import { npmCommand } from '../../scripts/npm-command.mjs'

const [, INSTALL = '', START = ''] =
  /copy (?:`[^`]+`[, and]*)+[^`]*`npm (ci [^`]+)`[^`]*`node ([^`]+)`/.exec(
    readFileSync('docs/deployment.md', 'utf8'),
  ) ?? []
const COPIED = ['package.json', 'package-lock.json', 'shop/package.json', 'dist', 'shop/dist']
const READY = /is open at (\S+)/

const folder = mkdtempSync(join(tmpdir(), 'courtside-alone-'))
after(() => rmSync(folder, { recursive: true }))

test('the built shop starts with its own packages, as docs/deployment.md installs it in a container', async () => {
  for (const it of COPIED) cpSync(it, join(folder, it), { recursive: true })
  const wanted = [...INSTALL.split(' '), '--prefer-offline', '--no-audit', '--no-fund']
  const { command, args, options } = npmCommand(process, wanted)
  const { status, stderr } = spawnSync(command, args, { ...options, cwd: folder, encoding: 'utf8' })
  equal(status, 0, stderr)
  for (const it of ['esbuild', 'typescript', 'playwright-core', 'valtio'])
    equal(existsSync(join(folder, 'node_modules', it)), false, it)

  const shop = spawn(process.execPath, START.split(' '), {
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
