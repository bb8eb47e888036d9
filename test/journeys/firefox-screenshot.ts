import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findBrowser } from '../../scripts/browsers.mjs'

const WIDTH = 400
const HEIGHT = 200

/** What Firefox without script shows of a page, as a `data:` address. Nothing else is served. */
export async function screenshotInFirefox(markup: string): Promise<string> {
  const path = findBrowser('firefox')
  if (!path) throw new Error('No Firefox found. Install it, or name its path.')
  const folder = mkdtempSync(join(tmpdir(), 'courtside-firefox-'))
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(url === '/' ? markup : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const picture = join(folder, 'shown.png')
  try {
    writeFileSync(join(folder, 'user.js'), 'user_pref("javascript.enabled", false);')
    const size = `--window-size=${WIDTH},${HEIGHT}`
    const flags = ['--headless', '--profile', folder, size, '--screenshot', picture]
    await promisify(execFile)(path, [...flags, `http://127.0.0.1:${port}/`], { timeout: 60_000 })
    return `data:image/png;base64,${readFileSync(picture, 'base64')}`
  } finally {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  }
}
