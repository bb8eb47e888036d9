import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { findWebKit } from '../../scripts/browsers.mjs'

/** Above what a page can be drawn in, so that nothing is cut. */
const SCREEN = '1280x1000x24'
const PHONE = { x: 0, y: 0, width: 360, height: 800 }

/** GTK lets no window be narrower than its toolbar: 447 px, unless its parts need no room. */
const NARROW_TOOLBAR = '* { min-width: 0; margin: 0; padding: 0 }'

/** The driver hears of no fault: each page keeps its own, from before its first script. */
const KEEP_FAULTS = `
  sessionStorage.faults ??= ''
  const keep = (it) => { sessionStorage.faults += location.pathname + ': ' + it + ' ' }
  addEventListener('error', (it) => keep(it.message))
  addEventListener('unhandledrejection', (it) => keep(it.reason))
  addEventListener('securitypolicyviolation', (it) => keep(it.violatedDirective))`
const FAULTS_SCRIPT = '/kept-faults.js'

export interface WebKit {
  readonly driver: WebDriver
  readonly readFaults: () => Promise<string>
  readonly close: () => Promise<void>
}

/** WebKit on a screen that nobody sees, in a window as narrow as a phone, on a shop's first page. */
export async function openWebKit(shop: string, folder: string): Promise<WebKit> {
  const found = findWebKit()
  if (!found) throw new Error('WebKit needs webkit2gtk-driver and xvfb.')
  const screen = spawn(found.screen, ['-displayfd', '1', '-screen', '0', SCREEN])
  const display = await firstLine(screen)
  const drivers = spawn(found.driver, [`--port=${await freePort()}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...settingsOf(folder), DISPLAY: `:${display}` },
    stdio: 'ignore',
  })
  const port = drivers.spawnargs[1]?.split('=')[1]
  const proxy = createServer((asked, answer) => passOn(shop, asked, answer)).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const driver = await connect(`http://127.0.0.1:${port}`, found.browser)
  await driver.manage().window().setRect(PHONE)
  await driver.get(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`)
  return {
    driver,
    readFaults: () => driver.executeScript('return sessionStorage.faults'),
    close: async () => {
      await driver.quit()
      proxy.close()
      await Promise.all([drivers, screen].map(end))
    },
  }
}

function settingsOf(folder: string): Readonly<Record<string, string>> {
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true })
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR)
  return {
    XDG_CONFIG_HOME: folder,
    GDK_BACKEND: 'x11',
    // No graphics card, and root may not make the namespaces of WebKit's sandbox.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
}

/** The driver listens a moment after it has started, and says nothing of it. */
async function connect(server: string, binary: string, tries = 100): Promise<WebDriver> {
  const isThere = await fetch(`${server}/status`).then(
    () => true,
    () => false,
  )
  if (!isThere && tries > 0) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    return connect(server, binary, tries - 1)
  }
  const options = { binary, args: ['--automation'] }
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }
  return new Builder().usingServer(server).withCapabilities(new Capabilities(wanted)).build()
}

/** Between browser and shop: puts the script that keeps faults before the first one of each page. */
function passOn(shop: string, asked: IncomingMessage, answer: ServerResponse): void {
  if (asked.url === FAULTS_SCRIPT) {
    answer.setHeader('content-type', 'text/javascript')
    answer.end(KEEP_FAULTS)
    return
  }
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  const onward = request(new URL(asked.url ?? '/', shop), {
    method: asked.method ?? 'GET',
    headers,
  })
  onward.on('response', async (said) => {
    const parts: Buffer[] = []
    for await (const it of said) parts.push(it)
    const body = Buffer.concat(parts)
    const isPage = said.headers['content-type']?.startsWith('text/html')
    const { 'content-length': _, 'transfer-encoding': __, ...kept } = said.headers
    answer.writeHead(said.statusCode ?? 502, kept)
    answer.end(isPage ? withScript(body) : body)
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}

const withScript = (page: Buffer) =>
  page.toString().replace('<head>', `<head><script src="${FAULTS_SCRIPT}"></script>`)

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('It says nothing.')
  const [said] = await once(stdout, 'data')
  return String(said).trim()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
