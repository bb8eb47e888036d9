import { deepEqual } from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before } from 'node:test'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findBrowser, findTestChromium } from '../../scripts/browsers.mjs'
import { leaks, watchEvents } from './allowed-events.ts'

/** A shop that listens on a port of its own, with its own data, as `npm start` would run it. */
export interface RunningShop {
  readonly url: string
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const READY = /(https?:\/\/\S+:\d+)/

/** What journeys walk in. */
export interface Scene {
  readonly dataDir: string
  shop: RunningShop
  browser: Browser
}

interface OwnShop {
  /** Runs once the shop and the browser are there. */
  readonly prepare?: () => Promise<void>
  readonly flags?: readonly string[]
  /** What `npm start` adds to its program, which other shops of journeys do without. */
  readonly words?: readonly string[]
  /** Puts something into the data folder before the shop starts. */
  readonly furnish?: (dataDir: string) => Promise<void>
}

/** One for all files that run in a process: both cost more to start than most journeys to walk. */
const shared = { dataDir: newDataDir() } as Scene
let browser: Promise<Browser> | undefined

after(async () => {
  await (await browser)?.close()
  await shared.shop?.stop()
  removeDataDir(shared.dataDir)
  failOnLeaks()
})

/**
 * Lets the journeys of a file walk in a shop with the demo's goods that other files share. What they
 * leave there, another file finds: a journey names what is its own, and counts nothing of all.
 */
export function withRunningShop(prepare: () => Promise<void> = async () => {}): Scene {
  before(async () => {
    shared.shop ??= await startShop(shared.dataDir)
    shared.browser = await shareBrowser()
    await prepare()
  })
  after(async () => {
    await closePages()
    failOnLeaks()
  })
  return shared
}

/** Starts a shop for the journeys of this file alone: one that is furnished, stopped or set up. */
export function withOwnShop({ prepare, flags, words, furnish }: OwnShop = {}): Scene {
  const scene = { dataDir: newDataDir() } as Scene
  before(async () => {
    await furnish?.(scene.dataDir)
    scene.shop = await startShop(scene.dataDir, 0, flags, words)
    scene.browser = await shareBrowser()
    await prepare?.()
  })
  after(async () => {
    await closePages()
    await scene.shop?.stop()
    removeDataDir(scene.dataDir)
    failOnLeaks()
  })
  return scene
}

/** The browser of this process, and closed with it; a file closes what it has opened by `closePages`. */
export function shareBrowser(): Promise<Browser> {
  browser ??= launch(findTestChromium())
  return browser
}

export async function closePages(): Promise<void> {
  for (const it of (await browser)?.contexts() ?? []) await it.close()
}

/** Comes last: what throws before the shop has stopped leaves it running. */
export function failOnLeaks(): void {
  deepEqual(leaks.splice(0), [])
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
  words: readonly string[] = [],
): Promise<RunningShop> {
  const child = spawn(process.execPath, [...flags, 'shop/dist/main.js', ...words], {
    env: {
      ...process.env,
      LC_ALL: 'C',
      // Files of tests name places and times to choose from.
      SANDBOX_CARRIER: 'up',
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
  readonly hasTouch?: boolean
}

/** A visitor with a profile of their own; what goes wrong in their pages is kept in `faults`. */
export async function newVisitor(
  browser: Browser,
  baseURL: string,
  { width = 1280, javaScriptEnabled = true, userAgent, hasTouch = false }: VisitorOptions = {},
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled,
    hasTouch,
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
