import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before, type TestContext } from 'node:test'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findBrowser, findTestChromium } from '../../scripts/browsers.mjs'
import { watchEvents, watchPages } from './allowed-events.ts'

/** A shop that listens on a port of its own, with its own data, as `npm start` would run it. */
export interface RunningShop {
  readonly url: string
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const READY = /(https?:\/\/\S+:\d+)/

/** What the journeys of one file walk in. */
export interface Scene {
  readonly dataDir: string
  shop: RunningShop
  browser: Browser
}

/**
 * Starts a shop and a browser before the file's tests, and ends both after them. Its data is empty but
 * for what `furnish` puts there.
 */
export function withRunningShop(
  prepare: () => Promise<void> = async () => {},
  flags: readonly string[] = [],
  furnish: (dataDir: string) => Promise<void> = async () => {},
): Scene {
  const scene = { dataDir: newDataDir() } as Scene
  before(async () => {
    await furnish(scene.dataDir)
    scene.shop = await startShop(scene.dataDir, 0, flags)
    scene.browser = await openBrowser()
    await prepare()
  })
  after(async () => {
    await scene.browser?.close()
    await scene.shop?.stop()
    removeDataDir(scene.dataDir)
  })
  return scene
}

export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'courtside-journey-'))
}

export function removeDataDir(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

/** Starts the built server, on a given port where a shop is to come back to its address. */
export async function startShop(
  dataDir: string,
  port = 0,
  flags: readonly string[] = [],
): Promise<RunningShop> {
  const child = spawn(process.execPath, [...flags, 'dist/server/main.js'], {
    env: {
      ...process.env,
      LC_ALL: 'C',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: '0',
      ORDER_LIMIT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readAddress(child)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

async function readAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The shop has no output.')
  for await (const line of createInterface(child.stdout)) {
    const [, url] = READY.exec(line) ?? []
    if (url) return url
  }
  throw new Error('The shop ended before it was ready.')
}

export function openBrowser(): Promise<Browser> {
  return launch(findTestChromium())
}

/** With windows: the one without says by itself that a pointer rests on the page. */
export function openWholeBrowser(): Promise<Browser> {
  return launch(findBrowser('chromium'))
}

function launch(executablePath: string | undefined): Promise<Browser> {
  if (!executablePath) throw new Error('The journeys need Chromium.')
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] }).then(watchEvents)
}

interface VisitorOptions {
  readonly width?: number
  readonly javaScriptEnabled?: boolean
  readonly userAgent?: string
}

/** A visitor with a profile of their own; what goes wrong in their pages is kept in `faults`. */
export async function newVisitor(
  browser: Browser,
  baseURL: string,
  { width = 1280, javaScriptEnabled = true, userAgent }: VisitorOptions = {},
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled,
    ...(userAgent && { userAgent }),
    locale: 'sv-SE',
    viewport: { width, height: 800 },
  })
  context.setDefaultTimeout(10_000)
  const faults: string[] = []
  context.on('weberror', (it) => faults.push(it.error().message))
  context.on('console', (it) => {
    if (it.type() === 'error') faults.push(`${it.text()} ${it.location().url}`)
  })
  return { context, page: await context.newPage(), faults }
}

/** Waits until a condition holds, asking again and again. */
export async function until(isMet: () => Promise<boolean>, limitMs = 10_000): Promise<void> {
  const end = Date.now() + limitMs
  while (!(await isMet())) {
    if (Date.now() > end) throw new Error(`Never came true: ${isMet}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * A visitor whose browser keeps nothing for any site: no cookies, and every storage throws. Only a
 * browser with settings can be set to it.
 */
export async function openBlockedProfile(t: TestContext, baseURL: string) {
  const profile = mkdtempSync(join(tmpdir(), 'courtside-blocked-'))
  mkdirSync(join(profile, 'Default'))
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked))
  const executablePath = findBrowser('chromium')
  if (!executablePath) throw new Error('The journeys need Chromium.')
  const options = { executablePath, args: [...CHROMIUM_FLAGS], baseURL, locale: 'sv-SE' }
  const context = await chromium.launchPersistentContext(profile, options).then(watchPages)
  t.after(async () => {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  })
  context.setDefaultTimeout(10_000)
  const faults: string[] = []
  context.on('weberror', (it) => faults.push(it.error().message))
  return { context, page: context.pages()[0] ?? (await context.newPage()), faults }
}
